// Answers to questions about a board. Screen readers speak the answers.

import { t } from '../i18n/index.ts';
import type { Question } from '../keys/field.ts';
import type { Position } from '../rules.ts';
import { type BoardModel, LOOK, looks } from './model.ts';
import { spoken } from './names.ts';
import { pointName } from './points.ts';
import { placeOf } from './shape.ts';

/** A question about the board itself. */
export type BoardQuestion = Exclude<Question, { about: 'clocks' | 'score' | 'news' }>;

/** Whether a question is about the board itself. */
export function isAboutBoard(question: Question): question is BoardQuestion {
  return 'index' in question || 'line' in question;
}

/** A board to ask about: what it shows, and what its points are worth. */
export type Asked = {
  model: BoardModel;
  position: Position | undefined;
  /**
   * Explains what a point is worth. Absent if the board cannot be counted. Before the count, it returns an empty text.
   */
  explain?: (index: number) => string;
};

/** The answer to a question about a board. */
export function answerOn(asked: Asked, question: BoardQuestion): string {
  switch (question.about) {
    case 'point':
      return aboutPoint(asked, question.index);
    case 'group':
      return aboutGroup(asked, question.index);
    case 'liberties':
      return aboutLiberties(asked, question.index);
    case 'row':
    case 'column':
      return aboutLine(asked, question.about, question.line);
  }
}

/** A point and its stone. If the board is counted, also what the point is worth, and why. */
function aboutPoint({ model, explain }: Asked, index: number): string {
  const what = spoken(model.shape.kind, pointName(model.shape, index), looks(model)[index] ?? 0);
  const text = explain?.(index);
  return text ? t('word-about', { what, text }) : what;
}

/** The chain on a point, and in Go the number of its liberties. */
function aboutGroup(asked: Asked, index: number): string {
  const stone = stoneAt(asked, index);
  if (!stone) return aboutPoint(asked, index);
  const { position, shape, what } = stone;
  const points = position.chain(index).map((at) => pointName(shape, at));
  const chain = t('room-say-chain', { count: points.length, points: points.join(', ') });
  const count = position.liberties(index).length;
  const text = count > 0 ? `${chain}; ${t('room-say-liberties', { count })}` : chain;
  return t('word-about', { what, text });
}

/** The liberties of the chain on a point. */
function aboutLiberties(asked: Asked, index: number): string {
  const stone = stoneAt(asked, index);
  if (!stone) return aboutPoint(asked, index);
  const { position, shape, what } = stone;
  const points = position.liberties(index).map((at) => pointName(shape, at));
  if (points.length === 0) return t('room-say-no-liberties'); // In Go, every chain has liberties.
  const liberties = t('room-say-liberties', { count: points.length });
  return t('word-about', { what, text: `${liberties}: ${points.join(', ')}` });
}

/** The shown position, and a text about this point and its stone; undefined if the point is empty. */
function stoneAt({ model, position }: Asked, index: number) {
  const look = looks(model)[index] ?? 0;
  if (!position || position.chain(index).length === 0) return undefined;
  const { shape } = model;
  return { position, shape, what: spoken(shape.kind, pointName(shape, index), look & LOOK.stone) };
}

/** The stones in the row or column with this number. Rows are counted from 0 at the top, columns from 0 at the left. */
function aboutLine({ model }: Asked, line: 'row' | 'column', number: number): string {
  const { shape } = model;
  const stones = looks(model).flatMap((look, at) => {
    const [column, row] = placeOf(shape, at);
    const onLine = (line === 'row' ? row : column) === number;
    return onLine && look & LOOK.stone ? [spoken(shape.kind, pointName(shape, at), look)] : [];
  });
  return stones.length > 0 ? stones.join('; ') : t(`room-say-empty-${line}`);
}
