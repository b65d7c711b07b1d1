// The area to which an opening limits the next stone.

import type { Area } from '../protocol.gen.ts';
import { parsePoint } from './points.ts';
import { placeOf, type Shape } from './shape.ts';

/** A rectangle of points. The points on its four sides belong to it. */
export type Corners = { left: number; top: number; right: number; bottom: number };

/** The corners of an area; undefined if they are not points of the board. */
export function cornersOf(shape: Shape, { from, to }: Area): Corners | undefined {
  const [a, b] = [parsePoint(shape, from), parsePoint(shape, to)];
  if (a === undefined || b === undefined) return undefined;
  const [[ax, ay], [bx, by]] = [placeOf(shape, a), placeOf(shape, b)];
  return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) };
}

/**
 * Where an area is: the center (at most 2x2 points), a larger rectangle, all points outside a rectangle, or the whole
 * board.
 */
export function whereOf(shape: Shape, area: Area | undefined): 'anywhere' | 'center' | 'within' | 'outside' {
  const corners = area && cornersOf(shape, area);
  if (!area || !corners) return 'anywhere';
  if (area.outside) return 'outside';
  return corners.right - corners.left <= 1 && corners.bottom - corners.top <= 1 ? 'center' : 'within';
}
