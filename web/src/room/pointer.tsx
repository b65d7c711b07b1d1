import { aspect, box, viewBox } from '../board/frame.ts';
import { placeOf, shapeOf } from '../board/shape.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';

/** A ring around the point that a link in the chat names. It lies over the board and takes no clicks. */
export function Pointer({ store, room }: { store: RoomStore; room: Room }) {
  const index = store.pointed.value;
  if (index === null) return null;
  const shape = shapeOf(room.view.setup);
  const frame = box(shape, settings.value.coordinates);
  const [x, y] = placeOf(shape, index);
  return (
    <svg class="room-pointer" viewBox={viewBox(frame)} style={{ aspectRatio: aspect(frame) }} aria-hidden="true">
      <circle class="under" cx={x} cy={y} r="0.62" />
      <circle cx={x} cy={y} r="0.62" />
    </svg>
  );
}
