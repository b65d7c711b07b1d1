// Tells in words, for screen readers, which position of a game is shown.

import { KINDS } from '../kinds.ts';
import type { Kind, Move } from '../protocol.gen.ts';
import { t } from './index.ts';
import { sideWord } from './words.ts';

/** A point's name, or the word for a pass. */
export function pointWords(kind: Kind, point: string): string {
  return point === 'pass' ? t(KINDS[kind].pass) : point;
}

/**
 * The position after this number of moves: its number, and the move that led to it, with the number of stones that the
 * move has `captured`.
 */
export function positionSpoken(kind: Kind, moves: readonly Move[], number: number, captured = 0): string {
  const move = moves[number - 1];
  const total = moves.length;
  if (!move) return t('replay-position', { number, total });
  return t('replay-position-spoken', {
    number,
    total,
    color: sideWord(kind, move.color),
    point: pointWords(kind, move.point),
    captured,
  });
}
