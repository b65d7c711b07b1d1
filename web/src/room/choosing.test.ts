import { expect, test } from 'vitest';
import { mustConfirm } from './choosing.ts';

test.each([
  ['auto', 'mouse', 12, false],
  ['auto', 'keyboard', Number.POSITIVE_INFINITY, false],
  ['auto', 'touch', 18, true],
  ['auto', 'touch', 44, false],
  ['always', 'mouse', 44, true],
  ['never', 'touch', 12, false],
] as const)('confirm %s: %s on points of %i px', (confirm, how, cell, asked) => {
  expect(mustConfirm(confirm, { index: 0, how, cell })).toBe(asked);
});
