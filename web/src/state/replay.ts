// The positions of a record, by the number of moves played. The latest requested position is kept, because continuing
// from it is cheap.

import type { BoardModel } from '../board/model.ts';
import { parsePoint, pointName } from '../board/points.ts';
import { type Shape, shapeOf } from '../board/shape.ts';
import type { Color, Diagram, Move, Setup } from '../protocol.gen.ts';
import { Position } from '../rules.ts';

/** The positions of one game, in which moves may be played and taken back. The rules must be loaded. */
export class Replay {
  readonly setup: Setup;
  readonly shape: Shape;
  private readonly diagram: Diagram | undefined;
  private kept: { moves: Move[]; position: Position } | undefined;

  constructor(setup: Setup, diagram?: Diagram) {
    this.setup = setup;
    this.diagram = diagram;
    this.shape = shapeOf(setup);
  }

  /**
   * The position after the first `count` moves. Fork it before you play further moves on it. If the rules refuse a
   * move, the result is the position before that move.
   */
  at(moves: readonly Move[], count = moves.length): Position {
    const wanted = moves.slice(0, count);
    const kept = this.kept;
    const goesOn =
      kept &&
      kept.moves.length <= wanted.length &&
      kept.moves.every((move, n) => move.point === wanted[n]?.point && move.color === wanted[n]?.color);
    const position = goesOn ? kept.position : Position.start(this.setup, this.diagram);
    for (const move of wanted.slice(goesOn ? kept.moves.length : 0)) {
      if (position.play(move.color, this.index(move.point)) !== undefined) break;
    }
    this.kept = { moves: wanted, position };
    return position;
  }

  /** The position after all moves of a game. `turn` is the color to move; undefined if no color is to move. */
  now(moves: readonly Move[], turn: Color | undefined): Position {
    const position = this.at(moves);
    if (position.progress() !== 'stopped' || !turn) return position;
    // Both players passed, and then play was resumed. The list of moves does not show the resumption.
    const resumed = position.fork();
    resumed.resume(turn);
    return resumed;
  }

  /** The board after the first `count` moves. */
  board(moves: readonly Move[], count = moves.length): BoardModel {
    const position = this.at(moves, count);
    const board = boardOf(this.shape, position, lastStone(moves.slice(0, count)));
    return position.turn() === 'black' ? { ...board, forbidden: forbiddenIn(this.shape, position) } : board;
  }

  /** The index of a point; null for a pass. */
  index(point: string): number | null {
    return point === 'pass' ? null : (parsePoint(this.shape, point) ?? null);
  }
}

/** The point of the last stone. The board marks it even after a pass. A pass is shown next to the player's name. */
export function lastStone(moves: readonly Move[]): string | undefined {
  const last = moves.at(-1);
  return last?.point === 'pass' ? lastStone(moves.slice(0, -1)) : last?.point;
}

/** Whether a color has passed since the last stone. */
export function hasPassed(moves: readonly Move[], color: Color): boolean {
  const last = moves.at(-1);
  return last?.point === 'pass' && (last.color === color || hasPassed(moves.slice(0, -1), color));
}

/** The points forbidden to Black, as a board shows them. */
export function forbiddenIn(shape: Shape, position: Position): BoardModel['forbidden'] {
  if (position.progress() !== 'playing') return undefined;
  return position.forbidden().map(({ point, why }) => ({ point: pointName(shape, point), why }));
}

/** The board model of a position. */
export function boardOf(shape: Shape, position: Position, last?: string): BoardModel {
  const name = (index: number) => pointName(shape, index);
  const ko = position.ko();
  return {
    shape,
    rows: position.rows(),
    last,
    ko: ko === undefined ? undefined : name(ko),
    row: position.row().map(name),
  };
}

/** The board after a move that the server has not confirmed yet. */
export function foreseen(shape: Shape, position: Position, { color, point }: Move, index: number): BoardModel {
  const next = position.fork();
  next.play(color, index);
  return { ...boardOf(shape, next, point), pending: point };
}

/** Turns the pending stone of this board into one that waits for the connection. */
export function unsent(board: BoardModel): BoardModel {
  return { ...board, pending: undefined, unsent: board.pending };
}
