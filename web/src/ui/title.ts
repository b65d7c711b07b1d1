import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** Names the page in the tab. */
export function useTitle(page: string): void {
  const title = t('app-title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
