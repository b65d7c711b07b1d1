import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { OpeningPanel } from './opening/panel.tsx';
import { Panel } from './panel.tsx';

/** The number of free handicap stones that Black has yet to place. */
export function handicapLeft(room: Room): number {
  const { setup, moves, state } = room.view;
  if (state.phase !== 'playing' || !('handicap' in setup) || setup.handicap.type !== 'free') return 0;
  return Math.max(0, setup.handicap.stones - moves.length);
}

/** The panel for the start of a game, which asks for the steps of an opening or for handicap stones. */
export function StartPanel({ store, room }: { store: RoomStore; room: Room }) {
  const count = handicapLeft(room);
  if (count === 0) return <OpeningPanel store={store} room={room} />;
  const ours = ourColor(room) === 'black';
  return (
    <Panel class={`room-opening ${ours ? 'ours' : ''}`} title={t('home-handicap')}>
      <p role="status">
        <strong>{t(ours ? 'room-handicap-ours' : 'room-handicap-theirs', { count })}</strong>
      </p>
    </Panel>
  );
}
