// What a clock shows between two messages. The server alone says when time is up.

import type { Clock, Clocks, Color, TimeControl } from '../protocol.gen.ts';

/** A clock at one moment. */
export type Reading = {
  /** What counts down now: main time, or the running period. */
  ms: number;
  /** Periods left, the running one included; 0 without byo-yomi. */
  periods: number;
  /** Whether a period runs. */
  inPeriod: boolean;
};

/** The clock after so many milliseconds of its player's thinking. */
export function readAfter(clock: Clock, time: TimeControl, elapsed: number): Reading {
  const length = time.type === 'byo_yomi' ? time.period_ms : 0;
  let spent = Math.max(0, elapsed);
  let { main_ms: main, periods, period_ms: period } = clock;
  if (main > 0 && (spent < main || periods === 0)) return { ms: Math.max(0, main - spent), periods, inPeriod: false };
  if (main > 0) {
    spent -= main;
    main = 0;
    period = length;
  }
  while (periods > 1 && spent >= period) {
    spent -= period;
    periods -= 1;
    period = length;
  }
  return { ms: Math.max(0, period - spent), periods, inPeriod: periods > 0 };
}

/** A color's clock now, `since` milliseconds after the message that brought it. */
export function reading(clocks: Clocks, color: Color, time: TimeControl, since: number): Reading {
  return readAfter(clocks[color], time, clocks.running === color ? since : 0);
}

/** From here on a clock asks for attention. */
export const LOW_MS = 10_000;
