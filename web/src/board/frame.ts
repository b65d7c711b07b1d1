// The geometry of the drawing: one unit between two lines, the top left point at 0, 0.

/** The part of the plane that a board fills. */
export type Box = { from: number; side: number };

/** The height of the coordinates' letters: the same on the screen for every size of board, about. */
export function letterHeight(size: number): number {
  return Math.min(0.5, 0.1 + size * 0.02);
}

/** How far from the outermost line the middle of a coordinate is. */
export function letterDistance(size: number): number {
  return 0.56 + letterHeight(size) * 0.66;
}

/** The box of a board, with room for coordinates or without. */
export function box(size: number, coordinates: boolean): Box {
  const margin = coordinates ? letterDistance(size) + letterHeight(size) * 0.85 : 0.7;
  return { from: -margin, side: size - 1 + 2 * margin };
}

/** The point at a place of the drawing; nothing beyond the board. */
export function pointAt(size: number, x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const inside = column >= 0 && row >= 0 && column < size && row < size;
  return inside ? row * size + column : undefined;
}
