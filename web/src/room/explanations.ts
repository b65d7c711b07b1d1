// Loads the code that shows and explains a count.

import { signal } from '@preact/signals';
import type { RoomStore } from '../state/room.ts';

/** The code that shows and explains a count; null until it is loaded. */
export const explanations = signal<typeof import('./explained.tsx') | null>(null);

/** Loads the code. If that fails, no panel and no explanation is shown until the next attempt. */
export async function loadExplanations(): Promise<void> {
  explanations.value ??= await import('./explained.tsx').catch(() => null);
}

/** What a point of the room's board is worth, and why. Empty while nothing is counted. */
export function explainedAt(store: RoomStore, index: number): string {
  return explanations.value?.wordsAt(store, index) ?? '';
}
