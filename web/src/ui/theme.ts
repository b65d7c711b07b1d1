// Puts the chosen theme on the document. "auto" follows the system, also while the page is open.

import { effect, signal } from '@preact/signals';
import { settings } from '../state/settings.ts';

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
const systemDark = signal(system?.matches ?? false);
system?.addEventListener('change', (event) => {
  systemDark.value = event.matches;
});

/** Starts to keep the document's theme as the settings want it; answers how to stop. */
export function keepTheme(): () => void {
  return effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset.theme = theme === 'auto' ? (systemDark.value ? 'dark' : 'wood') : theme;
  });
}
