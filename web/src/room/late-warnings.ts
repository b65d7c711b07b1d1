import type { RoomStore } from '../state/room.ts';
import type { Warning } from './warnings.ts';

/** How long to wait before another attempt to load the warnings, in milliseconds. */
const RETRY_MS = 10_000;

/** Gives the warnings in one room. Their code is loaded after the page. Returns a function that ends them. */
export function warnOf(store: RoomStore, warn: (warning: Warning) => void): () => void {
  let stop = () => {};
  let ended = false;
  const load = () => {
    import('./warnings.ts').then(
      ({ Warnings }) => {
        if (ended) return;
        const warnings = new Warnings(store, warn);
        stop = () => warnings.stop();
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
