import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { FinalCount } from './final-count.tsx';
import { asks, LateOpening } from './opening/late-panel.tsx';
import { Panel } from './panel.tsx';

/** How many handicap stones Black must still place. 0 if the handicap is not placed freely. */
export function handicapLeft(room: Room): number {
  const { setup, moves, state } = room.view;
  if (state.phase !== 'playing' || !('handicap' in setup) || setup.handicap.type !== 'free') return 0;
  return Math.max(0, setup.handicap.stones - moves.length);
}

/** Whether the panel before the game asks for the guess in nigiri, or `PlayingPanel` shows anything. */
export function showsPanel(room: Room): boolean {
  return asks(room) || handicapLeft(room) > 0 || room.view.state.final_count !== undefined;
}

/**
 * The panel during play. It shows the steps of an opening, the handicap stones still to place, or a warning that two
 * passes end the game.
 */
export function PlayingPanel({ store, room }: { store: RoomStore; room: Room }) {
  if (room.view.state.final_count) return <FinalCount room={room} />;
  const count = handicapLeft(room);
  if (count === 0) return <LateOpening store={store} room={room} />;
  const ours = ourColor(room) === 'black';
  return (
    <Panel class={`room-opening ${ours ? 'ours' : ''}`} title={t('home-handicap')}>
      <p role="status">
        <strong>{t(ours ? 'room-handicap-ours' : 'room-handicap-theirs', { count })}</strong>
      </p>
    </Panel>
  );
}
