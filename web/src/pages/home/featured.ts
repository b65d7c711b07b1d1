// Chooses the game that the board of the home page shows. All functions are pure.

import type { GameSummary, RoomSummary } from '../../protocol.gen.ts';

/**
 * A live game with at least this many moves is worth watching. Shorter games are shown only if no game is long enough.
 */
export const MOVES_TO_WATCH = 12;

/**
 * The live game to show. Considers only the games with enough moves or, if there are none, all games. If the game that
 * was `shown` so far is one of these, keeps it. Otherwise takes the game with the most spectators or, if several games
 * have equally many, the one with the most moves.
 */
export function featured(live: readonly RoomSummary[], shown: string | undefined): RoomSummary | undefined {
  const long = live.filter(({ move_number }) => move_number >= MOVES_TO_WATCH);
  const games = long.length > 0 ? long : live;
  const known = games.find(({ id }) => id === shown);
  return known ?? [...games].sort((a, b) => b.spectators - a.spectators || b.move_number - a.move_number)[0];
}

/**
 * The latest game with at least one move. The page calls it the last game, so even a very short game is not skipped.
 */
export function lastPlayed(recent: readonly GameSummary[]): GameSummary | undefined {
  return recent.find(({ moves }) => moves > 0);
}
