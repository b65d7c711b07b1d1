// The scratch board on which two players play out a disputed group in the scoring phase.

import { parsePoint } from '../board/points.ts';
import { placeOf, type Shape, shapeOf } from '../board/shape.ts';
import type { Color, Scratch } from '../protocol.gen.ts';
import { namesOf, Position } from '../rules.ts';
import { opposite } from './colors.ts';
import { ourColor, type Room, sharesDevice } from './fold.ts';

/** The open scratch board; undefined if there is none. */
export function scratchOf(room: Room): Scratch | undefined {
  return room.view.state.scoring?.scratch;
}

/**
 * The color of the stone that the viewer places next on the scratch board; undefined if the viewer places none. If two
 * people play on this device, the colors alternate. `other` is true if the two have chosen the opposite color instead.
 */
export function scratchColor(room: Room, other: boolean): Color | undefined {
  const scratch = scratchOf(room);
  if (!scratch || !sharesDevice(room)) return scratch && ourColor(room);
  const next = scratch.last ? opposite(scratch.last.color) : 'black';
  return other ? opposite(next) : next;
}

/** The player who can agree to the proposed result from this device; undefined if none can. */
export function scratchAgrees(room: Room): Color | undefined {
  const by = scratchOf(room)?.proposed;
  const color = by && opposite(by);
  return color && (sharesDevice(room) || ourColor(room) === color) ? color : undefined;
}

/** The stones on the scratch board that will be marked as dead if the players agree now. */
export function scratchDead(room: Room): string[] {
  const scratch = scratchOf(room);
  const shape = shapeOf(room.view.setup);
  return scratch?.dead.filter((name) => letterAt(scratch, shape, parsePoint(shape, name) ?? 0) !== '.') ?? [];
}

/** Whether a point of the scratch board is empty. */
export function isFree(room: Room, index: number): boolean {
  const scratch = scratchOf(room);
  return scratch !== undefined && letterAt(scratch, shapeOf(room.view.setup), index) === '.';
}

/** The open scratch board as a position, for questions about the board. Ko forbids no point in this position. */
export function scratchPosition(room: Room): Position | undefined {
  const scratch = scratchOf(room);
  if (!scratch) return undefined;
  const shape = shapeOf(room.view.setup);
  const of = (letter: string) => namesOf(shape).names.filter((_, index) => letterAt(scratch, shape, index) === letter);
  return Position.start(room.view.setup, { black: of('X'), white: of('O'), turn: 'black' });
}

function letterAt({ board }: Scratch, shape: Shape, index: number): string | undefined {
  const [x, y] = placeOf(shape, index);
  return board[y]?.[x];
}
