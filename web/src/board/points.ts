// Points and their names in the usual notation of each game. A point is an index, row by row from the top left.

import { namesOf, pointOf, rulesReady } from '../rules.ts';
import type { Shape } from './shape.ts';

/** The name of a point: `Q16` in Go, `h8` in Gomoku, `d3` in Othello. */
export function pointName(shape: Shape, index: number): string {
  return namesOf(shape).names[index] ?? '';
}

/** The index of the point with this name. Undefined if no point has this name, or if the rules are not loaded yet. */
export function parsePoint(shape: Shape, name: string): number | undefined {
  return rulesReady.value ? pointOf(shape, name) : undefined;
}

/** The points with these names. Ignores names that the board does not have. */
export function parsePoints(shape: Shape, names: readonly string[]): number[] {
  return names.map((name) => parsePoint(shape, name)).filter((index) => index !== undefined);
}

/** The star points; none before the rules are loaded. */
export function starPoints(shape: Shape): readonly number[] {
  return rulesReady.value ? namesOf(shape).stars : [];
}
