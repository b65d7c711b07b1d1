// Which keys work on the page that is shown. The list of keys shows no others.

import { signal } from '@preact/signals';
import type { Phase } from '../protocol.gen.ts';

/** Where the keys are pressed. In a room, also whether two people share the keyboard and whether answers can be planned. */
export type Place =
  | { page: 'room'; phase: Phase; shared: boolean; plans: boolean }
  | { page: 'replay' | 'practice' | 'other' };

const OTHER: Place = { page: 'other' };

/** The place that is shown. */
export const place = signal<Place>(OTHER);

/** Notes that a place is shown. The returned function notes that it is no longer shown. */
export function atPlace(shown: Place): () => void {
  place.value = shown;
  return () => {
    if (place.peek() === shown) place.value = OTHER;
  };
}
