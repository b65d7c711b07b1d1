import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Phase } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Bar, Openers } from './bar.tsx';
import { BoardPanel } from './board-panel.tsx';
import { planning } from './desk.ts';
import { PlayingPanel } from './handicap.tsx';
import { Head } from './head.tsx';
import { LateDialogs } from './late-dialogs.tsx';
import { Ending, loadEnding } from './late-ending.tsx';
import { LateSettings } from './late-settings.tsx';
import { News } from './news.tsx';
import { Plate } from './plate.tsx';
import { LateScoringPanel } from './scoring.tsx';
import { useSeries } from './series.ts';
import { Side } from './side/side.tsx';
import { Waiting } from './waiting.tsx';
import { seatsInOrder } from './words.ts';

/** The panel of each phase. */
const PANELS: Readonly<Record<Phase, ComponentType<{ store: RoomStore; room: Room }> | null>> = {
  waiting: Waiting,
  playing: PlayingPanel,
  scoring: LateScoringPanel,
  finished: Ending,
  aborted: Ending,
};

type TableProps = { store: RoomStore; line: ReadonlySignal<string>; more?: ReadonlySignal<string> };

/** The board and everything around it. The layouts are in room.css, upright.css and sideways.css. */
export function Table({ store, line, more }: TableProps) {
  const room = store.room.value;
  useSeries(room);
  useEffect(() => void loadEnding(), []);
  if (!room) return null;
  const { top, bottom } = seatsInOrder(room);
  const planned = planning.value?.room === room.view.id ? planning.value : null;
  const Panel = PANELS[room.view.state.phase];
  return (
    <>
      <Head room={room} />
      <Plate store={store} seat={top} place="top" />
      <BoardPanel store={store} />
      <News store={store} room={room} line={line} more={more?.value} />
      <div class="room-middle">
        {Panel ? <Panel store={store} room={room} /> : null}
        <Side store={store} room={room} />
      </div>
      <Bar store={store} room={room} />
      <Openers store={store} />
      <Plate store={store} seat={bottom} place="bottom" />
      <LateDialogs store={store} room={room} />
      <LateSettings store={store} room={room} />
      {planned ? <planned.Planner store={store} room={room} /> : null}
    </>
  );
}
