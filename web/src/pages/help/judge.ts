// Answers the questions that lessons ask about a position. Most answers come from trying moves under the rules.

import { pointName } from '../../board/points.ts';
import type { Color, Diagram } from '../../protocol.gen.ts';
import { Position } from '../../rules.ts';
import type { Replay } from '../../state/replay.ts';

/** The color of the stone on a point; undefined if the point is empty. */
export function has(replay: Replay, position: Position, name: string): Color | undefined {
  const index = replay.index(name);
  if (index === null) return undefined;
  const { width } = replay.shape;
  const stone = position.rows()[Math.floor(index / width)]?.[index % width];
  return stone === 'X' ? 'black' : stone === 'O' ? 'white' : undefined;
}

/** Whether a single move by this color can capture a stone on any of these points. */
export function canBeTaken(replay: Replay, position: Position, by: Color, points: readonly string[]): boolean {
  return position.legal().some((index) => {
    const tried = position.fork();
    return tried.play(by, index) === undefined && points.some((name) => has(replay, tried, name) === undefined);
  });
}

/** The points where this color would complete a winning row if it were this color's turn. */
export function winning(replay: Replay, position: Position, color: Color): number[] {
  const start = withTurn(replay, position, color);
  return start.legal().filter((index) => wins(start, color, index));
}

/**
 * A move by which this color completes a winning row, or creates two threats to complete one. The opponent can stop
 * only one of the two threats. Undefined if there is no such move.
 */
export function punishment(replay: Replay, position: Position, color: Color): string | undefined {
  const start = withTurn(replay, position, color);
  const all = start.legal();
  const found = all.find((index) => wins(start, color, index)) ?? doubleThreat(replay, start, color, all);
  return found === undefined ? undefined : pointName(replay.shape, found);
}

/**
 * A point where a stone creates two threats: one more stone on either of two other points would complete a row. The two
 * stones that complete a row can be played in either order, so each pair of points is tried only once.
 */
function doubleThreat(replay: Replay, start: Position, color: Color, all: readonly number[]): number | undefined {
  const partners = new Map<number, number>();
  for (const [n, first] of all.entries()) {
    const one = start.fork();
    if (one.play(color, first) !== undefined) continue;
    const again = withTurn(replay, one, color);
    for (const second of all.slice(n + 1)) {
      if (!wins(again, color, second)) continue;
      for (const index of [first, second]) partners.set(index, (partners.get(index) ?? 0) + 1);
    }
  }
  return all.find((index) => (partners.get(index) ?? 0) >= 2);
}

function wins(position: Position, color: Color, index: number): boolean {
  const tried = position.fork();
  return tried.play(color, index) === undefined && tried.row().length > 0;
}

/** The same position, but with this color to move. */
function withTurn({ setup, shape }: Replay, position: Position, turn: Color): Position {
  const all = position.rows().join('');
  const of = (sign: string) => [...all].flatMap((cell, index) => (cell === sign ? [pointName(shape, index)] : []));
  const diagram: Diagram = { black: of('X'), white: of('O'), turn };
  return Position.start(setup, diagram);
}
