import type { Command } from '../protocol.gen.ts';

/** The commands that are kept while there is no connection, and sent when it is back. */
export const MOVES: ReadonlySet<Command['type']> = new Set<Command['type']>(['play', 'play_unless_blunder', 'pass']);

/** The commands that can end a turn or the game. */
export const TURN_ENDS: ReadonlySet<Command['type']> = new Set<Command['type']>([
  ...MOVES,
  'resign',
  'choose',
  'declare',
  'offer_moves',
  'name_komi',
]);
