// Whether the page has a connection to the server.

import { computed, effect, signal } from '@preact/signals';
import { isHere } from '../device/here.ts';
import { connection } from './connection.ts';

/** An interruption of the connection is reported only if it lasts longer than this, in milliseconds. */
const PATIENCE_MS = 1500;

const browserOffline = signal(typeof navigator !== 'undefined' && navigator.onLine === false);
const linkLost = signal(false);

if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    browserOffline.value = false;
  });
  addEventListener('offline', () => {
    browserOffline.value = true;
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const link = connection.link.value;
  if (link === 'open' || link === 'idle') {
    clearTimeout(waiting);
    waiting = undefined;
    linkLost.value = false;
  } else {
    waiting ??= setTimeout(() => {
      linkLost.value = true;
    }, PATIENCE_MS);
  }
});

/** Whether the page has had no connection for a while. */
export const offline = computed(() => browserOffline.value || (linkLost.value && connection.link.value !== 'refused'));

/** Whether nothing can be sent to this room. A game on this device needs no connection. */
export function isCut(room: string): boolean {
  return offline.value && !isHere(room);
}
