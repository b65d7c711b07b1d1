// The keys that work on every page.

import { signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { loadTexts } from '../i18n/index.ts';
import { settings } from '../state/settings.ts';
import { actOf, type Binding, writing } from './binding.ts';
import { isTaken, useKeydown } from './use-keydown.ts';

/** Whether the list of all keys is open. */
export const keysOpen = signal(false);

export const ANYWHERE_KEYS: readonly Binding<() => void>[] = [
  {
    key: '?',
    words: 'keys-list',
    act: () => {
      keysOpen.value = true;
    },
  },
];

/**
 * Handles the keys that work on every page, unless the player is typing. The list of keys is loaded when it is first
 * opened.
 */
export function AnywhereKeys() {
  useKeydown((event) => {
    if (isTaken(event) || writing(event.target)) return;
    const act = settings.peek().letters ? actOf(ANYWHERE_KEYS, event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  const list = useSignal<ComponentType | null>(null);
  useSignalEffect(() => {
    if (!keysOpen.value || list.peek()) return;
    Promise.all([import('./list.tsx'), loadTexts()]).then(
      ([{ KeyList }]) => {
        list.value = KeyList;
      },
      () => {
        keysOpen.value = false; // The list could not be loaded. The player can press the key again later.
      },
    );
  });
  const List = list.value;
  return List ? <List /> : null;
}
