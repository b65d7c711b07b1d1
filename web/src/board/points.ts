// Points and their names, as the players of each game write them. A point is an index, row by row from the top left.

import { KINDS } from '../kinds.ts';
import type { Kind } from '../protocol.gen.ts';
import { placeOf, type Shape } from './shape.ts';

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS: Record<Kind, string> = {
  go: 'ABCDEFGHJKLMNOPQRSTUVWXYZ',
  gomoku: SMALL,
  othello: SMALL,
  tic_tac_toe: SMALL,
};

/** The letters of a column, from the left. */
export function columnName(kind: Kind, x: number): string {
  const letters = LETTERS[kind];
  const round = Math.floor(x / letters.length);
  return (round > 0 ? (letters[round - 1] ?? '') : '') + (letters[x % letters.length] ?? '');
}

/** The number of a row, from the top: the players of Othello count down, all others up. */
export function rowName({ kind, height }: Shape, y: number): number {
  return kind === 'othello' ? y + 1 : height - y;
}

/** The name of a point: `Q16` in Go, `h8` in Gomoku, `d3` in Othello. */
export function pointName(shape: Shape, index: number): string {
  const [x, y] = placeOf(shape, index);
  return columnName(shape.kind, x) + String(rowName(shape, y));
}

/** The point of a name; nothing if it is none of this board. */
export function parsePoint(shape: Shape, name: string): number | undefined {
  const { kind, width, height } = shape;
  const found = /^([A-Za-z]{1,2})([1-9][0-9]?)$/.exec(name);
  if (!found?.[1]) return undefined;
  const column = kind === 'go' ? found[1].toUpperCase() : found[1];
  const row = Number(found[2]);
  const y = kind === 'othello' ? row - 1 : height - row;
  if (y < 0 || y >= height) return undefined;
  for (let x = 0; x < width; x++) if (columnName(kind, x) === column) return y * width + x;
  return undefined;
}

/** The points of some names, those of this board. */
export function parsePoints(shape: Shape, names: readonly string[]): number[] {
  return names.map((name) => parsePoint(shape, name)).filter((index) => index !== undefined);
}

/** The points that are dotted for the eye. */
export function starPoints({ kind, width, height }: Shape): number[] {
  if (KINDS[kind].grid !== 'crossings' || Math.min(width, height) < 5) return [];
  const center = width % 2 === 1 && height % 2 === 1 ? ((height - 1) / 2) * width + (width - 1) / 2 : undefined;
  if (Math.min(width, height) < 7) return center === undefined ? [] : [center];
  const lines = (side: number) => {
    const edge = side >= 13 ? 3 : 2;
    return [edge, side - 1 - edge];
  };
  const found = lines(height).flatMap((y) => lines(width).map((x) => y * width + x));
  if (center !== undefined) found.push(center);
  if (kind !== 'go' || Math.min(width, height) < 15) return found;
  if (width % 2 === 1) found.push(...lines(height).map((y) => y * width + (width - 1) / 2));
  if (height % 2 === 1) found.push(...lines(width).map((x) => ((height - 1) / 2) * width + x));
  return found;
}
