import { t } from '../i18n/index.ts';
import { Lost } from '../ui/lost.tsx';
import { useTitle } from '../ui/title.ts';

/** The page for an unknown URL. */
export default function NotFound() {
  useTitle(t('lost-title'));
  return <Lost title={t('lost-title')} text={t('lost-text')} />;
}
