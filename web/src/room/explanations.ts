// Loads the code that explains a count, when a board is counted.

import { signal } from '@preact/signals';
import type { RoomStore } from '../state/room.ts';

/** The code that explains a count; null until it is loaded. */
export const explanations = signal<typeof import('./explained.tsx') | null>(null);

/** Loads the code. If that fails, nothing is explained until the next attempt. */
export async function loadExplanations(): Promise<void> {
  explanations.value ??= await import('./explained.tsx').catch(() => null);
}

/** What a point of the room's board counts, and why. Empty while nothing is counted. */
export function explainedAt(store: RoomStore, index: number): string {
  return explanations.value?.wordsAt(store, index) ?? '';
}
