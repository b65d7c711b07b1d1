import { t } from '../i18n/index.ts';
import { changes, stateOf } from './here.ts';

/** Where a game is recorded that was played on this device without a server. */
export function DeviceNote({ room, aborted }: { room: string; aborted: boolean }) {
  changes.value; // Drawn again when the game has been sent.
  const { sent, refused } = stateOf(room);
  if (aborted) return null;
  if (sent !== undefined) return <p class="small muted">{t('device-sent')}</p>;
  return (
    <p class="small muted">{refused === undefined ? t('device-unsent') : t('device-refused', { reason: refused })}</p>
  );
}
