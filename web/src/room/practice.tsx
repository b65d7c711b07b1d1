import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { pointName } from '../board/points.ts';
import type { Refusal } from '../board/refused.tsx';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import type { Color } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { Replay } from '../state/replay.ts';
import { settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { practiceMoves } from './desk.ts';
import { keyed } from './keyed.ts';

/** A practice board to use until an opponent joins. */
export function PracticeBoard({ room }: { room: Room }) {
  const { setup, id } = room.view;
  const replay = useMemo(() => new Replay(setup), [id]);
  const model = useComputed(() => replay.board(practiceMoves.value));
  const refused = useSignal<Refusal | null>(null);
  const ghost = useComputed<Color | null>(() => {
    const position = replay.at(practiceMoves.value);
    return position.progress() === 'over' ? null : position.turn();
  });
  const place = (index: number) => {
    const color = ghost.peek();
    const code = color ? replay.at(practiceMoves.peek()).check(color, index) : 'game_over';
    refused.value = code ? { index, words: codeWords(code) } : null;
    if (color && !code)
      practiceMoves.value = [...practiceMoves.peek(), { color, point: pointName(replay.shape, index) }];
  };
  return (
    <Board
      model={model}
      label={t('room-try-board')}
      coordinates={settings.value.coordinates}
      ghost={ghost}
      allowed={(index) => replay.at(practiceMoves.peek()).check(ghost.peek() ?? 'black', index) === undefined}
      flips={(index) => replay.at(practiceMoves.peek()).flips(index)}
      refused={refused}
      onChoose={({ index }) => place(index)}
    />
  );
}

/** A hint, and the buttons that take back one move or all moves on the practice board. */
export function PracticeActs() {
  const count = practiceMoves.value.length;
  return (
    <div class="room-trying">
      <p class="small muted">{t('room-try-hint')}</p>
      <div class="line">
        <Button
          {...keyed('try_undo')}
          off={count === 0}
          onClick={() => {
            practiceMoves.value = practiceMoves.peek().slice(0, -1);
          }}
        >
          {t('room-try-undo')}
        </Button>
        <Button
          {...keyed('try_clear')}
          off={count === 0}
          onClick={() => {
            practiceMoves.value = [];
          }}
        >
          {t('room-try-clear')}
        </Button>
      </div>
    </div>
  );
}
