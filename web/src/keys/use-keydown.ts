// The keys that a page handles wherever the focus is.

import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Calls `pressed` for each key pressed anywhere on the page. It does so as soon as the component is on the page, before it is painted,
 * so that no key is lost that a player presses on seeing it.
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

/** Whether something else has handled the key already or the browser has a use for it, such as a shortcut with Ctrl. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}
