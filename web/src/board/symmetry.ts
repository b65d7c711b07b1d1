// Which points of a board are the same up to turning and mirroring it.

import { placeOf, type Shape } from './shape.ts';

/** Where a place goes, on a board whose last column is `right` and last row is `bottom`. */
type Turn = (x: number, y: number, right: number, bottom: number) => [x: number, y: number];

/** The ways to turn and mirror a board that leave its sides as they are; those of a square also swap rows and columns. */
const OBLONG: readonly Turn[] = [
  (x, y, right) => [right - x, y],
  (x, y, _, bottom) => [x, bottom - y],
  (x, y, right, bottom) => [right - x, bottom - y],
];
const SQUARE: readonly Turn[] = [
  (x, y) => [y, x],
  (x, y, right) => [right - y, x],
  (x, y, _, bottom) => [y, bottom - x],
  (x, y, right, bottom) => [right - y, bottom - x],
];

/** Whether a stone on either point makes the same position, stones of `rows` given. */
export function same(shape: Shape, rows: readonly string[], a: number, b: number): boolean {
  if (a === b) return true;
  const { width, height } = shape;
  const [right, bottom] = [width - 1, height - 1];
  const turns = width === height ? [...OBLONG, ...SQUARE] : OBLONG;
  const [ax, ay] = placeOf(shape, a);
  return turns.some((turn) => {
    const [x, y] = turn(ax, ay, right, bottom);
    return y * width + x === b && keeps(rows, shape, (x, y) => turn(x, y, right, bottom));
  });
}

function keeps(rows: readonly string[], { width, height }: Shape, turn: (x: number, y: number) => number[]): boolean {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [tx = 0, ty = 0] = turn(x, y);
      if (rows[y]?.[x] !== rows[ty]?.[tx]) return false;
    }
  }
  return true;
}
