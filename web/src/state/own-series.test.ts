import { beforeEach, expect, test } from 'vitest';
import { forgetSeries, rememberedSeries, rememberSeries } from './own-series.ts';

beforeEach(() => localStorage.clear());

test('one room of each series is remembered, the latest first', () => {
  rememberSeries('a1', undefined);
  rememberSeries('b1', undefined);
  rememberSeries('a2', 'a1');
  expect(rememberedSeries()).toEqual(['a2', 'b1']);
  forgetSeries('a2');
  expect(rememberedSeries()).toEqual(['b1']);
});

test('the number of series is bounded, and stored values that are not the ids of rooms are ignored', () => {
  for (let n = 0; n < 20; n++) rememberSeries(`r${n}`, undefined);
  expect(rememberedSeries()).toHaveLength(8);
  expect(rememberedSeries()[0]).toBe('r19');
  localStorage.setItem('tengen.series', '[1, "ok", null, {}]');
  expect(rememberedSeries()).toEqual(['ok']);
  localStorage.setItem('tengen.series', '{');
  expect(rememberedSeries()).toEqual([]);
});
