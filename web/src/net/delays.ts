// When to knock again. The first tries come at once, because most breaks are short; only a server that stays
// away for long is asked less often.

/** Milliseconds until the next try, after so many that failed in a row; `random` is 0 to 1. */
export function retryDelay(failed: number, random: number): number {
  if (failed <= 0) return 50;
  if (failed === 1) return 100 + random * 200;
  if (failed < 60) return 250 + random * 500;
  return 2000 + random * 3000;
}

/** How often a link is probed, and after how long without an answer it is dead, in milliseconds. */
export type Pace = { probe: number; dead: number };

/** For a player whose game runs on a clock. */
export const URGENT: Pace = { probe: 2_500, dead: 9_000 };
/** For everybody else. */
export const CALM: Pace = { probe: 15_000, dead: 40_000 };
/** A link that is being made and has not answered by then is given up. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** After a join was refused for being too fast. */
export const REJOIN_MS = 2_000;
/** After the server closed because its limits were ignored. */
export const POLICY_MS = 5_000;
