import { t } from '../i18n/index.ts';
import { useTitle } from '../ui/title.ts';

/** The page for an unknown URL. */
export default function NotFound() {
  useTitle(t('lost-title'));
  return (
    <div class="page narrow">
      <h1>{t('lost-title')}</h1>
      <p>{t('lost-text')}</p>
      <p>
        <a class="button primary" href="/">
          {t('lost-home')}
        </a>
      </p>
    </div>
  );
}
