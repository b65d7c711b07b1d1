import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { loadTexts, t } from '../i18n/index.ts';
import { Lost } from './lost.tsx';

/**
 * A page that is loaded on demand. If it cannot be loaded, because the server has a newer client or cannot be reached,
 * an error page is shown instead.
 */
export function late(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: NotLoaded })));
}

/** A page that also needs the texts that a first visit does not load. */
export function lateWithTexts(load: () => Promise<{ default: ComponentType }>) {
  return late(async () => (await Promise.all([load(), loadTexts()]))[0]);
}

function NotLoaded() {
  const act = { words: t('fault-reload'), run: () => location.reload() };
  return <Lost title={t('fault-title')} text={t('fault-not-loaded')} act={act} />;
}
