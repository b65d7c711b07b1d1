import { signal } from '@preact/signals';
import type { RoomStore } from '../state/room.ts';
import type { Warning } from './warnings.ts';

/** The code of the warnings; null until it is loaded. */
export const warnings = signal<typeof import('./warnings.ts') | null>(null);

/** How long to wait before another attempt to load the warnings, in milliseconds. */
const RETRY_MS = 10_000;

/** Gives the warnings in one room. Their code is loaded after the page. Returns a function that ends them. */
export function warnOf(store: RoomStore, warn: (warning: Warning) => void): () => void {
  let stop = () => {};
  let ended = false;
  const load = () => {
    import('./warnings.ts').then(
      (loaded) => {
        warnings.value = loaded;
        if (ended) return;
        const given = new loaded.Warnings(store, warn);
        stop = () => given.stop();
      },
      () => {
        const retry = setTimeout(load, RETRY_MS);
        stop = () => clearTimeout(retry);
        if (ended) stop();
      },
    );
  };
  load();
  return () => {
    ended = true;
    stop();
  };
}
