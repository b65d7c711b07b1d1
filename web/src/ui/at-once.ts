// Effects that run immediately. The function `useSignalEffect` of the library runs an effect again only in the next
// frame. The effect's changes to the page are then drawn one frame after the change of the signal, and the page is laid
// out twice.

import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Runs `run` after the component is first rendered, and again as soon as a signal changes that `run` has read. `run`
 * may return a function that cleans up before the next run and when the component goes away.
 */
export function useEffectAtOnce(run: () => undefined | (() => void)): void {
  const latest = useRef(run);
  latest.current = run;
  useLayoutEffect(() => effect(() => latest.current()), []);
}
