// Applies the chosen theme to the document. The theme "auto" follows the system's settings while the page is open.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../state/settings.ts';

/** A signal that is true while the system matches a media query. */
function mediaSignal(query: string): ReadonlySignal<boolean> {
  const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
  const matches = signal(list?.matches ?? false);
  list?.addEventListener('change', (event) => {
    matches.value = event.matches;
  });
  return matches;
}

const dark = mediaSignal('(prefers-color-scheme: dark)');
const contrast = mediaSignal('(prefers-contrast: more)');

/** Keeps the document's theme and stones in line with the settings until the returned function is called. */
export function keepTheme(): () => void {
  return effect(() => {
    const { theme, stones } = settings.value;
    const system = contrast.value ? 'contrast' : dark.value ? 'dark' : 'wood';
    const { dataset } = document.documentElement;
    dataset.theme = theme === 'auto' ? system : theme;
    dataset.stones = stones;
  });
}
