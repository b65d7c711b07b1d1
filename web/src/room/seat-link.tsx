import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import type { RoomAct } from '../keys/room.ts';
import { newSeatLink } from '../net/api.ts';
import type { Seat } from '../protocol.gen.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { keyed } from './keyed.ts';
import { showExtra } from './show-extra.ts';
import { colorOf, sideOf } from './words.ts';

/** The seats for which the viewer can make a link. `undefined` stands for the viewer's only seat. */
export function seatsToMove(room: Room): readonly (Seat | undefined)[] {
  const { role, state } = room.view;
  if (isHere(room.view.id) || role.type !== 'player' || state.phase === 'finished' || state.phase === 'aborted')
    return [];
  return sharesDevice(room) ? ['host', 'guest'] : [undefined];
}

/** Makes a link for a seat and shows it. Few players need a link, so the content of the dialog is loaded only now. */
export function makeSeatLink(room: Room, seat: Seat | undefined): Promise<void> {
  const { id, seq } = room.view;
  return showExtra(room, titleOf(room, seat), async () => {
    const [link, { linkToSeat }] = await Promise.all([newSeatLink(id, seat), import('./link-to-seat.tsx')]);
    return { Content: linkToSeat(link, seat, seq) };
  });
}

/**
 * The word for the color that plays from this seat, for use in a sentence: `Black`. Undefined if no seat is given or
 * the colors are not known yet.
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
