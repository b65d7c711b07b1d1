// Filters the live games on the home page. All functions are pure.

import { sizeWords } from '../../i18n/words.ts';
import { KIND_NAMES } from '../../kinds.ts';
import type { Kind, RoomSummary, Speed } from '../../protocol.gen.ts';
import { speedOf } from '../../rules.ts';
import { keysOf } from '../../total.ts';
import { SPEED_WORDS } from '../new-game/time-presets.ts';

/** What the shown games must have in common. An empty part allows everything. */
export type LiveFilter = { kind: Kind | ''; size: string; speed: Speed | '' };

/** The filter that allows every game. */
export const EVERY: LiveFilter = { kind: '', size: '', speed: '' };

const sideOf = ({ board }: RoomSummary) => [board[0]?.length ?? 0, board.length] as const;
const sizeOf = (room: RoomSummary) => sizeWords(...sideOf(room));

/** Whether a game fits the filter. */
export function fits(room: RoomSummary, { kind, size, speed }: LiveFilter): boolean {
  return (
    (kind === '' || room.setup.kind === kind) &&
    (size === '' || sizeOf(room) === size) &&
    (speed === '' || speedOf(room.time) === speed)
  );
}

/** The values that each part of the filter offers: those of the live games, and the value that is already chosen. */
export function choicesOf(rooms: readonly RoomSummary[], filter: LiveFilter) {
  const kinds = new Set<string>(rooms.map(({ setup }) => setup.kind)).add(filter.kind);
  const speeds = new Set<string>(rooms.map(({ time }) => speedOf(time))).add(filter.speed);
  const bySize = [...rooms].sort((a, b) => area(a) - area(b)).map(sizeOf);
  return {
    kinds: KIND_NAMES.filter((kind) => kinds.has(kind)),
    sizes: [...new Set([...bySize, filter.size])].filter((size) => size !== ''),
    speeds: keysOf(SPEED_WORDS).filter((speed) => speeds.has(speed)),
  };
}

function area(room: RoomSummary): number {
  const [width, height] = sideOf(room);
  return width * height;
}
