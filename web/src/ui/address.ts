// Makes the URL follow the content of a page, for example a move of a replay or a position on the practice board.

import { useLayoutEffect } from 'preact/hooks';

/**
 * Keeps `address` in the URL, so that a reload or a shared link shows the same thing. The browser's history entry is
 * replaced, so that the back button leaves the page. The URL changes before the page is painted, so that a reload
 * always shows what was on the screen.
 */
export function useAddress(address: string): void {
  useLayoutEffect(() => {
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Safari allows 100 changes in 30 s, which a held arrow key exceeds. Then the URL is out of date until the next
      // change.
    }
  }, [address]);
}
