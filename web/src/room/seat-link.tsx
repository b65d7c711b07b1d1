import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import type { RoomAct } from '../keys/room.ts';
import { newSeatLink } from '../net/api.ts';
import type { Seat } from '../protocol.gen.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { extra } from './desk.ts';
import { keyed } from './keyed.ts';
import { colorOf, sideOf } from './words.ts';

/** The seats for which the viewer can make a link. `undefined` stands for the viewer's only seat. */
export function seatsToMove(room: Room): readonly (Seat | undefined)[] {
  const { role, state } = room.view;
  if (isHere(room.view.id) || role.type !== 'player' || state.phase === 'finished' || state.phase === 'aborted')
    return [];
  return sharesDevice(room) ? ['host', 'guest'] : [undefined];
}

/** Makes a link for a seat and shows it. Few players need a link, so the content of the dialog is loaded only now. */
export async function makeSeatLink(room: Room, seat: Seat | undefined): Promise<void> {
  const shown = { room: room.view.id, title: titleOf(room, seat) };
  try {
    const [link, { linkToSeat }] = await Promise.all([newSeatLink(shown.room, seat), import('./link-to-seat.tsx')]);
    extra.value = { ...shown, Content: linkToSeat(link, seat, room.view.seq) };
  } catch (error) {
    extra.value = { ...shown, wrong: errorWords(error) };
  }
}

/**
 * The word for the color that plays from this seat, for use in a sentence: `Black`. Undefined if no seat is given or the
 * colors are not known yet.
 */
export function sideAt(room: Room, seat: Seat | undefined): string | undefined {
  const color = seat && colorOf(room, seat);
  return color && sideOf(room, color);
}

function titleOf(room: Room, seat: Seat | undefined): string {
  const side = sideAt(room, seat);
  return side ? t('room-seat-move', { side }) : t('room-seat-link');
}

type LinkProps = { room: Room; seat: Seat | undefined; act: RoomAct; onDone: () => void };

/**
 * A button that makes a link. The link opens the player's seat on another device too. If two people play on this
 * device, the link moves one of their seats.
 */
export function SeatLink({ room, seat, act, onDone }: LinkProps) {
  return (
    <Button
      kind="quiet"
      {...keyed(act)}
      onClick={() => {
        onDone();
        void makeSeatLink(room, seat);
      }}
    >
      {titleOf(room, seat)}
    </Button>
  );
}
