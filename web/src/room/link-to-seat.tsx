import { t } from '../i18n/index.ts';
import type { NewSeatLink, Seat } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { latest, type Story } from '../state/story.ts';
import { Invite } from './invite.tsx';
import { sideAt } from './seat-link.tsx';

/**
 * Whether another device has used a link to the seat since the event whose `seq` is `after`. If `seat` is undefined,
 * the seat is the viewer's own.
 */
function wasUsed(story: Story, { view: { role } }: Room, seat: Seat | undefined, after: number): boolean {
  const ours = seat ?? (role.type === 'player' ? role.seat : undefined);
  const last = latest(story, (news) => news.type === 'seat_shared' && news.seat === ours);
  return last !== undefined && Number(last.key) > after;
}

/**
 * What the dialog shows about a link that opens a seat on another device. `after` is the `seq` of the last event before
 * the link was made. After another device has used the link, a note replaces the link.
 */
export function linkToSeat(link: NewSeatLink, seat: Seat | undefined, after: number) {
  return function LinkToSeat({ store, room }: { store: RoomStore; room: Room }) {
    const side = sideAt(room, seat);
    if (wasUsed(store.story.value, room, seat, after))
      return <p role="status">{side ? t('room-seat-moved', { side }) : t('room-seat-used')}</p>;
    return (
      <>
        <p class="small">{side ? t('room-seat-move-hint', { side }) : t('room-seat-hint')}</p>
        <Invite
          path={link.path}
          label={t('room-seat-address')}
          // The QR code came in the same answer as the link. Otherwise, the URL of a second request would contain the
          // link's secret.
          picture={{ src: `data:image/svg+xml,${encodeURIComponent(link.qr)}`, alt: t('room-seat-code') }}
        />
      </>
    );
  };
}
