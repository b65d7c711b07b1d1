// What a screen reader says of a point: its coordinate, what lies there, and what is special about it.

import { t } from '../i18n/index.ts';
import { LOOK } from './model.ts';

const STATES = [
  [LOOK.last, 'board-last'],
  [LOOK.ko, 'board-ko'],
  [LOOK.row, 'board-row'],
  [LOOK.dead, 'board-dead'],
  [LOOK.ownerBlack, 'board-owner-black'],
  [LOOK.ownerWhite, 'board-owner-white'],
  [LOOK.pending, 'board-pending'],
  [LOOK.stagedBlack | LOOK.stagedWhite, 'board-staged'],
] as const;

/** The accessible name of a point. */
export function spoken(name: string, look: number): string {
  const stone = look & LOOK.black ? 'board-black' : look & LOOK.white ? 'board-white' : 'board-empty';
  const states = STATES.filter(([bit]) => look & bit).map(([, key]) => t(key));
  return [`${name} ${t(stone)}`, ...states].join(', ');
}
