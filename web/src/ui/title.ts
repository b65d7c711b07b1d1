import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** Sets the title of the tab. */
export function useTitle(page: string): void {
  const title = t('app-title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
