// The player's games that stay open while the player visits other pages. The header of every page shows them.

import { signal } from '@preact/signals';

/** A game in which the player has a seat. */
export type Yours = {
  id: string;
  title: string;
  turn: boolean;
  /** Whether the game has started and is not over. */
  running: boolean;
  /**
   * Whether the opponent may soon end the game if the player closes the page. False without a live clock, because the
   * opponent would have to wait for days, and if two people play on this device, because nobody waits elsewhere.
   */
  needsUs: boolean;
  /** Set while play stands still: `continuing` if play goes on in a moment, otherwise `still`. */
  paused?: 'still' | 'continuing' | undefined;
  /** Whether the opponent wants to continue a game that stands still. */
  asks: boolean;
  /** Whether the game is over and the opponent offers a rematch. */
  rematch: boolean;
  /** The time on the player's clock now; undefined without a clock. */
  clock: () => string | undefined;
};

/** The games, in the order they were opened. */
export const yours = signal<readonly Yours[]>([]);
