// Tests the rules as the browser runs them. The WebAssembly module must agree with the native rules.

import { describe, expect, test } from 'vitest';
import { parsePoint, pointName } from './board/points.ts';
import { shapeOf } from './board/shape.ts';
import type { Color, Setup } from './protocol.gen.ts';
import { Position } from './rules.ts';
import { lastStone, Replay } from './state/replay.ts';

const GO: Setup = { kind: 'go', size: 5, ruleset: 'japanese', handicap: { type: 'none' } };

function moves(...points: string[]) {
  return points.map((point, n) => ({ color: (n % 2 === 0 ? 'black' : 'white') as Color, point }));
}
const at = (name: string) => parsePoint({ kind: 'go', width: 5, height: 5 }, name) ?? -1;

// White's last move, B4, captures the stone on C4 and makes a ko.
const KO = moves('B5', 'C5', 'A4', 'D4', 'B3', 'C3', 'C4', 'B4');

describe('a game of Go', () => {
  test('captures, and forbids recapturing a ko', () => {
    const replay = new Replay(GO);
    const position = replay.at(KO);
    expect(position.rows()).toEqual(['.XO..', 'XO.O.', '.XO..', '.....', '.....']);
    expect(position.prisoners('white')).toBe(1);
    expect(position.check('black', at('C4'))).toBe('ko');
    expect(position.check('black', at('B4'))).toBe('occupied');
    expect(position.check('white', at('A1'))).toBe('not_your_turn');
    expect(replay.board(KO)).toMatchObject({ last: 'B4', ko: 'C4' });
  });

  test('shows every position of a record, in any order', () => {
    const replay = new Replay(GO);
    const fresh = (count: number) => new Replay(GO).at(KO, count).rows();
    for (const count of [8, 0, 3, 7, 7, 2, 8]) expect(replay.at(KO, count).rows(), String(count)).toEqual(fresh(count));
  });

  test('a move played on a fork does not change the original position', () => {
    const position = new Replay(GO).at(KO, 2);
    const rows = position.rows();
    expect(position.fork().play('black', at('A1'))).toBeUndefined();
    expect(position.rows()).toEqual(rows);
  });

  test('after two passes, the player who passed last may place the next stone', () => {
    const record = [...moves('C3', 'pass', 'pass'), { color: 'black' as const, point: 'A1' }];
    const replay = new Replay(GO);
    expect(replay.at(record, 3).progress()).toBe('stopped');
    expect(replay.at(record).rows().at(-1)).toBe('X....');
    expect(replay.at(record).turn()).toBe('white');
  });

  test('starts with its handicap stones', () => {
    const setup: Setup = { ...GO, size: 9, handicap: { type: 'fixed', stones: 2 } };
    const position = Position.start(setup);
    expect(position.rows().join('').replaceAll('.', '')).toBe('XX');
    expect(position.turn()).toBe('white');
  });
});

test('a game of Gomoku ends with five in a row', () => {
  const setup: Setup = { kind: 'gomoku', size: 15, ruleset: 'freestyle' };
  const record = moves('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2', 'e1');
  const replay = new Replay(setup);
  expect(replay.at(record).progress()).toBe('over');
  expect([...(replay.board(record).row ?? [])].sort()).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
  expect(replay.at(record).check('white', 200)).toBe('game_over');
  expect(replay.at(record, 3).check('white', null)).toBe('no_pass');
});

/** Plays on these points in order, with each color in its turn. */
function playAll(setup: Setup, points: string): Position {
  const position = Position.start(setup);
  for (const name of points.split(' ')) {
    expect(position.play(position.turn(), parsePoint(shapeOf(setup), name) ?? -1), name).toBeUndefined();
  }
  return position;
}

describe('Othello', () => {
  const OTHELLO: Setup = { kind: 'othello' };
  const names = (points: number[]) => points.map((point) => pointName(shapeOf(OTHELLO), point));

  test('flips discs, and lists the legal points', () => {
    const start = Position.start(OTHELLO);
    expect(names(start.legal())).toEqual(['d3', 'c4', 'f5', 'e6']);
    expect(names(start.flips(19))).toEqual(['d4']);
    expect(start.check('black', 0)).toBe('flips_nothing');
    const position = playAll(OTHELLO, 'd3');
    expect(position.rows()[3]).toBe('...XX...');
    expect(position.discs()).toEqual({ black: 4, white: 1 });
  });

  test('ends when one color is gone', () => {
    const position = playAll(OTHELLO, 'e6 f4 e3 f6 g5 d6 e7 f5 c5');
    expect(position.progress()).toBe('over');
    expect(position.discs()).toEqual({ black: 13, white: 0 });
  });

  test('a forced pass does not remove the mark of the last stone', () => {
    const moves = [
      { color: 'black', point: 'd3' },
      { color: 'white', point: 'pass' },
    ] as const;
    expect(lastStone(moves)).toBe('d3');
  });
});

test('renju lists the points that are forbidden to Black', () => {
  const setup: Setup = { kind: 'gomoku', size: 15, ruleset: 'renju' };
  const position = playAll(setup, 'f8 a15 g8 c15 h10 e15 h9 g15');
  expect(position.forbidden()).toEqual([{ point: 112, why: 'double_three' }]);
  expect(position.check('black', 112)).toBe('double_three');
  const replay = new Replay(setup);
  const played = moves('f8', 'a15', 'g8', 'c15', 'h10', 'e15', 'h9', 'g15');
  expect(replay.board(played).forbidden).toEqual([{ point: 'h8', why: 'double_three' }]);
  expect(replay.board(played, 7).forbidden).toBeUndefined();
  const loses = playAll({ ...setup, forbidden: 'loses' }, 'f8 a15 g8 c15 h10 e15 h9 g15 h8');
  expect(loses.progress()).toBe('over');
});

test('tic-tac-toe shows its winning row, and diagonals do not win where only rows and columns count', () => {
  const board = new Replay({ kind: 'tic_tac_toe' }).board(moves('a1', 'b1', 'a2', 'b2', 'a3'));
  expect(board).toMatchObject({ rows: ['X..', 'XO.', 'XO.'], row: ['a3', 'a2', 'a1'] });
  const row = { length: 3, overline: 'wins', directions: 'ranks_and_files' } as const;
  const setup: Setup = { kind: 'gomoku', size: 4, height: 3, ruleset: 'mnk', row };
  expect(playAll(setup, 'a1 a2 b2 a3 c3').progress()).toBe('playing');
});

test('a board may be rectangular, and rules may be custom', () => {
  const rules = {
    ko: 'situational',
    self_capture: true,
    scoring: 'area',
    removes_dead: false,
    handicap_bonus: 'none',
    resume: 'alternates',
    third_repetition_voids: false,
    tax: 'none',
    pass_stones: false,
  } as const;
  const position = Position.start({ ...GO, size: 3, height: 2, ruleset: 'custom', rules });
  expect(position.play('black', 4)).toBeUndefined();
  expect(position.rows()).toEqual(['...', '.X.']);
  expect([position.play('white', null), position.play('black', null)]).toEqual([undefined, undefined]);
  expect(position.progress()).toBe('over');
});

test('an invalid setup is refused', () => {
  expect(() => Position.start({ ...GO, size: 1 })).toThrow();
  expect(() => Position.start({ ...GO, ruleset: 'custom' })).toThrow();
  expect(() => Position.start({ kind: 'gomoku', size: 15, ruleset: 'mnk' })).toThrow();
});
