// Chooses the game that the board of the home page shows. All functions are pure.

import type { GameSummary, RoomSummary } from '../../protocol.gen.ts';

/** The number of moves that a live game needs to be worth watching. Shorter ones are shown only if no game is long enough. */
export const MOVES_TO_WATCH = 12;

/**
 * The live game to show. Games with enough moves come before all others, then games with more spectators, then games
 * with more moves. The game that was `shown` so far stays, unless it has ended or only other games have enough moves.
 */
export function featured(live: readonly RoomSummary[], shown: string | undefined): RoomSummary | undefined {
  const long = live.filter(({ move_number }) => move_number >= MOVES_TO_WATCH);
  const games = long.length > 0 ? long : live;
  const known = games.find(({ id }) => id === shown);
  return known ?? [...games].sort((a, b) => b.spectators - a.spectators || b.move_number - a.move_number)[0];
}

/** The latest game with at least one move. The page calls it the last game, so even a very short game is not skipped. */
export function lastPlayed(recent: readonly GameSummary[]): GameSummary | undefined {
  return recent.find(({ moves }) => moves > 0);
}
