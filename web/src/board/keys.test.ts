import { expect, test } from 'vitest';
import { moved } from './keys.ts';

// On a 9x9 board, the center is 40 and the corners are 0, 8, 72 and 80.
test.each([
  ['ArrowLeft', false, 40, 39],
  ['ArrowRight', false, 40, 41],
  ['ArrowUp', false, 40, 31],
  ['ArrowDown', false, 40, 49],
  ['ArrowLeft', false, 0, 0],
  ['ArrowUp', false, 4, 4],
  ['ArrowRight', false, 8, 8],
  ['ArrowDown', false, 76, 76],
  ['Home', false, 40, 36],
  ['End', false, 40, 44],
  ['Home', true, 40, 0],
  ['End', true, 40, 80],
  ['PageUp', false, 40, 4],
  ['PageDown', false, 40, 76],
])('%s (with Ctrl: %s) moves the cursor from %i to %i', (key, ctrl, from, to) => {
  expect(moved(key, ctrl, from, { width: 9, height: 9 })).toBe(to);
});

test('the cursor stops at the edges of a rectangular board', () => {
  const sides = { width: 3, height: 5 };
  expect(['ArrowRight', 'ArrowDown', 'PageDown', 'End'].map((key) => moved(key, false, 2, sides))).toEqual([
    2, 5, 14, 2,
  ]);
  expect(moved('End', true, 2, sides)).toBe(14);
});

test('other keys do not move the cursor', () => {
  expect(moved('a', false, 40, { width: 9, height: 9 })).toBeUndefined();
  expect(moved('Tab', false, 40, { width: 9, height: 9 })).toBeUndefined();
});
