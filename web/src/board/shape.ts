// The board of a game without its stones.

import type { Kind } from '../protocol.gen.ts';

export { shapeOf } from '../rules.ts';

/** The kind of game, and the number of points in each row and in each column. */
export type Shape = { kind: Kind; width: number; height: number };

/** The shape of a board that is given as rows, for pages that do not wait until the rules are loaded. */
export function shapeOfRows(kind: Kind, rows: readonly string[]): Shape {
  return { kind, width: rows[0]?.length ?? 0, height: rows.length };
}

/** The number of points. */
export function area({ width, height }: Shape): number {
  return width * height;
}

/** The column and row of a point, both counted from 0. */
export function placeOf({ width }: Shape, index: number): [x: number, y: number] {
  return [index % width, Math.floor(index / width)];
}

/** The character for a point in the rows of a board: `X` or `O` for a stone, `.` for an empty point. */
export function signAt({ width }: Shape, rows: readonly string[], index: number): string | undefined {
  return rows[Math.floor(index / width)]?.[index % width];
}
