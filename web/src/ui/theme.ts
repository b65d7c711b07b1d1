// Applies the chosen theme to the document. "auto" follows the system while the page is open.

import { effect, signal } from '@preact/signals';
import { settings } from '../state/settings.ts';

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
const systemDark = signal(system?.matches ?? false);
system?.addEventListener('change', (event) => {
  systemDark.value = event.matches;
});

/** Keeps the document's theme in line with the settings. Returns a function that stops it. */
export function keepTheme(): () => void {
  return effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset.theme = theme === 'auto' ? (systemDark.value ? 'dark' : 'wood') : theme;
  });
}
