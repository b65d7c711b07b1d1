// What a board shows, and how each point looks for it. Everything about one point is packed into one number,
// so that a point draws itself again only when something about it changed.

import type { Color, Kind } from '../protocol.gen.ts';
import { parsePoint } from './points.ts';

/** A board to be shown. Points by name, boards as the wire writes them. */
export type BoardModel = {
  kind: Kind;
  size: number;
  /** `X` black, `O` white, `.` empty, rows from the top. */
  rows: readonly string[];
  /** The last move. */
  last?: string | undefined;
  /** Where a simple ko forbids to retake. */
  ko?: string | undefined;
  /** Stones marked as dead. */
  dead?: readonly string[] | undefined;
  /** For whom each point counts: `B`, `W`, `.`, rows from the top. */
  owner?: readonly string[] | undefined;
  /** The winning row. */
  row?: readonly string[] | undefined;
  /** A stone that the server has not confirmed. */
  pending?: string | undefined;
  /** A stone that is aimed but not played. */
  staged?: { point: string; color: Color } | undefined;
};

/** The parts of a look, as bits. */
export const LOOK = {
  black: 1,
  white: 2,
  stone: 3,
  last: 4,
  ko: 8,
  dead: 16,
  ownerBlack: 32,
  ownerWhite: 64,
  row: 128,
  pending: 256,
  stagedBlack: 512,
  stagedWhite: 1024,
  /** The one point that the Tab key reaches. */
  cursor: 2048,
} as const;

/** How each point looks. */
export function looks(model: BoardModel): number[] {
  const { kind, size } = model;
  const found = new Array<number>(size * size).fill(0);
  const mark = (name: string | undefined, bit: number) => {
    const index = name === undefined ? undefined : parsePoint(kind, size, name);
    if (index !== undefined) found[index] = (found[index] ?? 0) | bit;
  };
  for (let index = 0; index < found.length; index++) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const stone = model.rows[y]?.[x];
    const owner = model.owner?.[y]?.[x];
    found[index] =
      (stone === 'X' ? LOOK.black : stone === 'O' ? LOOK.white : 0) |
      (owner === 'B' ? LOOK.ownerBlack : owner === 'W' ? LOOK.ownerWhite : 0);
  }
  mark(model.last, LOOK.last);
  mark(model.ko, LOOK.ko);
  mark(model.pending, LOOK.pending);
  for (const name of model.dead ?? []) mark(name, LOOK.dead);
  for (const name of model.row ?? []) mark(name, LOOK.row);
  if (model.staged) mark(model.staged.point, model.staged.color === 'black' ? LOOK.stagedBlack : LOOK.stagedWhite);
  return found;
}
