// A move prepared during the opponent's turn. It lives in this page only: the server hears of it when it is played.

import { KINDS } from '../kinds.ts';
import { ourColor, type Room } from './fold.ts';
import type { News } from './story.ts';

/** Whether a player may prepare a move now: in a game with a running clock, while the opponent thinks. */
export function mayPrepare(room: Room): boolean {
  const { state, time } = room.view;
  const color = ourColor(room);
  const live = time.type !== 'none' && time.type !== 'correspondence';
  return live && state.phase === 'playing' && !state.opening && color !== undefined && state.turn !== color;
}

/** What becomes of a prepared move after these events. */
export function fate(room: Room, news: readonly News[]): 'keep' | 'drop' | 'play' {
  if (news.some(({ type }) => type === 'taken_back' || type === 'resumed')) return 'drop';
  // A pass offers the end of a game of Go: think again. In Othello it is forced.
  if (news.some(({ type }) => type === 'passed') && !KINDS[room.view.setup.kind].flips) return 'drop';
  if (mayPrepare(room)) return 'keep';
  const { phase, turn } = room.view.state;
  return phase === 'playing' && turn === ourColor(room) ? 'play' : 'drop';
}
