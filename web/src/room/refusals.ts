// Clears old refusals. A refusal is about one action, and must not stay on the screen while the game goes on.

import { effect } from '@preact/signals';
import { isCut } from '../net/offline.ts';
import type { RoomStore } from '../state/room.ts';

/** How long a refusal is shown if nothing else happens. */
export const REFUSAL_MS = 4000;

/**
 * Clears each refusal after `REFUSAL_MS`. There is one exception: a takeback that was refused because of the opponent's
 * request. That refusal says what to do, so it stays until the request is answered. Clears a refusal for lack of a
 * connection as soon as the connection is back. Returns a function that stops this.
 */
export function forgetRefusals(store: RoomStore): () => void {
  let cut = false;
  return effect(() => {
    const before = cut;
    cut = isCut(store.id);
    const refusal = store.refusal.value;
    if (refusal === null || refusal.code === 'takeback_asked') return;
    const isOld = before && !cut && refusal.code === 'offline';
    const timer = setTimeout(
      () => {
        store.refusal.value = null;
      },
      isOld ? 0 : REFUSAL_MS,
    );
    return () => clearTimeout(timer);
  });
}
