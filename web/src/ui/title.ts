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

effect(() => {
  if (page.value === null) return;
  document.title = t(awaited.value ? 'app-title-turn' : 'app-title', { page: page.value });
});

/** How long after a change the icon follows, in milliseconds: drawing an icon would delay the stone that caused the change. */
const ICON_DELAY_MS = 250;

effect(() => {
  const address = awaited.value ? turnIcon : plainIcon;
  const timer = setTimeout(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link && link.getAttribute('href') !== address) link.href = address;
  }, ICON_DELAY_MS);
  return () => clearTimeout(timer);
});

/** Sets the title of the current page. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}
