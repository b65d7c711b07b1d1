// Whose each move of a record was. The wire lists moves without colors, because in every game they follow from
// the setup: one place works it out.

import type { Color, Setup } from '../protocol.gen.ts';

/** A move: a point, or `pass`. */
export type PlayedMove = { color: Color; point: string };

/** The other color. */
export function opposite(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

/** Who plays the move of this number, counted from 0, when nobody resumes out of turn. */
function regular(setup: Setup, index: number): Color {
  if (setup.kind === 'go' && setup.handicap.type === 'fixed') return index % 2 === 0 ? 'white' : 'black';
  const free = setup.kind === 'go' && setup.handicap.type === 'free' ? setup.handicap.stones - 1 : 0;
  if (index <= free) return 'black';
  return (index - free) % 2 === 0 ? 'black' : 'white';
}

/** Gives each move its color. `turn` is who is to move after the last one, where that is known: a game that was
 * resumed after two passes may go on with either player, and then what follows the passes is turned round. */
export function withColors(setup: Setup, points: readonly string[], turn: Color | undefined): PlayedMove[] {
  const moves = points.map((point, index) => ({ color: regular(setup, index), point }));
  if (turn === undefined || regular(setup, points.length) === turn) return moves;
  for (let at = points.length - 1; at >= 2; at--) {
    if (points[at - 1] === 'pass' && points[at - 2] === 'pass') {
      return moves.map((move, index) => (index < at ? move : { ...move, color: opposite(move.color) }));
    }
  }
  return moves;
}
