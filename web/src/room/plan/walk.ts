// Plays planned moves by the rules, and gives the position after them.

import { parsePoint } from '../../board/points.ts';
import type { Shape } from '../../board/shape.ts';
import { KINDS } from '../../kinds.ts';
import type { Color } from '../../protocol.gen.ts';
import type { Position } from '../../rules.ts';
import type { Line } from './draft.ts';

/** A position after planned moves. */
export type Walked = {
  position: Position;
  /** The color that played each move. */
  colors: Color[];
  /** The point of the last stone that was placed; undefined if there is none. */
  last: string | undefined;
};

/** Plays moves from a position, each for the color to move. Also plays forced passes. Stops before an illegal move. */
export function walk(shape: Shape, start: Position, moves: Line): Walked {
  const position = start.fork();
  const colors: Color[] = [];
  let last: string | undefined;
  for (const move of moves) {
    const color = position.turn();
    const index = move === 'pass' ? null : (parsePoint(shape, move) ?? null);
    if (position.progress() !== 'playing' || position.play(color, index) !== undefined) break;
    colors.push(color);
    if (move !== 'pass') last = move;
    passOver(shape, position);
  }
  return { position, colors, last };
}

/** Plays the forced passes of Othello, where a pass is legal only if there is no other move. */
function passOver({ kind }: Shape, position: Position): void {
  if (!KINDS[kind].flips) return;
  while (position.progress() === 'playing' && position.check(position.turn(), null) === undefined) {
    position.play(position.turn(), null);
  }
}
