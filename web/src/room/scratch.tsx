// The scratch board, on which the players play out a disputed group during the scoring phase.

import { t } from '../i18n/index.ts';
import type { Color, Command, Scratch } from '../protocol.gen.ts';
import { type Room, seatOf, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { scratchColor } from '../state/scratch.ts';
import { otherColor } from './desk.ts';

export type ScratchProps = { store: RoomStore; room: Room; scratch: Scratch };

/**
 * Whether the players of this device have chosen the opposite color for the next stone. The choice is for one stone
 * only.
 */
export function hasSwapped(scratch: Scratch): boolean {
  return otherColor.value === scratch.changes;
}

/**
 * Sends a command for the scratch board. If two people play on this device, the command comes from the seat of `color`.
 */
export function send(store: RoomStore, room: Room, command: Command, color?: Color): void {
  const seat = sharesDevice(room) && color ? seatOf(room, color) : undefined;
  void store.do(command, seat && { seat });
}

/** Places a stone on the scratch board. */
export function playScratch(store: RoomStore, room: Room, scratch: Scratch, point: string): void {
  const color = scratchColor(room, hasSwapped(scratch));
  if (color) send(store, room, { type: 'scratch_play', point, seen: scratch.changes }, color);
}

/** The dead stones according to the scratch board, in words. */
export function scratchResult({ dead }: Scratch): string {
  return dead.length > 0 ? t('scratch-dead', { points: dead.join(', ') }) : t('scratch-dead-none');
}
