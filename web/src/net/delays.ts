// Retry delays. The first retries are quick, because most breaks are short. If the server stays away, the page tries
// less and less often.

/** The longest delay before a retry, in milliseconds. */
const MOST_MS = 30_000;
/** The longest delay while the player's clock may be running. If the browser is offline, `MOST_MS` applies. */
const MOST_URGENT_MS = 5_000;
/** Until the longest delay is reached, each delay is on average this many times as long as the previous one. */
const GROWTH = 1.5;

/**
 * Milliseconds until the next try after `failed` failures in a row. `random` is between 0 and 1. `urgent` is for a
 * player whose clock may be running, and makes the longest delay shorter.
 */
export function retryDelay(failed: number, random: number, urgent = false): number {
  if (failed <= 0) return 50;
  if (failed === 1) return 100 + random * 200;
  const most = urgent ? MOST_URGENT_MS : MOST_MS;
  return Math.min(500 * GROWTH ** (failed - 2), most / 1.5) * (0.5 + random);
}

/**
 * How often to ping, and how long to wait for the answer before the connection counts as dead, in
 * milliseconds.
 */
export type Pace = { probe: number; dead: number };

/** The pace for a player whose clock may be running. */
export const URGENT: Pace = { probe: 2_500, dead: 9_000 };
/** The pace for everyone else. */
export const CALM: Pace = { probe: 15_000, dead: 40_000 };
/** A connection that has not opened after this time is abandoned. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** How long to wait after a rate-limited join. */
export const REJOIN_MS = 2_000;
/** How long to wait after the server closed the connection because a limit was exceeded. */
export const POLICY_MS = 5_000;

/** The wait before another attempt if the operator of the server keeps this page out. */
export const BANNED_MS = 60_000;
