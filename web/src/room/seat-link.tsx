import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import type { RoomAct } from '../keys/room.ts';
import { newSeatLink } from '../net/api.ts';
import type { Seat } from '../protocol.gen.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { latest, type Story } from '../state/story.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { seatLink } from './desk.ts';
import { Invite } from './invite.tsx';
import { keyed } from './keyed.ts';
import { colorOf, sideOf } from './words.ts';

/** The seats for which the viewer can make a link. `undefined` stands for the viewer's only seat. */
export function seatsToMove(room: Room): readonly (Seat | undefined)[] {
  const { role, state } = room.view;
  if (isHere(room.view.id) || role.type !== 'player' || state.phase === 'finished' || state.phase === 'aborted')
    return [];
  return sharesDevice(room) ? ['host', 'guest'] : [undefined];
}

/** Makes a link for a seat and shows it. */
export async function makeSeatLink({ view: { id, seq } }: Room, seat: Seat | undefined): Promise<void> {
  try {
    seatLink.value = { room: id, seat, link: await newSeatLink(id, seat), after: seq };
  } catch (error) {
    seatLink.value = { room: id, seat, wrong: errorWords(error) };
  }
}

function sideAt(room: Room, seat: Seat | undefined): string | undefined {
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

/** Whether another device has taken the seat since the link was made. */
function wasUsed(story: Story, room: Room, { seat, after }: { seat: Seat | undefined; after: number }): boolean {
  const { role } = room.view;
  const ours = seat ?? (role.type === 'player' ? role.seat : undefined);
  const last = latest(story, (news) => news.type === 'seat_shared' && news.seat === ours);
  return last !== undefined && Number(last.key) > after;
}

/** The dialog with the link. After the link has been used, the dialog shows a note instead. */
export function SeatLinkDialog({ store, room }: { store: RoomStore; room: Room }) {
  const shown = seatLink.value?.room === room.view.id ? seatLink.value : null;
  const side = shown ? sideAt(room, shown.seat) : undefined;
  const close = () => {
    seatLink.value = null;
  };
  return (
    <Dialog open={shown !== null} title={titleOf(room, shown?.seat)} onClose={close}>
      {shown && 'wrong' in shown ? <p role="alert">{shown.wrong}</p> : null}
      {shown && 'link' in shown && wasUsed(store.story.value, room, shown) ? (
        <p role="status">{t('room-seat-used')}</p>
      ) : shown && 'link' in shown ? (
        <>
          <p class="small">{side ? t('room-seat-move-hint', { side }) : t('room-seat-hint')}</p>
          <Invite
            path={shown.link.path}
            label={t('room-seat-address')}
            // The QR code came with the link, so that the secret does not appear in the URL of a request.
            picture={{ src: `data:image/svg+xml,${encodeURIComponent(shown.link.qr)}`, alt: t('room-seat-code') }}
          />
        </>
      ) : null}
      <div class="actions">
        <Button onClick={close}>{t('app-close')}</Button>
      </div>
    </Dialog>
  );
}
