// The title and the icon of the tab. Both show when it is the player's turn, on whatever page the player is.

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import plainIcon from '../theme/icon.svg?url';
import turnIcon from '../theme/icon-turn.svg?url';

/** The current page; null before the first one. */
const page = signal<string | null>(null);

/** Whether some game waits for the player. */
export const awaited = signal(false);

effect(() => {
  if (page.value === null) return;
  document.title = t(awaited.value ? 'app-title-turn' : 'app-title', { page: page.value });
});

effect(() => {
  const address = awaited.value ? turnIcon : plainIcon;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && link.getAttribute('href') !== address) link.href = address;
});

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}
