import { t } from '../i18n/index.ts';
import { setupWords, timeWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import { MoreButton } from './bar.tsx';
import { keyed } from './keyed.ts';
import { hasFreeSeat, lateWords } from './words.ts';

/**
 * The header of the room on a phone: a link to the home page, the name of the game, and the button of the menu. It
 * replaces the header of the site.
 */
export function Head({ room }: { room: Room }) {
  const { spectators } = room.view.presence;
  const late = room.view.role.type === 'spectator' ? lateWords(room) : '';
  return (
    <div class="room-head">
      <a class="button quiet" href="/" {...keyed('home')}>
        <span class="heard">{t('lost-home')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </a>
      <span class="name">
        <strong>{setupWords(room.view.setup)}</strong>
        <span class="small muted"> {timeWords(room.view.time)}</span>
      </span>
      {late ? <span class="small muted number">{late}</span> : null}
      {/* While a seat is free, spectators are not counted here: they may be about to join. */}
      {late || hasFreeSeat(room) || spectators === 0 ? null : (
        <span class="small muted number">{t('word-spectators', { count: spectators })}</span>
      )}
      <MoreButton />
    </div>
  );
}
