import { parsePoints } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import type { Room } from '../state/fold.ts';
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
    <div class="room-result" data-place={clearOf(room)} aria-hidden="true">
      <p>
        <span>{resultFor(room)}</span>
        <strong>{outcomeOf(room)}</strong>
      </p>
    </div>
  );
}

/** The end of the board that is farther from the winning row, so that the result does not cover the row. */
function clearOf({ view: { setup, state } }: Room): 'start' | 'end' | undefined {
  const shape = shapeOf(setup);
  const row = parsePoints(shape, state.row ?? []);
  if (row.length === 0) return undefined;
  const middle = row.reduce((sum, index) => sum + index, 0) / row.length / shape.width;
  return middle < shape.height / 2 ? 'end' : 'start';
}
