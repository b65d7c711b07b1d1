import { expect, test } from 'vitest';
import { parsePoint } from '../board/points.ts';
import { namesOf } from '../rules.ts';
import { FIELD_EXAMPLES, parseTyped, type Typed, type Vocabulary } from './field.ts';

const SHAPE = { kind: 'go', width: 9, height: 9 } as const;
const at = (name: string) => parsePoint(SHAPE, name) ?? -1;
const board = { ...namesOf(SHAPE), point: (name: string) => parsePoint(SHAPE, name) };
const ENGLISH: Vocabulary = {
  ...board,
  words: {
    row: ['row'],
    column: ['column'],
    group: ['group', 'chain'],
    liberties: ['liberties'],
    clocks: ['clocks', 'clock', 'time'],
    score: ['score'],
    news: ['last', 'news'],
  },
};
const CHINESE: Vocabulary = {
  ...board,
  words: {
    row: ['行'],
    column: ['列'],
    group: ['块', '棋块'],
    liberties: ['气'],
    clocks: ['用时'],
    score: ['比分'],
    news: ['最新'],
  },
};

const asks = (question: object) => ({ type: 'question', question });
const D4 = at('D4');

test.each<[string, object]>([
  ['D4', { type: 'point', index: D4 }],
  [' d4 ', { type: 'point', index: D4 }],
  ['', { type: 'nothing' }],
  ['-', { type: 'command', command: 'pass' }],
  ['=', { type: 'command', command: 'accept' }],
  ['~', { type: 'command', command: 'resume' }],
  ['D4?', asks({ about: 'point', index: D4 })],
  ['4?', asks({ about: 'row', line: 5 })],
  ['row 4?', asks({ about: 'row', line: 5 })],
  ['d?', asks({ about: 'column', line: 3 })],
  ['column D', asks({ about: 'column', line: 3 })],
  ['#d4?', asks({ about: 'group', index: D4 })],
  ['#D4', asks({ about: 'group', index: D4 })],
  ['group D4?', asks({ about: 'group', index: D4 })],
  ['Chain D4', asks({ about: 'group', index: D4 })],
  ['+D4?', asks({ about: 'liberties', index: D4 })],
  ['liberties D4?', asks({ about: 'liberties', index: D4 })],
  [':?', asks({ about: 'clocks' })],
  ['time?', asks({ about: 'clocks' })],
  ['clock?', asks({ about: 'clocks' })],
  ['last?', asks({ about: 'news' })],
  ['last', asks({ about: 'news' })],
  ['=?', asks({ about: 'score' })],
  ['score', asks({ about: 'score' })],
  ['?', asks({ about: 'news' })],
  ['q99', { type: 'other', text: 'q99' }],
  ['Q9?', { type: 'other', text: 'Q9?' }],
  ['group', { type: 'other', text: 'group' }],
  ['Accept', { type: 'other', text: 'Accept' }],
])('the typed text "%s" means %j', (typed, expected) => {
  expect(parseTyped(typed, ENGLISH)).toEqual(expected);
});

test.each<[string, object]>([
  ['Ｄ４？', asks({ about: 'point', index: D4 })],
  ['４行？', asks({ about: 'row', line: 5 })],
  ['块D4？', asks({ about: 'group', index: D4 })],
  ['D4 气', asks({ about: 'liberties', index: D4 })],
  ['＃Ｄ４', asks({ about: 'group', index: D4 })],
  ['：？', asks({ about: 'clocks' })],
])('with Chinese words, the typed text "%s" means %j', (typed, expected) => {
  expect(parseTyped(typed, CHINESE)).toEqual(expected);
});

test('all examples in the list of keys have different meanings', () => {
  const meanings = FIELD_EXAMPLES.map(({ typed }): Typed => parseTyped(typed, ENGLISH));
  expect(meanings.filter(({ type }) => type === 'other')).toEqual([]);
  expect(new Set(meanings.map((one) => JSON.stringify(one))).size).toBe(FIELD_EXAMPLES.length);
});
