import type { RoomStore } from '../state/room.ts';
import { outcomeOf, resultFor } from './words.ts';

/** How long the large result is shown. */
const SHOWN_MS = 1_800;

/** Shows the result in large letters for a moment. */
export function celebrate(store: RoomStore): void {
  store.celebrated.value = true;
  setTimeout(() => {
    store.celebrated.value = false;
  }, SHOWN_MS);
}

/**
 * The result in large letters, just after the end of the game. It is over the board or, on a phone, next to the board. The
 * result also stays in the box of news.
 */
export function Result({ store }: { store: RoomStore }) {
  const room = store.room.value;
  if (!store.celebrated.value || !room) return null;
  return (
    <div class="room-result" aria-hidden="true">
      <p>
        <span>{resultFor(room)}</span>
        <strong>{outcomeOf(room)}</strong>
      </p>
    </div>
  );
}
