// The keys that a page handles wherever the focus is.

import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Calls `pressed` for each key pressed anywhere on the page. Listens before the browser paints the component. So no key
 * is lost, even if a player presses it as soon as the component appears.
 */
export function useKeydown(pressed: (event: KeyboardEvent) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Whether something else has already handled the key, or the browser may use it as a shortcut, for example with Ctrl.
 */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}
