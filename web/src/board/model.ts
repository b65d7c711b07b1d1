// The contents of a board, and the look of each point. A look is the set of everything that a point shows, packed into
// the bits of one number. A point is redrawn only when this number changes.

import type { Area, Color } from '../protocol.gen.ts';
import { FORBIDDEN, type Forbidden, pointsOf } from '../rules.ts';
import { parsePoint } from './points.ts';
import { area, placeOf, type Shape } from './shape.ts';

/** A board to draw. Points are given by name, and rows as on the wire. */
export type BoardModel = {
  shape: Shape;
  /** The rows from the top, with `X` for black, `O` for white and `.` for empty. */
  rows: readonly string[];
  /** The point of the last move. */
  last?: string | undefined;
  /** The point where a simple ko forbids a recapture. */
  ko?: string | undefined;
  /** The stones marked as dead. */
  dead?: readonly string[] | undefined;
  /** The rows from the top, with the color that each point counts for: `B`, `W`, or `.` for neither. */
  owner?: readonly string[] | undefined;
  /** The empty points where borders of territory are still open. */
  unsealed?: readonly string[] | undefined;
  /** The points of the winning row. */
  row?: readonly string[] | undefined;
  /** A stone that the server has not confirmed yet. */
  pending?: string | undefined;
  /** A stone that waits for the connection. */
  unsent?: string | undefined;
  /** A stone that the player has yet to confirm. */
  staged?: { point: string; color: Color } | undefined;
  /** A stone prepared for the player's next turn. */
  premove?: { point: string; color: Color } | undefined;
  /** The legal points, in games that show them. */
  legal?: readonly string[] | undefined;
  /** The points forbidden to Black. */
  forbidden?: readonly { point: string; why: Forbidden }[] | undefined;
  /** The moves that are offered or about to be offered. They get letters in the order of this list. */
  offered?: readonly string[] | undefined;
  /** Whether the moves in `offered` are those that the engine expects. */
  engine?: boolean | undefined;
  /** The area that an opening allows for the next stone; absent if it is the whole board. */
  area?: Area | undefined;
};

const LETTER_SHIFT = 18;
/**
 * The highest number that five bits can hold. A letter is stored as the place of its move in `offered`, counted from 1;
 * 0 means no letter. All moves from the 31st on are stored as 31.
 */
const LETTER_MOST = 31;
const FORBIDDEN_SHIFT = 12;

/** The bits of a look. */
export const LOOK = {
  black: 1,
  white: 2,
  /** A stone of either color. */
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
  /** The point that the Tab key reaches. */
  cursor: 2048,
  /** Two bits. See `forbiddenOf`. */
  forbidden: 3 << FORBIDDEN_SHIFT,
  legal: 1 << 14,
  unsealed: 1 << 15,
  /** Outside the area that the opening allows. */
  closed: 1 << 16,
  unsent: 1 << 17,
  premoveBlack: 1 << 23,
  premoveWhite: 1 << 24,
  /** The letter marks a move that the engine expects. */
  engine: 1 << 25,
  /** Five bits. See `letterOf`. */
  letter: LETTER_MOST << LETTER_SHIFT,
} as const;

/** Why a point is forbidden to Black; undefined if it is not. */
export function forbiddenOf(look: number): Forbidden | undefined {
  return FORBIDDEN[((look & LOOK.forbidden) >> FORBIDDEN_SHIFT) - 1];
}

/** The letter of a point that is offered; undefined for any other point. */
export function letterOf(look: number): string | undefined {
  const number = (look & LOOK.letter) >> LETTER_SHIFT;
  return number === 0 ? undefined : offerLetter(number - 1);
}

/** The letter of the offered move with this index, counted from 0. */
export function offerLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}

function stoneAndOwner(model: BoardModel, index: number): number {
  const [x, y] = placeOf(model.shape, index);
  const stone = model.rows[y]?.[x];
  const owner = model.owner?.[y]?.[x];
  return (
    (stone === 'X' ? LOOK.black : stone === 'O' ? LOOK.white : 0) |
    (owner === 'B' ? LOOK.ownerBlack : owner === 'W' ? LOOK.ownerWhite : 0)
  );
}

/** The look of every point. */
export function looks(model: BoardModel): number[] {
  const { shape } = model;
  const allowed = model.area && new Set(pointsOf(shape, model.area));
  const found = Array.from(
    { length: area(shape) },
    (_, index) => stoneAndOwner(model, index) | (allowed && !allowed.has(index) ? LOOK.closed : 0),
  );
  const mark = (name: string | undefined, bit: number) => {
    const index = name === undefined ? undefined : parsePoint(shape, name);
    if (index !== undefined) found[index] = (found[index] ?? 0) | bit;
  };
  mark(model.last, LOOK.last);
  mark(model.ko, LOOK.ko);
  mark(model.pending, LOOK.pending);
  mark(model.unsent, LOOK.unsent);
  for (const name of model.dead ?? []) mark(name, LOOK.dead);
  for (const name of model.row ?? []) mark(name, LOOK.row);
  for (const name of model.legal ?? []) mark(name, LOOK.legal);
  for (const name of model.unsealed ?? []) mark(name, LOOK.unsealed);
  for (const { point, why } of model.forbidden ?? []) mark(point, (FORBIDDEN.indexOf(why) + 1) << FORBIDDEN_SHIFT);
  for (const [n, name] of (model.offered ?? []).entries()) {
    mark(name, (Math.min(n + 1, LETTER_MOST) << LETTER_SHIFT) | (model.engine ? LOOK.engine : 0));
  }
  if (model.staged) mark(model.staged.point, model.staged.color === 'black' ? LOOK.stagedBlack : LOOK.stagedWhite);
  if (model.premove) mark(model.premove.point, model.premove.color === 'black' ? LOOK.premoveBlack : LOOK.premoveWhite);
  return found;
}
