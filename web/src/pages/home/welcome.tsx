import { t } from '../../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { change, settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Cross } from '../../ui/icons.tsx';

/** One line with links to the lessons, for a visitor who has neither played here nor hidden the line. */
export function Welcome() {
  if (settings.value.welcomed) return null;
  return (
    <div class="welcome">
      <p class="muted">
        {t('home-how')}{' '}
        {KIND_NAMES.map((kind, n) => (
          <span key={kind}>
            {n > 0 ? '\u00a0· ' : ''}
            <a href={`/help/${kind}`}>{t(KINDS[kind].name)}</a>
          </span>
        ))}
      </p>
      <Button kind="quiet" aria-label={t('home-how-hide')} onClick={() => change({ welcomed: true })}>
        <Cross />
      </Button>
    </div>
  );
}
