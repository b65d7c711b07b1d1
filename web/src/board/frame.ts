// The geometry of the drawing: lines are one unit apart, and the top left point is at 0, 0.

import type { Shape } from './shape.ts';

/** The area of a drawing. */
export type Box = { x: number; y: number; width: number; height: number };

/** The longer side, which determines the scale on the screen. */
function longest({ width, height }: Shape): number {
  return Math.max(width, height);
}

/** The height of the coordinates' letters: about the same on the screen for all board sizes. */
export function letterHeight(shape: Shape): number {
  return Math.min(0.5, 0.1 + longest(shape) * 0.02);
}

/** The distance from the outermost line to the middle of a coordinate. */
export function letterDistance(shape: Shape): number {
  return 0.56 + letterHeight(shape) * 0.66;
}

/** The area of a board, with or without coordinates. */
export function box(shape: Shape, coordinates: boolean): Box {
  const margin = coordinates ? letterDistance(shape) + letterHeight(shape) * 0.85 : 0.7;
  return { x: -margin, y: -margin, width: shape.width - 1 + 2 * margin, height: shape.height - 1 + 2 * margin };
}

/** The value of an SVG `viewBox`. */
export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/**
 * The aspect ratio of the element. A board that is higher than wide leaves its sides free and never exceeds a
 * square.
 */
export function aspect({ width, height }: Box): string {
  return `${Math.max(width, height)} / ${height}`;
}

/** The point at a position in the drawing; undefined off the board. */
export function pointAt({ width, height }: Shape, x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const inside = column >= 0 && row >= 0 && column < width && row < height;
  return inside ? row * width + column : undefined;
}

/**
 * Converts a screen position, relative to the element at `at`, to a position in the drawing, and returns the
 * CSS pixels per unit.
 */
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
