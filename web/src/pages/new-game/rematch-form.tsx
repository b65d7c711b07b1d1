import { useSignal } from '@preact/signals';
import { isHere } from '../../device/here.ts';
import { t } from '../../i18n/index.ts';
import type { ColorChoice } from '../../protocol.gen.ts';
import { colorsChosen, colorsWords } from '../../room/changes.ts';
import { choosesColors } from '../../rules.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/field.tsx';
import { type Part, set, TimeField } from './form.tsx';
import { draftFrom } from './from-room.ts';
import { MoreFields } from './more-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { faultsOf, wanted } from './wanted.ts';
import '../../theme/new-game.css';

type Props = { store: RoomStore; room: Room; onDone: () => void };

/**
 * The form of a new game, used to offer a rematch. It starts from the terms of an open offer or, if there is none, from
 * those of the finished game. The kind cannot be changed.
 */
export function RematchForm({ store, room, onDone }: Props) {
  const { swapped, kept, plain } = colorsChosen(room);
  const offered = room.view.state.offers.find(({ offer }) => offer === 'rematch')?.terms;
  const draft = useSignal(draftFrom(offered ?? { ...room.view, colors: plain }));
  const faultsShown = useSignal(false);
  const { room: terms, choices } = wanted(draft.value);
  const part: Part = { draft, room: terms, choices, faults: faultsShown.value ? faultsOf(terms) : [] };
  const colorsLabel = (word: 'rematch-colors-swapped' | 'rematch-colors-kept', colors: ColorChoice) =>
    t('word-about', { what: t(word), text: colorsWords(room, colors, terms.opening) });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    faultsShown.value = true;
    if (faultsOf(terms).length > 0) return;
    void store.do({ type: 'offer', offer: 'rematch', terms });
    onDone();
  }
  return (
    <form class="new-game" aria-label={t('rematch-title')} onSubmit={submit} noValidate>
      <div class="new-game-fields rematch">
        <TimeField draft={draft} />
        <Choices
          label={t(choosesColors(terms.opening) ? 'home-begin' : 'rematch-colors')}
          name="colors"
          value={terms.colors}
          options={[
            { value: swapped, label: colorsLabel('rematch-colors-swapped', swapped) },
            { value: kept, label: colorsLabel('rematch-colors-kept', kept) },
            { value: 'random', label: t('home-color-random') },
          ]}
          onValue={(value) => set(draft, { colors: value })}
        />
      </div>
      {draft.value.time === 'custom' && <TimeFields {...part} />}
      <MoreFields {...part} aided={!isHere(room.view.id)} />
      <div class="actions">
        <Button onClick={onDone}>{t('app-cancel')}</Button>
        <Button kind="primary" type="submit">
          {t('rematch-offer')}
        </Button>
      </div>
    </form>
  );
}
