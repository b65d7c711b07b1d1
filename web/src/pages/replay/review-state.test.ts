import { expect, test } from 'vitest';
import type { Review } from '../../protocol.gen.ts';
import { blackPercent, graphOf, overlayAt } from './review-state.ts';

const review: Review = {
  version: 1,
  black: [500, 250, null, 1000],
  turns: [{ position: 1, loss: 250, line: ['C3', 'B2', 'pass', 'D4'] }],
  ownership: [
    { position: 0, rows: ['..', '..'] },
    { position: 2, rows: ['B.', '.W'] },
  ],
};

test('at a turning point, the better move and the moves expected after it get letters, up to the first pass', () => {
  expect(overlayAt(review, 1, false)).toEqual({ offered: ['C3', 'B2'], engine: true });
  expect(overlayAt(review, 2, false)).toEqual({});
});

test('a position shows its ownership or, if it has none, the ownership of the latest earlier position', () => {
  expect(overlayAt(review, 0, true)).toEqual({ owner: ['..', '..'] });
  expect(overlayAt(review, 1, true).owner).toEqual(['..', '..']);
  expect(overlayAt(review, 3, true).owner).toEqual(['B.', '.W']);
});

test('the chance and the graph leave out positions that were not judged', () => {
  expect([0, 1, 2, 3, 4].map((at) => blackPercent(review, at))).toEqual([50, 25, undefined, 100, undefined]);
  expect(graphOf(review)).toEqual([
    [0, 0.5],
    [1 / 3, 0.25],
    [1, 1],
  ]);
});
