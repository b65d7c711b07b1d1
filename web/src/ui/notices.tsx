// Messages about the client as a whole: no connection, a new version. They are drawn over the page, so that
// nothing moves under the user's finger when they appear.

import { computed, effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n/index.ts';
import { connection } from '../net/connection.ts';
import { offline } from '../net/offline.ts';
import { Button } from './button.tsx';

/** The build of the new version that the user has dismissed. */
const dismissedBuild = signal<string | null>(null);
/**
 * The build of this page. A page from the service worker contains the id of its build. Any other page came from the
 * server, so its build is the first one that the server names.
 */
let pageBuild: string | null =
  typeof document === 'undefined' ? null : (document.documentElement.dataset.build ?? null);

/** Whether this page is outdated: the server refuses it, or has a newer client that the user has not dismissed. */
const newer = computed(() => {
  if (connection.link.value === 'refused') return true;
  const build = connection.welcome.value?.build;
  if (!build) return false;
  pageBuild ??= build;
  return build !== pageBuild && build !== dismissedBuild.value;
});

/**
 * Whether the page shows a running game. If so, the room itself reports a lost connection, and a notice would only
 * cover the room's title.
 */
export const lossSpoken = signal(false);

/** Shows what the operator says. Loaded when the operator first says something. */
const operator = signal<ComponentType | null>(null);
effect(() => {
  if (connection.banned.value || connection.notice.value)
    import('./operator.tsx').then(
      (loaded) => {
        operator.value = loaded.Operator;
      },
      () => {}, // The next announcement tries again.
    );
});

/** The current notices. If the page needs no connection, a lost connection is not reported. */
export function Notices({ needless = false }: { needless?: boolean }) {
  const Operator = operator.value;
  return (
    <div class="notices">
      <div role="status" aria-live="polite">
        {offline.value && !connection.banned.value && !needless && !lossSpoken.value && (
          <p class="notice bad">{t('app-offline')}</p>
        )}
        {Operator && <Operator />}
      </div>
      {/* This notice would cover the clocks, so during a game it appears only if the server refuses the page. */}
      {newer.value && (!lossSpoken.value || connection.link.value === 'refused') && (
        <section class="notice" aria-label={t('app-updated')}>
          <p>{t('app-updated')}</p>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('app-update')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              dismissedBuild.value = connection.welcome.value?.build ?? null;
            }}
          >
            {t('app-later')}
          </Button>
        </section>
      )}
    </div>
  );
}
