import { describe, expect, test } from 'vitest';
import type { Clocks, TimeControl } from '../protocol.gen.ts';
import { readClock } from '../rules.ts';
import { reading } from './clock.ts';

const BYO: TimeControl = { type: 'byo_yomi', main_ms: 60_000, periods: 3, period_ms: 30_000 };
const FISCHER: TimeControl = { type: 'fischer', main_ms: 60_000, increment_ms: 5_000, cap_ms: 60_000 };

describe('reading a clock', () => {
  test.each([
    // Given: the main time, the periods, the time left in the period, and the time elapsed. Expected: the time, the
    // periods left, and whether the clock is in a period. All times are in milliseconds.
    [10_000, 3, 0, 4_000, 6_000, 3, false],
    [10_000, 3, 0, 10_000, 30_000, 3, true],
    [10_000, 3, 0, 15_000, 25_000, 3, true],
    [10_000, 3, 0, 41_000, 29_000, 2, true],
    [0, 3, 30_000, 1_000, 29_000, 3, true],
    [0, 3, 12_000, 12_000, 30_000, 2, true],
    [0, 2, 12_000, 45_000, 0, 1, true],
    [0, 1, 5_000, 9_000, 0, 1, true],
  ])(
    'byo-yomi %i ms + %i periods (%i ms left in the period) after %i ms',
    (main_ms, periods, period_ms, elapsed, ms, left, inPeriod) => {
      expect(readClock({ main_ms, periods, period_ms }, BYO, elapsed)).toEqual({
        ms,
        periods: left,
        stones: 0,
        rest_ms: 0,
        in_period: inPeriod,
        last: inPeriod && left === 1,
      });
    },
  );

  test('a clock without periods ends at zero', () => {
    const clock = { main_ms: 3_000, periods: 0, period_ms: 0 };
    expect(readClock(clock, FISCHER, 2_999)).toMatchObject({ ms: 1, in_period: false, last: true });
    expect(readClock(clock, FISCHER, 3_001)).toMatchObject({ ms: 0, in_period: false, last: true });
    expect(readClock({ ...clock, main_ms: 0 }, FISCHER, 10)).toMatchObject({ ms: 0, in_period: false, last: true });
  });

  test('in Canadian overtime, the clock shows the stones left in the period', () => {
    const control: TimeControl = { type: 'canadian', main_ms: 60_000, period_stones: 10, period_ms: 300_000 };
    const clock = { main_ms: 0, periods: 0, period_ms: 120_000, stones: 7 };
    expect(readClock(clock, control, 1_000)).toMatchObject({ ms: 119_000, stones: 7, in_period: true, last: true });
    const full = { main_ms: 60_000, periods: 0, period_ms: 0 };
    expect(readClock(full, control, 61_000)).toMatchObject({ ms: 299_000, stones: 10, in_period: true });
  });

  test('a correspondence clock uses rest days when the other days are used up', () => {
    const day = 86_400_000;
    const control: TimeControl = { type: 'correspondence', main_days: 3, increment_days: 1, cap_days: 7, rest_days: 2 };
    const clock = { main_ms: day, periods: 0, period_ms: 0, rest_ms: 2 * day };
    expect(readClock(clock, control, 5)).toMatchObject({
      ms: day - 5,
      rest_ms: 2 * day,
      in_period: false,
      last: false,
    });
    expect(readClock(clock, control, 2 * day)).toMatchObject({ ms: day, in_period: true, last: true });
    expect(readClock(clock, control, 9 * day)).toMatchObject({ ms: 0, last: true });
  });

  test('a clock does not gain time if its message seems to come from the future', () => {
    expect(readClock({ main_ms: 3_000, periods: 0, period_ms: 0 }, FISCHER, -50).ms).toBe(3_000);
  });
});

test('only the clock of the player to move loses time', () => {
  const clock = { main_ms: 9_000, periods: 0, period_ms: 0 };
  const clocks: Clocks = { black: clock, white: clock, running: 'white' };
  expect(reading(clocks, 'white', FISCHER, 1_000).ms).toBe(8_000);
  expect(reading(clocks, 'black', FISCHER, 1_000).ms).toBe(9_000);
  const stopped: Clocks = { black: clock, white: clock };
  expect(reading(stopped, 'white', FISCHER, 1_000).ms).toBe(9_000);
});
