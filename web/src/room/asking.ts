// Answers to the questions that a player asks with a key or in the field. Screen readers speak the answers.

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

/** The chain on a point, and in Go the number of its liberties. */
export function aboutGroup(store: RoomStore, index: number): string {
  const asked = stoneAt(store, index);
  if (!asked) return aboutPoint(store, index);
  const { position, shape, what } = asked;
  const points = position.chain(index).map((at) => pointName(shape, at));
  const chain = t('room-say-chain', { count: points.length, points: points.join(', ') });
  const count = position.liberties(index).length;
  const text = count > 0 ? `${chain}; ${t('room-say-liberties', { count })}` : chain;
  return t('word-about', { what, text });
}

/** The liberties of the chain on a point. */
export function aboutLiberties(store: RoomStore, index: number): string {
  const asked = stoneAt(store, index);
  if (!asked) return aboutPoint(store, index);
  const { position, shape, what } = asked;
  const points = position.liberties(index).map((at) => pointName(shape, at));
  if (points.length === 0) return t('room-say-no-liberties'); // Only games other than Go have chains without liberties.
  const liberties = t('room-say-liberties', { count: points.length });
  return t('word-about', { what, text: `${liberties}: ${points.join(', ')}` });
}

/** The position shown, if it has a stone on this point, and the name of that stone. */
function stoneAt(store: RoomStore, index: number) {
  const model = store.board.peek();
  const position = store.shown();
  const look = model ? (looks(model)[index] ?? 0) : 0;
  if (!model || !position || position.chain(index).length === 0) return undefined;
  const { shape } = model;
  return { position, shape, what: spoken(shape.kind, pointName(shape, index), look & LOOK.stone) };
}

/** The stones in the row or column with this number, counted from 0 at the top or at the left. */
export function aboutLine(store: RoomStore, line: 'row' | 'column', number: number): string {
  const model = store.board.peek();
  if (!model) return '';
  const { shape } = model;
  const stones = looks(model).flatMap((look, at) => {
    const [column, row] = placeOf(shape, at);
    const onLine = (line === 'row' ? row : column) === number;
    return onLine && look & LOOK.stone ? [spoken(shape.kind, pointName(shape, at), look)] : [];
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
