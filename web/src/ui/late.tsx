import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

/**
 * A page that is loaded when it is first asked for. Its file may be gone by then, because the server carries
 * a newer client, or out of reach: then a page that says so stands in its place.
 */
export function late(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: NotLoaded })));
}

function NotLoaded() {
  return (
    <div class="page narrow" role="alert">
      <h1>{t('fault-title')}</h1>
      <p>{t('fault-not-loaded')}</p>
      <p>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('fault-reload')}
        </Button>
      </p>
    </div>
  );
}
