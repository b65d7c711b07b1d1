import { beforeEach, expect, test } from 'vitest';
import { ownGames, ownSeries } from './remembered.ts';

beforeEach(() => localStorage.clear());

test('one room of each series is remembered, the latest first', () => {
  ownSeries.add('a1');
  ownSeries.add('b1');
  ownSeries.add('a2', 'a1');
  expect(ownSeries.list()).toEqual(['a2', 'b1']);
  ownSeries.forget('a2');
  expect(ownSeries.list()).toEqual(['b1']);
});

test('the number of series is bounded, and stored values that are not the ids of rooms are ignored', () => {
  for (let n = 0; n < 20; n++) ownSeries.add(`r${n}`);
  expect(ownSeries.list()).toHaveLength(8);
  expect(ownSeries.list()[0]).toBe('r19');
  localStorage.setItem('tengen.series', '[1, "ok", null, {}]');
  expect(ownSeries.list()).toEqual(['ok']);
  localStorage.setItem('tengen.series', '{');
  expect(ownSeries.list()).toEqual([]);
});

test('games and series are remembered apart', () => {
  ownGames.add('g');
  ownSeries.add('s');
  expect([ownGames.list(), ownSeries.list()]).toEqual([['g'], ['s']]);
});
