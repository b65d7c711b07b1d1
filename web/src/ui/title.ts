// The title and the icon of the tab. On every page, both show whether it is the player's turn in some game.

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import plainIcon from '../theme/icon.svg?url';
import turnIcon from '../theme/icon-turn.svg?url';

/** The title of the current page. Null before the first page. */
const page = signal<string | null>(null);

/** Whether it is the player's turn in some game. */
export const awaited = signal(false);

/**
 * When a turn begins or ends, the title and the icon change this many milliseconds later. Without this wait, their
 * change would delay the drawing of the stone that ended the turn.
 */
const DELAY_MS = 250;

effect(() => {
  if (page.value !== null) showTitle();
});

effect(() => {
  const address = awaited.value ? turnIcon : plainIcon;
  const timer = setTimeout(() => {
    showTitle();
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link && link.getAttribute('href') !== address) link.href = address;
  }, DELAY_MS);
  return () => clearTimeout(timer);
});

function showTitle(): void {
  const shown = page.peek();
  if (shown === null) return;
  document.title = t(awaited.peek() ? 'app-title-turn' : 'app-title', { page: shown });
}

/** Sets the title of the current page. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}
