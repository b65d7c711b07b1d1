// Computes what the clocks show between two messages. Only the server decides when time is up.

import type { Clocks, Color, Reading, TimeControl } from '../protocol.gen.ts';
import { readClock } from '../rules.ts';

/** A color's clock, `since` milliseconds after the message that reported it. */
export function reading(clocks: Clocks, color: Color, time: TimeControl, since: number): Reading {
  return readClock(clocks[color], time, clocks.running === color ? since : 0);
}

/** Whether a player has at most `most_ms` left for the move. Never true in main time that is followed by overtime. */
export function isShort({ ms, in_period, last }: Reading, most_ms: number): boolean {
  return ms <= most_ms && (in_period || last);
}

/**
 * With less time than this, the seconds are counted aloud and the clock's digits are red, but not in main time that is
 * followed by overtime. If the clock runs and no more time follows, the whole plate is red.
 */
export const LOW_MS = 10_000;
