// The player's games that stay open while the player visits other pages. The header of every page shows them.

import { signal } from '@preact/signals';

/** A game in which the player has a seat. */
export type Yours = { id: string; title: string; turn: boolean };

/** The games, in the order they were opened. */
export const yours = signal<readonly Yours[]>([]);
