// A refusal is about one action. It must not stay over what happens afterwards.

import { effect } from '@preact/signals';
import type { RoomStore } from '../state/room.ts';

/** How long a refusal is shown if nothing else happens. */
export const REFUSAL_MS = 4000;

/** Withdraws each refusal after a while. Returns a function that stops. */
export function forgetRefusals(store: RoomStore): () => void {
  return effect(() => {
    if (store.refusal.value === null) return;
    const timer = setTimeout(() => {
      store.refusal.value = null;
    }, REFUSAL_MS);
    return () => clearTimeout(timer);
  });
}
