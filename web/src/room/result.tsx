import type { RoomStore } from '../state/room.ts';
import { outcomeOf, resultFor } from './words.ts';

/** How long the result covers the board. */
const SHOWN_MS = 1_800;

/** Shows the result over the board for a moment. */
export function celebrate(store: RoomStore): void {
  store.celebrated.value = true;
  setTimeout(() => {
    store.celebrated.value = false;
  }, SHOWN_MS);
}

/** The result over the board, just after the end of the game. The box of news keeps showing it. */
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
