import { expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { LOOK, looks } from './model.ts';
import { spoken } from './names.ts';

const BOARD = { shape: { kind: 'gomoku', width: 5, height: 5 }, rows: Array(5).fill('.....') } as const;

/** The spoken names of the points that have a letter. */
function lettered(engine: boolean): string[] {
  showBundle('en', parseLocale('en', english));
  const all = looks({ ...BOARD, offered: ['a1', 'b1'], engine });
  return all.filter((look) => look & LOOK.letter).map((look) => spoken('gomoku', 'x', look));
}

test('the letters of an opening are offers, and those of the engine are its moves', () => {
  expect(lettered(false)).toEqual(['x empty, offered as A', 'x empty, offered as B']);
  expect(lettered(true)).toEqual(['x empty, engine’s move A', 'x empty, engine’s move B']);
});
