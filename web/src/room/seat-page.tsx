import { useSignal } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { ApiError, claimSeat } from '../net/api.ts';
import { ensureSession } from '../state/session.ts';
import { Button } from '../ui/button.tsx';
import { Lost } from '../ui/lost.tsx';
import { useTitle } from '../ui/title.ts';

/**
 * The page that a link to a seat opens. After the user has pressed the button, it uses the secret in the link to share the
 * seat with this device, and then opens the room. Programs that look at links, such as those of messengers, press no
 * button. The secret follows the `#` in the address. Browsers do not send that part when they request a page, so the
 * secret is in no server's log.
 */
export default function SeatPage() {
  const { id } = useRoute().params;
  const { route } = useLocation();
  const wrong = useSignal<unknown>(null);
  const taking = useSignal(false);
  useTitle(t('room-seat-take'));
  const take = async () => {
    const room = id ?? '';
    const secret = location.hash.slice(1);
    taking.value = true;
    // The secret works only once. Remove it from the browser's history.
    history.replaceState(null, '', location.pathname);
    try {
      await ensureSession();
      await claimSeat(room, secret);
      route(`/room/${room}`, true);
    } catch (error) {
      // A player who already has the seat goes straight to the room.
      if (error instanceof ApiError && error.code === 'already_seated') route(`/room/${room}`, true);
      else wrong.value = error;
    }
  };
  const error = wrong.value;
  if (error !== null) {
    const code = error instanceof ApiError ? error.code : undefined;
    const exists = code !== 'not_found';
    return (
      // The server answers `forbidden` if the secret belongs to no link, or to a link that no longer works.
      <Lost title={t('room-seat-failed')} text={code === 'forbidden' ? t('room-seat-spent') : errorWords(error)}>
        {exists ? (
          <p>
            <a href={`/room/${id}`}>{t('room-seat-room')}</a>
          </p>
        ) : null}
      </Lost>
    );
  }
  return (
    <div class="page narrow">
      <h1>{t('room-seat-take')}</h1>
      <p>{t('room-seat-take-text')}</p>
      <Button kind="primary" off={taking.value} onClick={() => void take()}>
        {t('room-seat-take')}
      </Button>
    </div>
  );
}
