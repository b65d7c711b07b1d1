// Which game the home page shows. Pure functions only.

import type { GameSummary, RoomSummary } from '../../protocol.gen.ts';

/** A game with fewer moves is too short to be worth watching, unless there is no other. */
export const MOVES_TO_WATCH = 12;

/**
 * The live game to show: one with enough moves if there is one, then the one with the most spectators, then the one with
 * the most moves. The game `shown` so far stays until it ends or is the shorter kind while a longer game is played.
 */
export function featured(live: readonly RoomSummary[], shown: string | undefined): RoomSummary | undefined {
  const long = live.filter(({ move_number }) => move_number >= MOVES_TO_WATCH);
  const games = long.length > 0 ? long : live;
  const known = games.find(({ id }) => id === shown);
  return known ?? [...games].sort((a, b) => b.spectators - a.spectators || b.move_number - a.move_number)[0];
}

/** The last game that is long enough to watch. If there is none, the last game with a move. */
export function worthSeeing(recent: readonly GameSummary[]): GameSummary | undefined {
  return recent.find(({ moves }) => moves >= MOVES_TO_WATCH) ?? recent.find(({ moves }) => moves > 0);
}
