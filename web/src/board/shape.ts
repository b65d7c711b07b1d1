// The board of a game without what lies on it.

import type { Kind } from '../protocol.gen.ts';

export { shapeOf } from '../rules.ts';

/** Which game the board is for, and how many points a row and a column have. */
export type Shape = { kind: Kind; width: number; height: number };

/** The board of rows as the wire writes them; for pages that do not wait for the rules. */
export function shapeOfRows(kind: Kind, rows: readonly string[]): Shape {
  return { kind, width: rows[0]?.length ?? 0, height: rows.length };
}

/** How many points a board has. */
export function area({ width, height }: Shape): number {
  return width * height;
}

/** The place of a point in the drawing: column and row, both from 0. */
export function placeOf({ width }: Shape, index: number): [x: number, y: number] {
  return [index % width, Math.floor(index / width)];
}
