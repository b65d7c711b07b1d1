// Loaded with the contents of the panel after a game (see late-ending.tsx).

import { parsePoints } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { ownOutcome } from './ending.tsx';
import { outcomeOf } from './words.ts';

/**
 * The result in large letters over the board, just after the end of the game. It also stays in the box of news. On a
 * phone, only the box of news and the panel show it, because the large letters would cover one of them or the final
 * position.
 */
export function Result({ store }: { store: RoomStore }) {
  const room = store.room.value;
  if (!room) return null;
  return (
    <div class="room-result" data-place={clearOf(room)} aria-hidden="true">
      <p>
        <strong>{ownOutcome(room) || outcomeOf(room)}</strong>
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
