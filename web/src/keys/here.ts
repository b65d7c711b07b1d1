// Remembers which page is shown. The list of keys shows only the keys that work there.

import { signal } from '@preact/signals';
import type { Phase } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomAct } from './room.ts';

/** The page of a room. */
export type RoomPlace = {
  page: 'room';
  phase: Phase;
  /** Whether two people share the keyboard. */
  shared: boolean;
  room: Room;
  /** The actions that are available in this game. */
  acts: () => readonly string[];
  /**
   * Whether the key of an action presses an element (a button or a link) of the page. Such a key works only while the
   * page shows that element.
   */
  presses: (act: RoomAct) => boolean;
};

/** Where the keys are pressed. */
export type Place = RoomPlace | { page: 'replay' | 'practice' | 'other' };

const OTHER: Place = { page: 'other' };

/** The place that is shown. */
export const place = signal<Place>(OTHER);

/** Records that a place is shown. The returned function records that this place is no longer shown. */
export function atPlace(shown: Place): () => void {
  place.value = shown;
  return () => {
    if (place.peek() === shown) place.value = OTHER;
  };
}
