import type { ComponentType } from 'preact';
import { t } from '../i18n/index.ts';
import { KeyListButton } from '../keys/list.tsx';
import type { Phase } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Actions } from './actions.tsx';
import { BoardPanel } from './board-panel.tsx';
import { Chat } from './chat.tsx';
import { Ending } from './ending.tsx';
import { Facts } from './facts.tsx';
import { Offers } from './offers.tsx';
import { OpeningPanel } from './opening/panel.tsx';
import { PlayAt } from './play-at.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { ScoringPanel } from './scoring.tsx';
import { SeatLink } from './seat-link.tsx';
import { Waiting } from './waiting.tsx';
import { seatsInOrder } from './words.ts';

/** The panel of each phase. */
const PANELS: Readonly<Record<Phase, ComponentType<{ store: RoomStore; room: Room }> | null>> = {
  waiting: Waiting,
  playing: null,
  scoring: ScoringPanel,
  finished: Ending,
  aborted: Ending,
};

/** The board and the panels around it. */
export function Table({ store }: { store: RoomStore }) {
  const room = store.room.value;
  if (!room) return null;
  const { top, bottom } = seatsInOrder(room);
  const Panel = PANELS[room.view.state.phase];
  return (
    <>
      <PlayerPanel store={store} seat={top} place="top" />
      <BoardPanel store={store} />
      <PlayerPanel store={store} seat={bottom} place="bottom" />
      <OpeningPanel store={store} room={room} />
      <section class="room-controls" aria-label={t('room-controls')}>
        {Panel ? <Panel store={store} room={room} /> : null}
        <Actions store={store} room={room} />
        <Offers store={store} room={room} />
        <Facts room={room} />
        <PlayAt store={store} room={room} />
        <div class="room-more">
          <SeatLink room={room} />
          <KeyListButton />
        </div>
      </section>
      <Chat store={store} room={room} />
    </>
  );
}
