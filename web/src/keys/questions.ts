// The keys that ask questions about a board. The answers are spoken.

import type { Shape } from '../board/shape.ts';
import { placeOf } from '../board/shape.ts';
import type { Binding } from './binding.ts';
import type { Question } from './field.ts';
import { ASK_KEYS, type AskAct, DESK_KEYS } from './room.ts';

/** The keys of a replay: the field for questions, and the questions themselves. */
export const REPLAY_KEYS: readonly Binding<AskAct | 'play_at'>[] = [
  ...DESK_KEYS.flatMap((one) =>
    one.act === 'play_at' ? [{ ...one, words: 'keys-ask-at' as const, act: one.act }] : [],
  ),
  ...ASK_KEYS,
];

/** The point under the cursor of the board in this part of the page. */
export function cursorPoint(part: string): SVGElement | null {
  return document.querySelector(`${part} [data-point][tabindex="0"]`);
}

/** The point under the cursor, as an index. */
export function cursorIn(part: string): number {
  return Number(cursorPoint(part)?.getAttribute('data-point') ?? 0);
}

/** The question that a key asks, with the cursor on this point. */
export function questionOf(act: AskAct, shape: Shape, index: number): Question {
  const [column, row] = placeOf(shape, index);
  switch (act) {
    case 'say_point':
      return { about: 'point', index };
    case 'say_row':
      return { about: 'row', line: row };
    case 'say_column':
      return { about: 'column', line: column };
    case 'say_clocks':
      return { about: 'clocks' };
    case 'say_score':
      return { about: 'score' };
    case 'say_news':
      return { about: 'news' };
  }
}
