// The moves that a visitor tries on the board of the home page. They are not part of any game.

import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../../board/model.ts';
import type { Choice } from '../../board/pointing.ts';
import { pointName } from '../../board/points.ts';
import type { Refusal } from '../../board/refused.tsx';
import { codeWords } from '../../i18n/words.ts';
import type { Color, Move, Setup } from '../../protocol.gen.ts';
import { Replay } from '../../state/replay.ts';

/** A game that is shown, and the moves that the visitor tries in it. */
export type Practice = {
  model: ReadonlySignal<BoardModel>;
  /** The color of the next stone. */
  turn: ReadonlySignal<Color | null>;
  refused: Signal<Refusal | null>;
  /** The moves that the visitor has tried, which follow the moves of the game. */
  own: Signal<readonly Move[]>;
  /** Places a stone, or shows why the move is illegal. */
  place: (choice: Choice) => void;
  allowed: (index: number) => boolean;
  flips: (index: number) => readonly number[];
};

/** Shows a game after its first `at` moves and lets the visitor try moves from there. The rules must be loaded. */
export function usePractice(setup: Setup, moves: readonly Move[], at: ReadonlySignal<number>): Practice {
  const replay = useMemo(() => new Replay(setup), [setup]);
  const own = useSignal<readonly Move[]>([]);
  const refused = useSignal<Refusal | null>(null);
  const all = useComputed(() => [...moves.slice(0, at.value), ...own.value]);
  const model = useComputed(() => replay.board(all.value));
  const turn = useComputed(() => {
    const position = replay.at(all.value);
    return position.progress() === 'over' ? null : position.turn();
  });
  const position = () => replay.at(all.peek());
  return useMemo(
    () => ({
      model,
      turn,
      refused,
      own,
      place({ index }) {
        const color = turn.peek();
        if (!color) return;
        const code = position().check(color, index);
        refused.value = code === undefined ? null : { index, words: codeWords(code) };
        if (code === undefined) own.value = [...own.peek(), { color, point: pointName(replay.shape, index) }];
      },
      allowed: (index) => turn.peek() !== null && position().check(turn.peek() ?? 'black', index) === undefined,
      flips: (index) => position().flips(index),
    }),
    [replay],
  );
}
