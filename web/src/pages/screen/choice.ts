// Chooses the game that the club screen shows. All functions are pure.

import type { RoomSummary } from '../../protocol.gen.ts';
import { featured } from '../home/featured.ts';

/** How long the end of a game is shown before the next game, in milliseconds. */
export const END_MS = 20_000;
/** How long a game is shown before another one may replace it, in milliseconds. */
export const LEAST_MS = 60_000;

/** The game on the screen. The times are in milliseconds of the page's own clock. */
export type Shown = {
  readonly id: string;
  /** When the screen began to show the game. */
  readonly since: number;
  /** When the game disappeared from the list of live games. */
  readonly ended?: number;
};

/**
 * The game to show now. A game stays until its end has been shown for a while. After its first minute on the screen, it
 * can also be replaced by a game with more spectators. The club screen itself counts as one of the spectators of the
 * game that it shows. If there is no live game, the game on the screen stays.
 */
export function choose(shown: Shown | null, live: readonly RoomSummary[], now: number): Shown | null {
  const best = featured(live, undefined);
  const start = best ? { id: best.id, since: now } : shown;
  if (!shown) return start;
  const still = live.find(({ id }) => id === shown.id);
  if (!still) {
    const ended = shown.ended ?? now;
    return now - ended < END_MS ? { ...shown, ended } : start;
  }
  const { id, since } = shown;
  const replaced = now - since >= LEAST_MS && best !== undefined && best.spectators > still.spectators;
  return replaced ? start : { id, since };
}
