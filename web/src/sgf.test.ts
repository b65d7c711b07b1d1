import { expect, test } from 'vitest';
import { ApiError } from './net/api.ts';
import { isUnicode, openFile } from './sgf.ts';
import { Replay } from './state/replay.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const open = (text: string) => openFile(bytes(text));

test('reads a game of Go with its players, moves and outcome', () => {
  const { text, ...record } = openFile(
    bytes('(;GM[1]FF[4]SZ[9:13]PB[吴]PW[bo]KM[6.5]RU[Japanese]RE[W+3.5];B[aa];W[];B[im])'),
  );
  expect(record).toEqual({
    setup: { kind: 'go', size: 9, height: 13, ruleset: 'japanese', komi_half: 13, handicap: { type: 'none' } },
    black: '吴',
    white: 'bo',
    moves: [
      { color: 'black', point: 'A13' },
      { color: 'white', point: 'pass' },
      { color: 'black', point: 'J1' },
    ],
    outcome: { type: 'win', winner: 'white', by: 'score', margin_half: 7 },
    variations: 0,
    comments: 0,
  });
  expect(open(text ?? '')).toEqual({ ...record, text });
});

test('the text of a file is kept completely or not at all', () => {
  const file = '(;FF[4]CA[UTF-8]GM[1]SZ[9]XX[un\\]known];B[aa]C[so](;W[bb];B[cc])(;W[dd]))(;FF[4]CA[UTF-8]GM[11]A[b])';
  expect(open(file).text?.replaceAll('\n', '')).toBe(file);
  expect(open('(;GM[1]SZ[9];B[aa])(;B').text).toBeUndefined();
});

test.each([
  ['(;GM[2];B[dc])', { kind: 'othello' }],
  ['(;GM[4]SZ[15];B[hh])', { kind: 'gomoku', size: 15, ruleset: 'freestyle' }],
  ['(;GM[4]SZ[15]RU[renju loses];B[hh])', { kind: 'gomoku', size: 15, ruleset: 'renju', forbidden: 'loses' }],
  [
    '(;GM[4]SZ[7:6]RU[mnk 4 straight];B[aa])',
    {
      kind: 'gomoku',
      size: 7,
      height: 6,
      ruleset: 'mnk',
      row: { length: 4, overline: 'wins', directions: 'ranks_and_files' },
    },
  ],
  [
    '(;GM[1]SZ[9]HA[2]AB[cg][gc]KM[0.5];W[ee])',
    { kind: 'go', size: 9, ruleset: 'japanese', komi_half: 1, handicap: { type: 'fixed', stones: 2 } },
  ],
])('reads the setup of %s', (text, setup) => {
  expect(open(text).setup).toEqual(setup);
});

test('a file may start from a diagram', () => {
  const record = open('(;SZ[9]AB[ba][cc]AW[aa]PL[B];B[ab];W[dd])');
  expect(record.diagram).toEqual({ black: ['B9', 'C7'], white: ['A9'], turn: 'black' });
  const replay = new Replay(record.setup, record.diagram);
  expect(replay.board(record.moves, 0).rows[0]).toBe('OX.......');
  // The first move captures a stone.
  expect(replay.board(record.moves).rows.slice(0, 4)).toEqual(['.X.......', 'X........', '..X......', '...O.....']);
  expect(open('(;GM[4]SZ[15]AW[hh];B[gg])').diagram).toEqual({ black: [], white: ['h8'], turn: 'black' });
  expect(open('(;SZ[9]HA[2]AB[cg][gc];W[ee])').diagram).toBeUndefined();
});

test('reads every rule of a custom ruleset', () => {
  const words =
    'ko=situational self_capture=yes scoring=territory removes_dead=no handicap_bonus=stones resume=alternates';
  const { setup } = open(`(;GM[1]SZ[9]RU[custom ${words} third_repetition_voids=yes tax=seki pass_stones=no];B[aa])`);
  expect(setup).toMatchObject({
    ruleset: 'custom',
    rules: {
      ko: 'situational',
      self_capture: true,
      scoring: 'territory',
      removes_dead: false,
      handicap_bonus: 'stones',
      resume: 'alternates',
      third_repetition_voids: true,
      tax: 'seki',
      pass_stones: false,
    },
  });
});

test('the error for an invalid file contains the line of the fault and a message', () => {
  const fault = (text: string) => {
    try {
      open(text);
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? [error.line, error.message !== ''] : error;
    }
  };
  expect(fault('once upon a time')).toEqual([1, true]);
  expect(fault('(;GM[1]SZ[9];B[aa]\n;W[aa])')).toEqual([2, true]);
});

test('distinguishes Unicode from older encodings', () => {
  expect(isUnicode(bytes('(;PB[吴])'))).toBe(true);
  expect(isUnicode(Uint8Array.from([0xff, 0xfe, 0x28, 0]))).toBe(true);
  expect(isUnicode(Uint8Array.from([0x28, 0xce, 0xe2]))).toBe(false);
  expect(isUnicode(Uint8Array.from([0x28, 0xc1, 0xaa, 0xcd, 0xa8]))).toBe(false);
  // A character of GB2312 that is also valid UTF-8.
  expect(isUnicode(Uint8Array.from([0x28, 0xcd, 0xa8]))).toBe(false);
  // An escape sequence of ISO-2022-JP.
  expect(isUnicode(Uint8Array.from([0x28, 0x1b, 0x24, 0x42]))).toBe(false);
});
