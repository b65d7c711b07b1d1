import { expect, it } from 'vitest';
import { keyedMove } from './moves.ts';

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 30, 30],
  ['PageUp', 5, 0],
  ['PageDown', 5, 15],
  ['Home', 5, 0],
  ['End', 5, 30],
  ['a', 5, undefined],
  ['toString', 5, undefined],
] as const)('the key %s leads from move %i to move %s', (key, at, expected) => {
  expect(keyedMove(key, at, 30)).toBe(expected);
});
