import { t } from '../../i18n/index.ts';
import { address, type Query } from './query.ts';

/** Links to the newer and the older page. */
export function Pager({ query, pages }: { query: Query; pages: number }) {
  if (pages <= 1) return null;
  const { page } = query;
  return (
    <nav class="pager" aria-label={t('history-pages')}>
      {page > 1 ? (
        <a class="button" rel="prev" href={address({ ...query, page: Math.min(page - 1, pages) })}>
          {t('history-newer')}
        </a>
      ) : (
        <span />
      )}
      <span class="number">{page <= pages ? t('history-page', { page, pages }) : ''}</span>
      {page < pages ? (
        <a class="button" rel="next" href={address({ ...query, page: page + 1 })}>
          {t('history-older')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
