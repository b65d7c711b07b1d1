// Words about the client as a whole: no connection, a newer version. They lie over the foot of the page, so
// that nothing moves under a finger when they come.

import { computed, signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

/** Whether the link to the server is down; set by whoever holds the link. */
export const linkDown = signal(false);
const browserOffline = signal(typeof navigator !== 'undefined' && navigator.onLine === false);

/** The mark of the client that the server carries, as its greeting names it. */
export const serverBuild = signal<string | null>(null);
const putOff = signal<string | null>(null);
let firstBuild: string | null = null;

if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    browserOffline.value = false;
  });
  addEventListener('offline', () => {
    browserOffline.value = true;
  });
}

/** A server that carries another client than it did when this page was loaded has a newer one for us. */
const newer = computed(() => {
  const build = serverBuild.value;
  if (build === null || build === '') return false;
  firstBuild ??= build;
  return build !== firstBuild && build !== putOff.value;
});

/** What there is to say now. */
export function Notices() {
  const offline = linkDown.value || browserOffline.value;
  return (
    <div class="notices">
      <div role="status" aria-live="polite">
        {offline && <p class="notice bad">{t('app-offline')}</p>}
      </div>
      {newer.value && (
        <section class="notice" aria-label={t('app-updated')}>
          <p>{t('app-updated')}</p>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('app-update')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              putOff.value = serverBuild.value;
            }}
          >
            {t('app-later')}
          </Button>
        </section>
      )}
    </div>
  );
}
