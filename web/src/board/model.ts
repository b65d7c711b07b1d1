// What a board shows, and how each point looks for it. Everything about one point is packed into one number,
// so that a point draws itself again only when something about it changed.

import type { Area, Color } from '../protocol.gen.ts';
import { FORBIDDEN, type Forbidden, pointsOf } from '../rules.ts';
import { parsePoint } from './points.ts';
import { area, placeOf, type Shape } from './shape.ts';

/** A board to be shown. Points by name, boards as the wire writes them. */
export type BoardModel = {
  shape: Shape;
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
  /** Empty points on borders that are open. */
  unsealed?: readonly string[] | undefined;
  /** The winning row. */
  row?: readonly string[] | undefined;
  /** A stone that the server has not confirmed. */
  pending?: string | undefined;
  /** A stone that is aimed but not played. */
  staged?: { point: string; color: Color } | undefined;
  /** Where a stone may be placed, in a game where that is worth showing. */
  legal?: readonly string[] | undefined;
  /** Where Black may not play. */
  forbidden?: readonly { point: string; why: Forbidden }[] | undefined;
  /** Moves that are offered, or about to be; they are lettered in this order. */
  offered?: readonly string[] | undefined;
  /** Where an opening wants the next stone; absent: anywhere. */
  area?: Area | undefined;
};

const LETTER_SHIFT = 18;
const LETTER_MOST = 31;
const FORBIDDEN_SHIFT = 12;

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
  /** Two bits, see `forbiddenOf`. */
  forbidden: 3 << FORBIDDEN_SHIFT,
  legal: 1 << 14,
  unsealed: 1 << 15,
  /** Outside of where the opening wants the next stone. */
  closed: 1 << 16,
  /** Five bits, see `letterOf`. */
  letter: LETTER_MOST << LETTER_SHIFT,
} as const;

/** Why Black may not play there. */
export function forbiddenOf(look: number): Forbidden | undefined {
  return FORBIDDEN[((look & LOOK.forbidden) >> FORBIDDEN_SHIFT) - 1];
}

/** The letter of an offered move. */
export function letterOf(look: number): string | undefined {
  const number = (look & LOOK.letter) >> LETTER_SHIFT;
  return number === 0 ? undefined : offerLetter(number - 1);
}

/** The letter of an offered move by its number, from 0. */
export function offerLetter(number: number): string {
  return String.fromCharCode(65 + (number % 26));
}

function ofRows(model: BoardModel, index: number): number {
  const [x, y] = placeOf(model.shape, index);
  const stone = model.rows[y]?.[x];
  const owner = model.owner?.[y]?.[x];
  return (
    (stone === 'X' ? LOOK.black : stone === 'O' ? LOOK.white : 0) |
    (owner === 'B' ? LOOK.ownerBlack : owner === 'W' ? LOOK.ownerWhite : 0)
  );
}

/** How each point looks. */
export function looks(model: BoardModel): number[] {
  const { shape } = model;
  const open = model.area && new Set(pointsOf(shape, model.area));
  const found = Array.from(
    { length: area(shape) },
    (_, index) => ofRows(model, index) | (open && !open.has(index) ? LOOK.closed : 0),
  );
  const mark = (name: string | undefined, bit: number) => {
    const index = name === undefined ? undefined : parsePoint(shape, name);
    if (index !== undefined) found[index] = (found[index] ?? 0) | bit;
  };
  mark(model.last, LOOK.last);
  mark(model.ko, LOOK.ko);
  mark(model.pending, LOOK.pending);
  for (const name of model.dead ?? []) mark(name, LOOK.dead);
  for (const name of model.row ?? []) mark(name, LOOK.row);
  for (const name of model.legal ?? []) mark(name, LOOK.legal);
  for (const name of model.unsealed ?? []) mark(name, LOOK.unsealed);
  for (const { point, why } of model.forbidden ?? []) mark(point, (FORBIDDEN.indexOf(why) + 1) << FORBIDDEN_SHIFT);
  for (const [n, name] of (model.offered ?? []).entries()) mark(name, Math.min(n + 1, LETTER_MOST) << LETTER_SHIFT);
  if (model.staged) mark(model.staged.point, model.staged.color === 'black' ? LOOK.stagedBlack : LOOK.stagedWhite);
  return found;
}
