// Positions of a record, by number of moves. Playing on is cheap, so the last position is kept and gone on from.

import type { BoardModel } from '../board/model.ts';
import { parsePoint, pointName } from '../board/points.ts';
import type { Move, Setup } from '../protocol.gen.ts';
import { Position } from '../rules.ts';

/** The positions of one game; its moves may grow and shrink. `loadRules` must have been awaited. */
export class Replay {
  readonly setup: Setup;
  private kept: { moves: Move[]; position: Position } | undefined;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** The position after the first `count` moves; not to be played on, fork it. A move that the rules refuse
   * ends the game before it. */
  at(moves: readonly Move[], count = moves.length): Position {
    const wanted = moves.slice(0, count);
    const kept = this.kept;
    const goesOn =
      kept &&
      kept.moves.length <= wanted.length &&
      kept.moves.every((move, n) => move.point === wanted[n]?.point && move.color === wanted[n]?.color);
    const position = goesOn ? kept.position : Position.start(this.setup);
    for (const move of wanted.slice(goesOn ? kept.moves.length : 0)) {
      if (position.play(move.color, this.index(move.point)) !== null) break;
    }
    this.kept = { moves: wanted, position };
    return position;
  }

  /** The board after the first `count` moves. */
  board(moves: readonly Move[], count = moves.length): BoardModel {
    return boardOf(this.setup, this.at(moves, count), moves[count - 1]);
  }

  private index(point: string): number | null {
    return point === 'pass' ? null : (parsePoint(this.setup.kind, this.setup.size, point) ?? null);
  }
}

/** How a position is shown. */
export function boardOf(setup: Setup, position: Position, last?: Move): BoardModel {
  const { kind, size } = setup;
  const name = (index: number) => pointName(kind, size, index);
  const ko = position.ko();
  return {
    kind,
    size,
    rows: position.rows(),
    last: last && last.point !== 'pass' ? last.point : undefined,
    ko: ko === undefined ? undefined : name(ko),
    row: position.row().map(name),
  };
}
