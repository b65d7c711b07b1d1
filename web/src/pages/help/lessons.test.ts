import { describe, expect, it } from 'vitest';
import { pointName } from '../../board/points.ts';
import { attempt, type Lesson, replayOf, START } from './lesson.ts';
import { LESSONS } from './lessons.ts';

/** For each lesson: all points on which a move reaches the first goal of the lesson, separated by spaces. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  'go capture': 'C2',
  'go save': 'C2',
  'go self': 'A1',
  'go inside': 'A1',
  'go ko': 'B3',
  'go eyes': 'B1',
  'go count': '',
  'gomoku five': 'b5 g5',
  'gomoku three': 'b4 f4',
  'gomoku four': 'd4',
  'gomoku six': 'd6 d1',
  'gomoku caro': 'e6 e1',
  'gomoku forbidden': 'e5',
  'gomoku mnk': 'e5 a1',
  'othello flip': 'd3 c4 f5 e6',
  'othello many': 'g7',
  'othello pass': 'h6',
  'othello corner': 'a1',
  'tic_tac_toe three': 'c1',
  'tic_tac_toe block': 'c3',
  'tic_tac_toe fork': 'b1 c1',
};

const ALL = Object.entries(LESSONS).flatMap(([kind, lessons]) =>
  lessons.map((lesson): [string, Lesson] => [`${kind} ${lesson.name}`, lesson]),
);
const lessonNamed = (name: string): Lesson => {
  const lesson = ALL.find(([known]) => known === name)?.[1];
  if (!lesson) throw new Error(`there is no lesson ${name}`);
  return lesson;
};

it('`SOLUTIONS` lists every lesson', () => {
  expect(ALL.map(([name]) => name)).toEqual(Object.keys(SOLUTIONS));
});

describe.each(ALL)('%s', (name, lesson) => {
  it('has exactly the listed solutions', { timeout: 60_000 }, () => {
    const replay = replayOf(lesson);
    const points = Array.from({ length: replay.shape.width * replay.shape.height }, (_, index) => index);
    const good = points.filter((index) => attempt(lesson, replay, START, index).step > 0);
    expect(good.map((index) => pointName(replay.shape, index)).join(' ')).toBe(SOLUTIONS[name]);
  });

  it('starts from its position, with the reader to move', () => {
    const replay = replayOf(lesson);
    const start = replay.at(lesson.lead ?? []);
    expect([start.progress(), start.turn()]).toEqual(['playing', lesson.color]);
    if (lesson.rows && !lesson.lead) expect(start.rows()).toEqual(lesson.rows);
  });
});

/** Plays these points one after another, or passes for null. Returns the state after each try. */
function played(name: string, points: readonly (string | null)[]) {
  const lesson = lessonNamed(name);
  const replay = replayOf(lesson);
  let state = START;
  return points.map((point) => {
    state = attempt(lesson, replay, state, point === null ? null : replay.index(point));
    return { verdict: state.verdict, step: state.step, code: state.refusal?.code, moves: state.moves.length };
  });
}

it('a ko can be recaptured only after a move elsewhere', () => {
  expect(played('go ko', ['B3', 'A5', 'B3'])).toEqual([
    { verdict: 'open', step: 1, code: 'ko', moves: 0 },
    { verdict: 'open', step: 2, code: undefined, moves: 2 },
    { verdict: 'done', step: 3, code: undefined, moves: 3 },
  ]);
});

it('a wrong move stays on the board until the next try, which takes it back', () => {
  expect(played('go capture', ['A1', 'C3', 'C2'])).toEqual([
    { verdict: 'wrong', step: 0, code: undefined, moves: 1 },
    { verdict: 'open', step: 0, code: 'occupied', moves: 0 },
    { verdict: 'done', step: 1, code: undefined, moves: 1 },
  ]);
});

it('the opponent shows why an open three must be answered', () => {
  expect(played('gomoku three', ['a1'])).toEqual([{ verdict: 'wrong', step: 0, code: undefined, moves: 2 }]);
});

it('the lesson about the count is done after two passes, but not after a stone', () => {
  expect(played('go count', ['A1', null]).map(({ verdict }) => verdict)).toEqual(['wrong', 'done']);
});
