// Clears old refusals. A refusal is about one action, and must not stay on the screen while the game goes on.

import { effect } from '@preact/signals';
import type { RoomStore } from '../state/room.ts';

/** How long a refusal is shown if nothing else happens. */
export const REFUSAL_MS = 4000;

/** Clears each refusal after `REFUSAL_MS`. Returns a function that stops this. */
export function forgetRefusals(store: RoomStore): () => void {
  return effect(() => {
    if (store.refusal.value === null) return;
    const timer = setTimeout(() => {
      store.refusal.value = null;
    }, REFUSAL_MS);
    return () => clearTimeout(timer);
  });
}
