// Applies the chosen theme to the document. The theme "auto" follows the system's settings while the page is open.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../state/settings.ts';

/** Whether the system matches a media query, as a signal that follows changes. */
function wish(query: string): ReadonlySignal<boolean> {
  const system = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
  const wished = signal(system?.matches ?? false);
  system?.addEventListener('change', (event) => {
    wished.value = event.matches;
  });
  return wished;
}

const dark = wish('(prefers-color-scheme: dark)');
const contrast = wish('(prefers-contrast: more)');

/** Keeps the document's theme and stones in line with the settings. Returns a function that ends this. */
export function keepTheme(): () => void {
  return effect(() => {
    const { theme, stones } = settings.value;
    const system = contrast.value ? 'contrast' : dark.value ? 'dark' : 'wood';
    const { dataset } = document.documentElement;
    dataset.theme = theme === 'auto' ? system : theme;
    dataset.stones = stones;
  });
}
