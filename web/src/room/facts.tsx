import { t } from '../i18n/index.ts';
import { boardWords, rulesWords, timeWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';

/** What is played here, and how many watch. */
export function Facts({ room }: { room: Room }) {
  const { setup, time, presence, visibility } = room.view;
  return (
    <ul class="room-facts small muted">
      <li>{boardWords(setup)}</li>
      <li>{rulesWords(setup)}</li>
      <li>{timeWords(time)}</li>
      {visibility === 'private' ? <li>{t('home-visibility-private')}</li> : null}
      <li class="number">{t('word-spectators', { count: presence.spectators })}</li>
    </ul>
  );
}
