// Points and their names, as the players of each game write them. A point is an index, row by row from the top left.

import type { Kind } from '../protocol.gen.ts';

const LETTERS: Record<Kind, string> = {
  go: 'ABCDEFGHJKLMNOPQRSTUVWXYZ',
  gomoku: 'abcdefghijklmnopqrstuvwxyz',
};

/** The letters of a column, from the left. */
export function columnName(kind: Kind, x: number): string {
  const letters = LETTERS[kind];
  const round = Math.floor(x / letters.length);
  return (round > 0 ? (letters[round - 1] ?? '') : '') + (letters[x % letters.length] ?? '');
}

/** The name of a point: `Q16` in Go, `h8` in Gomoku. */
export function pointName(kind: Kind, size: number, index: number): string {
  return columnName(kind, index % size) + String(size - Math.floor(index / size));
}

/** The point of a name; nothing if it is none of this board. */
export function parsePoint(kind: Kind, size: number, name: string): number | undefined {
  const found = /^([A-Za-z]{1,2})([1-9][0-9]?)$/.exec(name);
  if (!found?.[1]) return undefined;
  const column = kind === 'go' ? found[1].toUpperCase() : found[1];
  const y = size - Number(found[2]);
  if (y < 0) return undefined;
  for (let x = 0; x < size; x++) if (columnName(kind, x) === column) return y * size + x;
  return undefined;
}

/** The points that are dotted for the eye. */
export function starPoints(kind: Kind, size: number): number[] {
  const edge = size >= 13 ? 3 : 2;
  const middle = size % 2 === 1 ? (size - 1) / 2 : undefined;
  if (size < 7) return middle === undefined ? [] : [middle * size + middle];
  const lines = [edge, size - 1 - edge];
  const found = lines.flatMap((y) => lines.map((x) => y * size + x));
  if (middle === undefined) return found;
  found.push(middle * size + middle);
  if (kind === 'go' && size >= 15) found.push(...lines.flatMap((line) => [line * size + middle, middle * size + line]));
  return found;
}
