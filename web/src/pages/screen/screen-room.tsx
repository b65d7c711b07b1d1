import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { inLine, rulesWords, setupWords, timeWords } from '../../i18n/words.ts';
import { offline } from '../../net/offline.ts';
import { BoardPanel } from '../../room/board-panel.tsx';
import { enter, leave } from '../../room/keep.ts';
import { latestWords, standing } from '../../room/news-words.ts';
import { Plate } from '../../room/plate.tsx';
import { lateWords, seatsInOrder, titleOf } from '../../room/words.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { ScreenBar } from './bar.tsx';
import '../../room/styles.ts';

type Props = {
  id: string;
  /** Called with the next room when the players agree on a rematch. */
  onRematch: (room: string) => void;
};

/** A game without controls for players, as large as the screen allows. */
export function ScreenRoom({ id, onRematch }: Props) {
  const kept = useMemo(() => enter(id), [id]);
  kept.onRematch = onRematch;
  useEffect(() => () => leave(id), [id]);
  const { store, announcer } = kept;
  const room = store.room.value;
  if (!room) return <div class="room screen" data-phase="loading" />;
  const { setup, time, state } = room.view;
  const { top, bottom } = seatsInOrder(room);
  const late = lateWords(room);
  return (
    <div class="room screen" data-phase={state.phase}>
      <h1 class="heard">{titleOf(room)}</h1>
      <Plate store={store} seat={top} place="top" />
      <BoardPanel store={store} watching />
      <ScreenNews store={store} room={room} line={announcer.line} />
      <div class="room-middle screen-facts">
        <p class="muted">{inLine(setupWords(setup), rulesWords(setup), timeWords(time))}</p>
        {late ? <p class="muted">{late}</p> : null}
        <p class="muted number">{t('home-move', { number: state.move_number })}</p>
      </div>
      <Plate store={store} seat={bottom} place="bottom" />
      <ScreenBar />
    </div>
  );
}

type NewsProps = { store: RoomStore; room: Room; line: ReadonlySignal<string> };

/**
 * Whose turn it is or how the game ended, and the latest event. There are no buttons, because nobody plays at this
 * screen.
 */
function ScreenNews({ store, room, line }: NewsProps) {
  const ended = room.view.state.phase === 'finished' || room.view.state.phase === 'aborted';
  return (
    <div class={ended ? 'room-news over' : 'room-news'}>
      <p class="turn">{standing(watched(room))}</p>
      <p class="happened" role="status">
        {offline.value ? t('app-offline') : ended ? '' : latestWords(store, line.value)}
      </p>
    </div>
  );
}

/** The room as a spectator sees it. A player may have opened the screen, but other people look at it, too. */
function watched(room: Room): Room {
  return { ...room, view: { ...room.view, role: { type: 'spectator' } } };
}
