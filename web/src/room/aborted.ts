// Says why a game ended without an outcome.

import { t } from '../i18n/index.ts';
import type { Color, Seat } from '../protocol.gen.ts';
import { isOurs, type Room, seatOf, sharesDevice } from '../state/fold.ts';
import type { News } from '../state/story.ts';
import { spoken } from './further.ts';
import { abortedWords, nameOf } from './words.ts';

type Aborted = Extract<News, { type: 'aborted' }>;

/**
 * A sentence that says who or what ended the game. `event` is missing if the page does not know it. `gone` says whether
 * a player was away when the game ended.
 */
export function whyAborted(room: Room, event: Aborted | undefined, gone: (seat: Seat) => boolean): string {
  const late = unmovedSeat(room);
  // After both players have moved, only the operator can end a game without an outcome.
  if (event?.operator || (!event && late === 'none')) return t('room-why-operator');
  if (!room.view.state.players.guest) return t('room-why-closed');
  if (!event) return t('room-why-aborted');
  // The server ends a game if a clock runs out before both players have moved.
  if (!event.by) {
    return typeof late === 'object'
      ? t('room-why-aborted-time', actor(room, late.seat))
      : t('room-why-aborted-time', { who: 'any' });
  }
  const other = event.by === 'host' ? 'guest' : 'host';
  if (!gone(other)) return t('room-why-aborted-by', actor(room, event.by));
  const watches = room.view.role.type !== 'player' || sharesDevice(room);
  return t('room-why-aborted-left', { ...actor(room, other), ...(watches ? { who: 'none' } : {}) });
}

function actor(room: Room, seat: Seat) {
  const own = isOurs(room, seat) && !sharesDevice(room);
  return { who: own ? 'ours' : 'theirs', name: nameOf(room, seat) } as const;
}

/**
 * The seat that had to make its first move. `none` if both players have moved. Undefined if the moves do not show it,
 * because in some openings a player places stones of both colors.
 */
function unmovedSeat(room: Room): { seat: Seat } | 'none' | undefined {
  const { moves, opening } = room.view;
  if (opening !== 'free' || moves.length === 0) return undefined;
  const waits = (['black', 'white'] as const).find((side: Color) => moves.every(({ color }) => color !== side));
  if (!waits) return 'none';
  const seat = seatOf(room, waits);
  return seat && { seat };
}

/** That the game ended without an outcome, and why, for a screen reader. */
export function abortedWithReason(event: Aborted, room: Room): string {
  const { players, presence } = { ...room.view, ...room.view.state };
  // If nobody has joined, the first words say everything.
  const why = players.guest ? whyAborted(room, event, (seat) => presence[seat].type === 'gone') : '';
  return spoken(abortedWords(room), why);
}
