import type { Command } from '../protocol.gen.ts';

/** The commands that wait for a connection and are then sent. */
export const MOVES: ReadonlySet<Command['type']> = new Set<Command['type']>(['play', 'pass']);

/** The commands that can end a turn or the game. */
export const TURN_ENDS: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'play',
  'pass',
  'resign',
  'choose',
  'declare',
  'offer_moves',
  'name_komi',
]);
