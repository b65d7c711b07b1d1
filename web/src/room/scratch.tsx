// The scratch board, on which the players play out a disputed group while the board is counted.

import { t } from '../i18n/index.ts';
import { colorWord } from '../i18n/words.ts';
import type { Color, Command, Scratch } from '../protocol.gen.ts';
import { ourColor, type Room, seatOf, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { scratchAgrees, scratchColor } from '../state/scratch.ts';
import { Button } from '../ui/button.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { otherColor } from './desk.ts';
import { keyed } from './keyed.ts';

export type ScratchProps = { store: RoomStore; room: Room; scratch: Scratch };

/** Whether the players of this device have chosen the opposite color for the next stone. It is chosen for one stone. */
export function hasSwapped(scratch: Scratch): boolean {
  return otherColor.value === scratch.changes;
}

/** Sends a command for the scratch board. If two people play on this device, it comes from this color's seat. */
export function send(store: RoomStore, room: Room, command: Command, color?: Color): void {
  const seat = sharesDevice(room) && color ? seatOf(room, color) : undefined;
  void store.do(command, seat && { seat });
}

/** Places a stone on the scratch board. */
export function playScratch(store: RoomStore, room: Room, scratch: Scratch, point: string): void {
  const color = scratchColor(room, hasSwapped(scratch));
  if (color) send(store, room, { type: 'scratch_play', point, seen: scratch.changes }, color);
}

/** The buttons to agree on the result of the scratch board and to close it. They replace the buttons for the score. */
export function ScratchActs({ store, room, scratch }: ScratchProps) {
  const color = ourColor(room);
  if (!color) return null;
  const agrees = scratchAgrees(room);
  const seen = scratch.changes;
  const label = t(agrees ? 'scratch-agree' : 'scratch-propose');
  return (
    <div class="room-next">
      <SettledButton
        kind="primary"
        {...keyed('scratch_result')}
        // Locks the button after each change, so that the player who agrees has had time to look at the board.
        effect={agrees ? `agree ${seen}` : 'propose'}
        off={!agrees && (scratch.last === undefined || scratch.proposed !== undefined)}
        onPress={() => send(store, room, { type: agrees ? 'scratch_agree' : 'scratch_propose', seen }, agrees ?? color)}
      >
        {agrees && sharesDevice(room) ? t('word-about', { what: colorWord('go', agrees), text: label }) : label}
      </SettledButton>
      <SettledButton {...keyed('scratch')} effect="close" onPress={() => send(store, room, { type: 'scratch_close' })}>
        {t('scratch-close')}
      </SettledButton>
    </div>
  );
}

/** The button that opens a scratch board. */
export function OpenScratch({ store }: { store: RoomStore }) {
  return (
    <Button {...keyed('scratch')} onClick={() => void store.do({ type: 'scratch_open' })}>
      {t('scratch-open')}
    </Button>
  );
}

/** The dead stones according to the scratch board, in words. */
export function scratchResult({ dead }: Scratch): string {
  return dead.length > 0 ? t('scratch-dead', { points: dead.join(', ') }) : t('scratch-dead-none');
}
