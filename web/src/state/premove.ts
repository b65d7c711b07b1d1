// A move prepared during the opponent's turn. Only this page stores it. The server receives the move when it is played.

import { KINDS } from '../kinds.ts';
import { ourColor, type Room } from './fold.ts';
import type { News } from './story.ts';

/**
 * Whether the viewer may prepare a move now: only on the opponent's turn during play, and only in a game that has a
 * clock and is not a correspondence game. Never while play stands still, and never in an opening.
 */
export function mayPrepare(room: Room): boolean {
  const { state, time } = room.view;
  const color = ourColor(room);
  const live = time.type !== 'none' && time.type !== 'correspondence';
  return (
    live &&
    state.phase === 'playing' &&
    !state.standstill &&
    !state.opening &&
    color !== undefined &&
    state.turn !== color
  );
}

/** What happens to a prepared move after these events. */
export function fate(room: Room, news: readonly News[]): 'keep' | 'drop' | 'play' {
  if (news.some(({ type }) => type === 'taken_back' || type === 'redone' || type === 'resumed')) return 'drop';
  // A pass in Go suggests ending the game, so the player must think again. A pass in Othello is forced.
  if (news.some(({ type }) => type === 'passed') && !KINDS[room.view.setup.kind].flips) return 'drop';
  if (mayPrepare(room)) return 'keep';
  const { phase, turn } = room.view.state;
  return phase === 'playing' && turn === ourColor(room) ? 'play' : 'drop';
}
