import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Board } from '../../board/board.tsx';
import type { BoardModel } from '../../board/model.ts';
import { shapeOfRows } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { inLine, playerName, setupWords } from '../../i18n/words.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { Arrow } from '../../ui/icons.tsx';
import { delayWords, isOwn, liveLabel } from './rooms.tsx';

function modelOf({ setup, board, last }: RoomSummary): BoardModel {
  return { shape: shapeOfRows(setup.kind, board), rows: board, last };
}

/** A live game. A click opens its room. */
export function LiveBoard({ room }: { room: RoomSummary }) {
  const { route } = useLocation();
  const model = useSignal(modelOf(room));
  // The lobby often sends a room that has not changed. Redraw only a new position.
  useLayoutEffect(() => {
    if (room.board.join() !== model.peek().rows.join()) model.value = modelOf(room);
  }, [room, model]);
  const path = `/room/${room.id}`;
  return (
    <>
      <div class="home-board-place">
        <Board model={model} label={liveLabel(room)} coordinates={false} onChoose={() => route(path)} />
      </div>
      <p class="home-board-caption">
        <span class="live-mark">{t('home-board-live')}</span>
        <span class="home-board-what">
          <strong>{playerName(room.black)}</strong> – <strong>{playerName(room.white)}</strong> ·{' '}
          {inLine(setupWords(room.setup), t('home-move', { number: room.move_number }), delayWords(room))}
        </span>
        <a class="home-board-go" href={path}>
          {t(isOwn(room) ? 'home-open' : 'home-board-watch')}
          <Arrow />
        </a>
      </p>
    </>
  );
}
