// The clocks between two messages. Only the server decides when time is up.

import type { Clocks, Color, Reading, TimeControl } from '../protocol.gen.ts';
import { readClock } from '../rules.ts';

/** A color's clock now, `since` milliseconds after its message. */
export function reading(clocks: Clocks, color: Color, time: TimeControl, since: number): Reading {
  return readClock(clocks[color], time, clocks.running === color ? since : 0);
}

/** Below this, a clock is highlighted. */
export const LOW_MS = 10_000;
