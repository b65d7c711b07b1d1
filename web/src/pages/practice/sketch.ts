// A position on the practice board, and how a press on a point changes it.

import { pointName } from '../../board/points.ts';
import { placeOf, shapeOf } from '../../board/shape.ts';
import type { Code, Color, Diagram, Move, Setup } from '../../protocol.gen.ts';
import type { Position } from '../../rules.ts';
import { opposite } from '../../state/colors.ts';
import { Replay } from '../../state/replay.ts';

/** Freely placed stones, and the moves played after they were placed. */
export type Sketch = {
  readonly setup: Setup;
  /** The stones before the first move. Absent for the usual start of the game. */
  readonly diagram?: Diagram;
  readonly moves: readonly Move[];
};

/** What a press on a point does: play the next move, put down a stone of a color, or remove a stone. */
export type Tool = 'moves' | Color | 'remove';

/** Why a press changed nothing: the rules forbid the move, or the stone would leave a chain without liberties. */
export type Fault = Code | 'no_liberties';

/** Creates a replay, which computes the positions of a sketch. It stops before the first illegal move. */
export function replayOf({ setup, diagram }: Sketch): Replay {
  return new Replay(setup, diagram);
}

/** The position of a sketch after its last move. */
export function positionOf(sketch: Sketch): Position {
  return replayOf(sketch).at(sketch.moves);
}

/** Plays a move for the color to move; `null` passes. */
export function play(sketch: Sketch, index: number | null): Sketch | Fault {
  const position = positionOf(sketch);
  const color = position.turn();
  // On the practice board, play can go on after two passes.
  if (position.progress() === 'stopped') position.resume(color);
  const refused = position.progress() === 'over' ? 'game_over' : position.check(color, index);
  if (refused !== undefined) return refused;
  const point = index === null ? 'pass' : pointName(shapeOf(sketch.setup), index);
  return { ...sketch, moves: [...sketch.moves, { color, point }] };
}

/**
 * Puts a stone on a point, whatever the rules say about moves. If the point already holds a stone of the same color,
 * removes that stone. `null` always removes the stone.
 */
export function put(sketch: Sketch, index: number, stone: Color | null): Sketch | Fault {
  const [x, y] = placeOf(shapeOf(sketch.setup), index);
  const position = positionOf(sketch);
  const rows = position.rows();
  const before = rows[y]?.[x];
  const wanted = stone === null ? '.' : stone === 'black' ? 'X' : 'O';
  const after = before === wanted ? '.' : wanted;
  const changed = rows.map((row, n) => (n === y ? row.slice(0, x) + after + row.slice(x + 1) : row));
  return drawn(sketch, changed, position.turn());
}

/** Gives the turn to the opposite color. */
export function giveTurn(sketch: Sketch): Sketch | Fault {
  const position = positionOf(sketch);
  return drawn(sketch, position.rows(), opposite(position.turn()));
}

/** A sketch that starts from these rows. The rules refuse a diagram in which a chain has no liberties. */
function drawn({ setup }: Sketch, rows: readonly string[], turn: Color): Sketch | Fault {
  const shape = shapeOf(setup);
  const stones = (letter: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((found, x) => (found === letter ? [pointName(shape, y * shape.width + x)] : [])),
    );
  const sketch = { setup, diagram: { black: stones('X'), white: stones('O'), turn }, moves: [] };
  return positionOf(sketch).rows().join() === rows.join() ? sketch : 'no_liberties';
}
