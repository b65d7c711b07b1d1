// The lines of a plan while they are edited.

import { expect, test } from 'vitest';
import { back, type Draft, groups, played, without } from './draft.ts';

const EMPTY: Draft = { lines: [], path: [] };

/** Plays moves for the opponent and the viewer in turn, from the start. */
function plays(draft: Draft, moves: string): Draft {
  return moves.split(' ').reduce((now, move, n) => played(now, move, n % 2 === 1), { ...draft, path: [] } as Draft);
}

const lines = (draft: Draft) => draft.lines.map((line) => line.join(' '));

test('an answer makes a line, and a move without an answer does not', () => {
  expect(lines(plays(EMPTY, 'D4'))).toEqual([]);
  expect(lines(plays(EMPTY, 'D4 E5'))).toEqual(['D4 E5']);
  const longer = plays(EMPTY, 'D4 E5 C3');
  expect([lines(longer), longer.path]).toEqual([['D4 E5'], ['D4', 'E5', 'C3']]);
});

test('a line that continues another one replaces it, and a branch is a line of its own', () => {
  let draft = plays(plays(EMPTY, 'D4 E5'), 'C3 E5');
  draft = plays(draft, 'D4 E5 C3 F6');
  expect(lines(draft)).toEqual(['D4 E5 C3 F6', 'C3 E5']);
  draft = plays(draft, 'D4 E5 G7 F6');
  expect(lines(draft)).toEqual(['D4 E5 C3 F6', 'C3 E5', 'D4 E5 G7 F6']);
  expect(lines(plays(draft, 'D4 E5'))).toEqual(lines(draft));
});

test('a move has only one answer: a different answer replaces the old answer and the moves after it', () => {
  let draft = plays(plays(plays(EMPTY, 'D4 E5 C3 F6'), 'D4 E5 G7 F6'), 'C3 E5');
  draft = plays(draft, 'D4 H8');
  expect(lines(draft)).toEqual(['C3 E5', 'D4 H8']);
});

test('taking a move back changes no line, and deleting a line changes no other line', () => {
  const two = plays(plays(EMPTY, 'D4 E5 C3 F6'), 'D4 E5 G7 F6');
  expect(back(two)).toEqual({ lines: two.lines, path: ['D4', 'E5', 'G7'] });
  const one = without(two, 1);
  expect([lines(one), one.path]).toEqual([['D4 E5 C3 F6'], []]);
  expect(without({ ...two, path: ['D4'] }, 1).path).toEqual(['D4']);
  expect(lines(without(one, 0))).toEqual([]);
});

test('consecutive moves of one player form a group', () => {
  expect(groups(['a1', 'b2', 'c3'], [false, false, true])).toEqual([
    { own: false, moves: ['a1', 'b2'] },
    { own: true, moves: ['c3'] },
  ]);
});
