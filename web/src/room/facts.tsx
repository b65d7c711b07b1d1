import { t } from '../i18n/index.ts';
import { openingWords, rulesWords, setupWords, timeWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import { knownSetup } from '../state/opening.ts';

/** The setup of the game and the number of spectators. */
export function Facts({ room }: { room: Room }) {
  const { setup, time, presence, visibility } = room.view;
  const rules = rulesWords(knownSetup(room));
  const opening = openingWords(room.view.opening);
  return (
    <ul class="room-facts small muted">
      <li>{setupWords(setup)}</li>
      {rules ? <li>{rules}</li> : null}
      {opening ? <li>{opening}</li> : null}
      <li>{timeWords(time)}</li>
      {visibility === 'private' ? <li>{t('home-visibility-private')}</li> : null}
      <li class="number">{t('word-spectators', { count: presence.spectators })}</li>
    </ul>
  );
}
