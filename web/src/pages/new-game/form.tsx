import { type Signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { takebackWords } from '../../i18n/takeback.ts';
import { watchingWords } from '../../i18n/watching.ts';
import { clockWords, colorWord, inLine, openingWords, rulesWords, setupWords, spanWords } from '../../i18n/words.ts';
import { KINDS } from '../../kinds.ts';
import { offline } from '../../net/offline.ts';
import type { ColorChoice, CreateRoom, Fault, Choices as Offered } from '../../protocol.gen.ts';
import { choosesColors, findsKomi, loadRules } from '../../rules.ts';
import { isName } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, options, SelectField, TextField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Stone } from '../../ui/stone.tsx';
import { COLORS, NUMBERS, type NumberName, VISIBILITIES } from './choices.ts';
import type { Draft } from './draft.ts';
import { Failed } from './failed.tsx';
import { timeNumbers } from './from-room.ts';
import { keepDraft, keptDraft } from './kept.ts';
import { type Failure, failureOf, makeRoom } from './make.ts';
import { DelayField, MoreFields, WatchingField } from './more-fields.tsx';
import { PresetCards } from './preset-cards.tsx';
import { TimeFields } from './time-fields.tsx';
import { SPEEDS, TIME_CHOICES, type TimeChoice } from './time-presets.ts';
import { faultsOf, faultWords, onOneDevice, wanted } from './wanted.ts';
import '../../theme/new-game.css';

/** Loaded together with this form, because the two forms share almost everything. */
export { RematchForm } from './rematch-form.tsx';

/** The value of the list “Opponent” that stands for an opponent on this device. */
const HERE = 'here';

/** The fields below the summary line that can have an error. They are hidden until the player opens the line. */
const HIDDEN: readonly Fault['field'][] = [
  'size',
  'height',
  'komi_half',
  'stones',
  'length',
  'grace_ms',
  'games',
  'points',
];

/** The form of a new game: cards, a few choices, and a summary of the other choices, which a click shows. */
export function NewGameForm() {
  const draft = useSignal(keptDraft());
  const faultsShown = useSignal(false);
  const restOpen = useSignal(false);
  const busy = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  /** The name of a second person on this device; null if the opponent plays elsewhere. */
  const second = useSignal<string | null>(offline.peek() ? '' : null);
  const { route } = useLocation();
  const here = second.value !== null;
  const room = roomOf(draft.value, here);
  const { choices } = wanted(draft.value);
  const part: Part = { draft, room, choices, faults: faultsShown.value ? faultsOf(room) : [] };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    failure.value = null;
    try {
      await loadRules().catch(() => undefined); // Without the rules, only the server checks the room.
      const asked = roomOf(draft.value, second.value !== null);
      const faults = faultsOf(asked);
      faultsShown.value = true;
      const name = second.value?.trim() ?? '';
      if (name !== '' && !isName(name)) {
        busy.value = false;
        return;
      }
      if (faults.length > 0) {
        // Show the field with the error.
        if (faults.some(({ field }) => HIDDEN.includes(field))) restOpen.value = true;
        busy.value = false;
        return;
      }
      const path = await makeRoom(asked, second.value === null ? undefined : name === '' ? {} : { name });
      if (path) {
        keepDraft(draft.value);
        return route(path);
      }
    } catch (error) {
      failure.value = await failureOf(error);
    }
    busy.value = false;
  }

  return (
    <form class="new-game" aria-label={t('home-new')} onSubmit={submit} noValidate>
      <PresetCards draft={draft} />
      <MainFields {...part} second={second} />
      <NameField label={t('home-name')} hint={t('home-name-hint')} />
      <div class="new-game-end">
        <details
          class="more rest"
          open={restOpen.value}
          onToggle={(event) => {
            restOpen.value = event.currentTarget.open;
          }}
        >
          <summary>
            <span class="muted">{restWords(part)}</span> <span class="change">{t('home-change')}</span>
          </summary>
          <MoreFields {...part}>
            {here ? null : (
              <>
                <WatchingField draft={draft} />
                <DelayField draft={draft} />
              </>
            )}
          </MoreFields>
        </details>
        <Failed failure={failure.value} />
        <a class="small how" href={`/help/${draft.value.kind}`}>
          {t('room-how')}
        </a>
      </div>
      <div class="new-game-go">
        <Button kind="primary" type="submit" aria-disabled={busy.value}>
          {t(busy.value ? 'home-creating' : second.value === null ? 'home-start' : 'home-start-here')}
        </Button>
      </div>
    </form>
  );
}

/** The room that the draft describes. */
function roomOf(draft: Draft, here: boolean): CreateRoom {
  const { room } = wanted(draft);
  return here ? onOneDevice(room) : room;
}

/** The summary of the hidden fields, so that the player sees every choice. */
function restWords({ room, choices }: Part): string {
  const { setup, opening, series, takeback, grace_ms, delay_ms, watching } = room;
  const usualKomi = 'handicap' in setup && setup.komi_half === undefined && !findsKomi(opening);
  const komi_half = choices.komi_half;
  const withKomi = usualKomi && komi_half !== undefined ? { ...setup, komi_half } : setup;
  return inLine(
    setupWords(setup),
    rulesWords(withKomi),
    openingWords(opening),
    seriesWords(series),
    takebackWords(takeback, grace_ms),
    watchingWords(watching),
    delay_ms === undefined ? '' : t('room-late', { span: spanWords(delay_ms) }),
  );
}

/** The properties of each part of the form: the draft, the room it describes, the available choices and the errors. */
export type Part = { draft: Signal<Draft>; room: CreateRoom; choices: Offered; faults: readonly Fault[] };

type NumberProps = Pick<Part, 'faults'> & {
  field: NumberName;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  placeholder?: string | undefined;
};

/** A number field with its error. */
export function NumberField({ faults, field, ...rest }: NumberProps) {
  const { label, unit } = NUMBERS[field];
  return (
    <TextField
      label={t(label)}
      inputMode={unit === 1 ? 'numeric' : 'decimal'}
      wrong={faultWords(faults, field)}
      {...rest}
    />
  );
}

/** Changes some fields of the draft. */
export function set(draft: Signal<Draft>, part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
}

function MainFields({ second, ...part }: Part & { second: Signal<string | null> }) {
  const { draft } = part;
  const { time, visibility } = draft.value;
  return (
    <>
      <div class="new-game-fields">
        <SelectField
          label={t('home-opponent')}
          name="visibility"
          value={second.value === null ? visibility : HERE}
          options={[...options(VISIBILITIES), { value: HERE, label: t('home-opponent-here') }]}
          onValue={(value) => {
            second.value = value === HERE ? '' : null;
            if (value !== HERE) set(draft, { visibility: value });
          }}
        />
        <TimeField draft={draft} />
        <ColorFields {...part} here={second.value !== null} />
      </div>
      {second.value === null ? null : (
        <TextField
          label={t('home-second-name')}
          value={second.value}
          wrong={second.value.trim() === '' || isName(second.value.trim()) ? undefined : t('settings-name-wrong')}
          onValue={(value) => {
            second.value = value;
          }}
        />
      )}
      {time === 'custom' && <TimeFields {...part} />}
    </>
  );
}

/** The choice of the time control. A custom one starts from the one chosen before. */
export function TimeField({ draft }: Pick<Part, 'draft'>) {
  const choose = (time: TimeChoice) =>
    set(draft, { ...(time === 'custom' && timeNumbers(wanted(draft.peek()).room.time)), time });
  return (
    <SelectField<TimeChoice>
      label={t('home-time')}
      name="time"
      value={draft.value.time}
      options={TIME_CHOICES.map((choice) => ({ value: choice, label: timeLabel(draft.value, choice) }))}
      onValue={choose}
    />
  );
}

/** The label of a time control in the list: its speed, and its numbers for the chosen board. */
function timeLabel(draft: Draft, choice: TimeChoice): string {
  if (choice === 'none') return t('home-time-none');
  if (choice === 'custom') return t('home-time-custom');
  return t('home-time-preset', {
    speed: t(SPEEDS[choice]),
    time: clockWords(wanted({ ...draft, time: choice }).room.time),
  });
}

/** The choice of the player's color. If the opening assigns the colors, the choice of who begins. */
function ColorFields({ draft, choices, here }: Part & { here: boolean }) {
  const room = roomOf(draft.value, here);
  const { kind } = draft.value;
  const begins = choosesColors(room.opening);
  const label = (choice: ColorChoice) => {
    if (begins || choice === 'random' || choice === 'nigiri') return t(COLORS[choice]);
    return (
      <>
        <Stone kind={kind} color={choice} />
        {colorWord(kind, choice)}
      </>
    );
  };
  return (
    <Choices
      label={t(begins ? 'home-begin' : KINDS[kind].signs.ask)}
      name="colors"
      value={room.colors}
      options={choices.colors
        .filter((value) => !here || value !== 'nigiri')
        .map((value) => ({ value, label: label(value) }))}
      onValue={(value) => set(draft, { colors: value })}
    />
  );
}
