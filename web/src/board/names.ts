// What a screen reader says about a point: its name, its stone and its marks.

import { t } from '../i18n/index.ts';
import { KINDS } from '../kinds.ts';
import type { Kind } from '../protocol.gen.ts';
import { forbiddenOf, LOOK, letterOf } from './model.ts';

const STATES = [
  [LOOK.last, 'board-last'],
  [LOOK.ko, 'board-ko'],
  [LOOK.row, 'board-row'],
  [LOOK.dead, 'board-dead'],
  [LOOK.ownerBlack, 'board-owner-black'],
  [LOOK.ownerWhite, 'board-owner-white'],
  [LOOK.unsealed, 'board-unsealed'],
  [LOOK.legal, 'board-legal'],
  [LOOK.closed, 'board-closed'],
  [LOOK.pending, 'board-pending'],
  [LOOK.unsent, 'board-unsent'],
  [LOOK.stagedBlack | LOOK.stagedWhite, 'board-staged'],
  [LOOK.premoveBlack | LOOK.premoveWhite, 'board-premove'],
] as const;

function stoneWords(kind: Kind, look: number): string {
  if (!(look & LOOK.stone)) return t('board-empty');
  return t(KINDS[kind].signs.spoken[look & LOOK.black ? 'black' : 'white']);
}

/** The accessible name of a point. */
export function spoken(kind: Kind, name: string, look: number): string {
  const states = STATES.filter(([bit]) => look & bit).map(([, key]) => t(key));
  const forbidden = forbiddenOf(look);
  if (forbidden) states.push(t(`board-forbidden-${forbidden}`));
  const letter = letterOf(look);
  if (letter) states.push(t('board-offered', { letter, by: look & LOOK.engine ? 'engine' : 'player' }));
  return [`${name} ${stoneWords(kind, look)}`, ...states].join(', ');
}
