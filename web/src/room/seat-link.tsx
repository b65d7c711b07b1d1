import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import { ApiError, newSeatLink } from '../net/api.ts';
import type { Room } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Invite } from './invite.tsx';

/** Takes one's seat to another device. */
export function SeatLink({ room }: { room: Room }) {
  const path = useSignal<string | null>(null);
  const wrong = useSignal<string | null>(null);
  const { role, state, id } = room.view;
  if (role.type !== 'player' || state.phase === 'finished' || state.phase === 'aborted') return null;
  const make = async () => {
    wrong.value = null;
    try {
      path.value = (await newSeatLink(id)).path;
    } catch (error) {
      wrong.value = codeWords(error instanceof ApiError ? error.code : 'internal');
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={make}>
        {t('room-seat-link')}
      </Button>
      {wrong.value ? (
        <p class="small" role="alert">
          {wrong.value}
        </p>
      ) : null}
      <Dialog
        open={path.value !== null}
        title={t('room-seat-link')}
        onClose={() => {
          path.value = null;
        }}
      >
        <p class="small">{t('room-seat-hint')}</p>
        {/* No picture: the server draws it, and the secret would stand in an address there. */}
        {path.value ? <Invite path={path.value} label={t('room-seat-address')} picture={false} /> : null}
        <div class="actions">
          <Button
            kind="primary"
            onClick={() => {
              path.value = null;
            }}
          >
            {t('app-close')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
