import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { inLine, rulesWords, setupWords, timeWords } from '../../i18n/words.ts';
import { BoardPanel } from '../../room/board-panel.tsx';
import { enter, leave } from '../../room/keep.ts';
import { News } from '../../room/news.tsx';
import { Plate } from '../../room/plate.tsx';
import { outcomeOf, seatsInOrder, titleOf } from '../../room/words.ts';
import { ScreenBar } from './bar.tsx';
import '../../room/styles.ts';

type Props = {
  id: string;
  /** Called with the next room when the players agree on a rematch. */
  onRematch: (room: string) => void;
};

/** A game without any controls, as large as the screen allows. */
export function ScreenRoom({ id, onRematch }: Props) {
  const kept = useMemo(() => enter(id), [id]);
  kept.onRematch = onRematch;
  useEffect(() => () => leave(id), [id]);
  const { store, announcer } = kept;
  const room = store.room.value;
  if (!room) return <div class="room screen" data-phase="loading" />;
  const { setup, time, state } = room.view;
  const { top, bottom } = seatsInOrder(room);
  return (
    <div class="room screen" data-phase={state.phase}>
      <h1 class="heard">{titleOf(room)}</h1>
      <Plate store={store} seat={top} place="top" />
      <BoardPanel store={store} />
      <News store={store} room={room} line={announcer.line} />
      <div class="room-middle screen-facts">
        {state.outcome ? <p class="screen-outcome">{outcomeOf(room)}</p> : null}
        <p class="muted">{inLine(setupWords(setup), rulesWords(setup), timeWords(time))}</p>
        <p class="muted number">{t('home-move', { number: state.move_number })}</p>
      </div>
      <Plate store={store} seat={bottom} place="bottom" />
      <ScreenBar />
    </div>
  );
}
