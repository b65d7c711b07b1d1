// Answers to questions that a player asks with a key. A screen reader speaks them.

import { LOOK, looks } from '../board/model.ts';
import { spoken } from '../board/names.ts';
import { pointName } from '../board/points.ts';
import { placeOf } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { overtimeWords } from '../i18n/overtime.ts';
import { clockDigits, halfPoints, sideWord } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Color } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { readingOf } from './clock.tsx';

const COLORS: readonly Color[] = ['black', 'white'];

/** A point and its stone. */
export function aboutPoint(store: RoomStore, index: number): string {
  const model = store.board.peek();
  if (!model) return '';
  return spoken(model.shape.kind, pointName(model.shape, index), looks(model)[index] ?? 0);
}

/** The stones in the row or the column of a point. */
export function aboutLine(store: RoomStore, index: number, line: 'row' | 'column'): string {
  const model = store.board.peek();
  if (!model) return '';
  const { shape } = model;
  const [x, y] = placeOf(shape, index);
  const stones = looks(model).flatMap((look, at) => {
    const [column, row] = placeOf(shape, at);
    const there = line === 'row' ? row === y : column === x;
    return there && look & LOOK.stone ? [spoken(shape.kind, pointName(shape, at), look)] : [];
  });
  return stones.length > 0 ? stones.join('; ') : t(`room-say-empty-${line}`);
}

/** Both clocks. */
export function aboutClocks(store: RoomStore, room: Room): string {
  const { kind } = room.view.setup;
  const clocks = COLORS.flatMap((color) => {
    const read = readingOf(store, color, performance.now());
    if (!read) return [];
    const overtime = overtimeWords(read, room.view.time);
    const text = clockDigits(read.ms) + (overtime && `, ${overtime}`);
    return [t('word-about', { what: sideWord(kind, color), text })];
  });
  return clocks.length > 0 ? clocks.join('; ') : t('word-time-none');
}

/** The current count: points in the scoring phase, discs in Othello, otherwise prisoners. */
export function aboutScore(room: Room): string {
  const { setup, state } = room.view;
  const each = (words: (color: Color) => string) =>
    COLORS.map((color) => t('word-about', { what: sideWord(setup.kind, color), text: words(color) })).join('; ');
  const { scoring, discs } = state;
  if (scoring) return each((color) => halfPoints(scoring.score[color].total_half));
  if (discs) return each((color) => t('room-discs', { count: discs.board[color] }));
  if (KINDS[setup.kind].prisoners) return each((color) => t('replay-prisoners', { count: state.prisoners[color] }));
  return t('room-say-no-score');
}
