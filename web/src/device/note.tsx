import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { Lost } from '../ui/lost.tsx';
import { changes, stateOf } from './here.ts';
import { forget } from './lasting.ts';

/**
 * A note below a game that was played on this device without the server. It says whether the server has the game. If
 * not, the player can save the game as a file and remove it from the device.
 */
export function DeviceNote({ room, aborted }: { room: string; aborted: boolean }) {
  changes.value; // Read here so that the note is drawn again when the game has been sent.
  const { sent, refused } = stateOf(room);
  if (aborted) return null;
  if (sent !== undefined) return <p class="small muted">{t('device-sent')}</p>;
  return (
    <>
      <p class="small muted">{refused === undefined ? t('device-unsent') : t('device-refused', { reason: refused })}</p>
      <div class="line">
        <Button onClick={() => void save(room)}>{t('replay-download')}</Button>
        {/* Shown even while the game waits to be sent to the server, because a new game may need the space. */}
        <Forget room={room} />
      </div>
    </>
  );
}

/** Says in the menu of a game why the engine cannot be asked. */
export function NoAids({ room }: { room: Room }) {
  return ourColor(room) && room.view.state.phase === 'playing' ? (
    <p class="small muted" style={{ paddingInline: 'var(--s3)' }}>
      {t('device-no-aids')}
    </p>
  ) : null;
}

async function save(room: string): Promise<void> {
  const { saveSgf } = await import('./save.ts');
  await saveSgf(room);
}

/** Removes the game. There is no other copy of it, so the player has to confirm the removal. */
function Forget({ room }: { room: string }) {
  const asked = useSignal(false);
  const { route } = useLocation();
  if (!asked.value) {
    return (
      <Button
        onClick={() => {
          asked.value = true;
        }}
      >
        {t('device-forget')}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="danger"
        onClick={async () => {
          await forget(room);
          route('/');
        }}
      >
        {t('device-forget-sure')}
      </Button>
      <Button
        onClick={() => {
          asked.value = false;
        }}
      >
        {t('app-cancel')}
      </Button>
    </>
  );
}

/** The page of a game that this device has stored, but cannot read. */
export function Broken({ id, text }: { id: string; text: string }) {
  const { route } = useLocation();
  const act = {
    words: t('device-forget'),
    run: async () => {
      await forget(id);
      route('/');
    },
  };
  return <Lost title={t('device-broken-title')} text={text} act={act} />;
}
