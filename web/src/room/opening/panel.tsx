import { t } from '../../i18n/index.ts';
import { openingAbout, openingWords } from '../../i18n/words.ts';
import type { Step } from '../../protocol.gen.ts';
import type { Room } from '../../state/fold.ts';
import { ourStep } from '../../state/opening.ts';
import type { RoomStore } from '../../state/room.ts';
import { Panel } from '../panel.tsx';
import { ColorChoice } from './color-choice.tsx';
import { Bid, Declare, NameKomi } from './numbers.tsx';
import { Offer, Pick } from './offers.tsx';
import { leftWords, sentenceOf } from './words.ts';

export { Nigiri } from './nigiri.tsx';

/** Guides the players through an opening. Shows the next action, the player who takes it, and that player's buttons. */
export function OpeningPanel({ store, room }: { store: RoomStore; room: Room; leave?: unknown }) {
  const step = room.view.state.opening;
  if (!step) return null;
  const ours = ourStep(room) !== undefined;
  const { opening } = room.view;
  const left = leftWords(room, step);
  return (
    <Panel class={`room-opening ${ours ? 'ours' : ''}`} title={openingWords(opening)}>
      <p role="status">
        <strong>{sentenceOf(room, step)}</strong>
        {left && t('word-next-sentence') + left}
      </p>
      {ours ? <Acts store={store} step={step} /> : null}
      <p class="small muted">{openingAbout(opening)}</p>
    </Panel>
  );
}

/** The buttons for the player who takes the next action. */
function Acts({ store, step }: { store: RoomStore; step: Step }) {
  const { act } = step;
  switch (act.type) {
    case 'place':
      return null;
    case 'choose':
      return <ColorChoice store={store} choices={act.choices} />;
    case 'choose_or_offer':
      return (
        <>
          <ColorChoice store={store} choices={act.choices} />
          <Offer store={store} count={act.count} />
        </>
      );
    case 'declare':
      return <Declare store={store} most={act.most} />;
    case 'offer_moves':
      return <Offer store={store} count={act.count} />;
    case 'pick':
      return <Pick store={store} points={act.points} />;
    case 'name_komi':
      return <NameKomi store={store} />;
    case 'bid':
      return <Bid key={act.least_half} store={store} least={act.least_half} standing={act.standing_half} />;
  }
}
