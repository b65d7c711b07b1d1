// The geometry of the drawing: one unit between two lines, the top left point at 0, 0.

import type { Shape } from './shape.ts';

/** The part of the plane that a board fills. */
export type Box = { x: number; y: number; width: number; height: number };

/** The side that decides how large everything is on the screen. */
function longest({ width, height }: Shape): number {
  return Math.max(width, height);
}

/** The height of the coordinates' letters: the same on the screen for every size of board, about. */
export function letterHeight(shape: Shape): number {
  return Math.min(0.5, 0.1 + longest(shape) * 0.02);
}

/** How far from the outermost line the middle of a coordinate is. */
export function letterDistance(shape: Shape): number {
  return 0.56 + letterHeight(shape) * 0.66;
}

/** The box of a board, with room for coordinates or without. */
export function box(shape: Shape, coordinates: boolean): Box {
  const margin = coordinates ? letterDistance(shape) + letterHeight(shape) * 0.85 : 0.7;
  return { x: -margin, y: -margin, width: shape.width - 1 + 2 * margin, height: shape.height - 1 + 2 * margin };
}

/** The box as an SVG element takes it. */
export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** The proportions of the element: a board that is higher than wide leaves its sides free, and never grows beyond a square. */
export function aspect({ width, height }: Box): string {
  return `${Math.max(width, height)} / ${height}`;
}

/** The point at a place of the drawing; nothing beyond the board. */
export function pointAt({ width, height }: Shape, x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const inside = column >= 0 && row >= 0 && column < width && row < height;
  return inside ? row * width + column : undefined;
}

/** A place of the screen, relative to the element at `at`, as a place of the drawing; and how many CSS pixels a unit has. */
export function onDrawing(
  at: { left: number; top: number; width: number; height: number },
  box: Box,
  clientX: number,
  clientY: number,
): { x: number; y: number; cell: number } {
  const across = at.width / box.width;
  const cell = at.height > 0 ? Math.min(across, at.height / box.height) : across;
  return {
    x: (clientX - at.left - (at.width - box.width * cell) / 2) / cell + box.x,
    y: (clientY - at.top - (at.height - box.height * cell) / 2) / cell + box.y,
    cell,
  };
}
