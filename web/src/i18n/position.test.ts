import { expect, test } from 'vitest';
import english from './en.ftl?raw';
import { parseLocale, showBundle } from './index.ts';
import { positionSpoken } from './position.ts';

const MOVES = [
  { color: 'black', point: 'C3' },
  { color: 'white', point: 'J2' },
] as const;

test.each([
  [0, 0, 'Start'],
  [2, 0, 'Move 2 of 2: White J2'],
  [2, 1, 'Move 2 of 2: White J2, captures 1 stone'],
  [1, 3, 'Move 1 of 2: Black C3, captures 3 stones'],
])('position %i, with %i captured stones, is spoken as "%s"', (number, captured, words) => {
  showBundle('en', parseLocale('en', english));
  expect(positionSpoken('go', MOVES, number, captured)).toBe(words);
});
