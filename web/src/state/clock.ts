// What a clock shows between two messages. The server alone says when time is up.

import type { Clocks, Color, Reading, TimeControl } from '../protocol.gen.ts';
import { readClock } from '../rules.ts';

/** A color's clock now, `since` milliseconds after the message that brought it. */
export function reading(clocks: Clocks, color: Color, time: TimeControl, since: number): Reading {
  return readClock(clocks[color], time, clocks.running === color ? since : 0);
}

/** From here on a clock asks for attention. */
export const LOW_MS = 10_000;
