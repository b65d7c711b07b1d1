import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { newSeatLink } from '../net/api.ts';
import type { NewSeatLink, Seat } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Invite } from './invite.tsx';
import { colorOf, sideOf } from './words.ts';

/**
 * Makes a link that opens the player's seat on another device too. If two people play on this device, it moves one of
 * their seats.
 */
export function SeatLink({ room, seat }: { room: Room; seat?: Seat }) {
  const link = useSignal<NewSeatLink | null>(null);
  const wrong = useSignal<string | null>(null);
  const { role, state, id } = room.view;
  if (role.type !== 'player' || state.phase === 'finished' || state.phase === 'aborted') return null;
  const color = seat && colorOf(room, seat);
  const side = color && sideOf(room, color);
  const title = side ? t('room-seat-move', { side }) : t('room-seat-link');
  const make = async () => {
    wrong.value = null;
    try {
      link.value = await newSeatLink(id, seat);
    } catch (error) {
      wrong.value = errorWords(error);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={make}>
        {title}
      </Button>
      {wrong.value ? (
        <p class="small" role="alert">
          {wrong.value}
        </p>
      ) : null}
      <Dialog
        open={link.value !== null}
        title={title}
        onClose={() => {
          link.value = null;
        }}
      >
        <p class="small">{side ? t('room-seat-move-hint', { side }) : t('room-seat-hint')}</p>
        {link.value ? (
          <Invite
            path={link.value.path}
            label={t('room-seat-address')}
            // The QR code came with the link, so that the secret does not appear in the URL of a request.
            picture={{ src: `data:image/svg+xml,${encodeURIComponent(link.value.qr)}`, alt: t('room-seat-code') }}
          />
        ) : null}
        <div class="actions">
          <Button
            kind="primary"
            onClick={() => {
              link.value = null;
            }}
          >
            {t('app-close')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
