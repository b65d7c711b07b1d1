import { t } from '../../i18n/index.ts';
import type { GamePage } from '../../protocol.gen.ts';
import { address, OLDEST, type Query } from './query.ts';

/** Links to the newest, the newer, the older and the oldest page. */
export function Pager({ query, page }: { query: Query; page: GamePage }) {
  const { newer, older } = page;
  if (newer === undefined && older === undefined) return null;
  return (
    <nav class="pager" aria-label={t('history-pages')}>
      <span class="line">
        {newer !== undefined && (
          <>
            <a class="button" href={address({ ...query, before: '', after: '' })}>
              {t('history-first')}
            </a>
            <a class="button" rel="prev" href={address({ ...query, before: '', after: newer })}>
              {t('history-newer')}
            </a>
          </>
        )}
      </span>
      <span class="line">
        {older !== undefined && (
          <>
            <a class="button" rel="next" href={address({ ...query, before: older, after: '' })}>
              {t('history-older')}
            </a>
            <a class="button" href={address({ ...query, before: '', after: OLDEST })}>
              {t('history-last')}
            </a>
          </>
        )}
      </span>
    </nav>
  );
}
