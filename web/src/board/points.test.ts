import { expect, test } from 'vitest';
import type { Kind } from '../protocol.gen.ts';
import { namesOf, rulesReady } from '../rules.ts';
import { parsePoint, pointName, starPoints } from './points.ts';

const square = (kind: Kind, side: number) => ({ kind, width: side, height: side });

test.each([
  ['go', 19, 15, 3, 'Q16'],
  ['go', 19, 7, 18, 'H1'],
  ['go', 19, 8, 18, 'J1'],
  ['go', 25, 24, 0, 'Z25'],
  ['gomoku', 15, 7, 7, 'h8'],
  ['gomoku', 15, 8, 14, 'i1'],
  ['gomoku', 30, 26, 0, 'aa30'],
  ['gomoku', 30, 29, 0, 'ad30'],
  ['othello', 8, 3, 2, 'd3'],
  ['othello', 8, 0, 7, 'a8'],
  ['tic_tac_toe', 3, 0, 2, 'a1'],
] as const)('on a board for %s with side %i, the point at (%i, %i) is named %s', (kind, size, x, y, name) => {
  expect(pointName(square(kind, size), y * size + x)).toBe(name);
  expect(parsePoint(square(kind, size), name)).toBe(y * size + x);
});

test('a rectangular board has as many rows as its height', () => {
  const shape = { kind: 'go', width: 9, height: 13 } as const;
  expect(pointName(shape, 0)).toBe('A13');
  expect(pointName(shape, 9 * 13 - 1)).toBe('J1');
  expect(['K1', 'A14', 'A0'].map((name) => parsePoint(shape, name))).toEqual([undefined, undefined, undefined]);
  expect(starPoints(shape).map((at) => pointName(shape, at))).toEqual(['C10', 'G10', 'C4', 'G4', 'E7']);
});

test('the name of every point is parsed back to the same point', () => {
  for (const [kind, largest] of [['go', 25] as const, ['gomoku', 30] as const, ['othello', 8] as const]) {
    for (let width = 1; width <= largest; width += 3) {
      for (const height of [2, largest]) {
        for (let index = 0; index < width * height; index++) {
          const shape = { kind, width, height };
          expect(parsePoint(shape, pointName(shape, index))).toBe(index);
        }
      }
    }
  }
});

test('a string that names no point on the board is refused', () => {
  for (const name of ['', 'pass', 'I5', 'Q0', 'Q20', 'U1', 'Q016', '16', 'Q']) {
    expect(parsePoint(square('go', 19), name), name).toBeUndefined();
  }
  for (const name of ['H8', 'h20', 't1', 'aa1']) expect(parsePoint(square('gomoku', 19), name), name).toBeUndefined();
});

test('columns and rows have names', () => {
  const { columns, rows } = namesOf({ kind: 'go', width: 9, height: 2 });
  expect([columns.join(''), rows]).toEqual(['ABCDEFGHJ', ['2', '1']]);
  expect(namesOf({ kind: 'othello', width: 8, height: 8 }).rows[0]).toBe('1');
});

test('star points depend on the game and the size', () => {
  const names = (kind: 'go' | 'gomoku', size: number) =>
    starPoints(square(kind, size)).map((at) => pointName(square(kind, size), at));
  expect(names('go', 9).sort()).toEqual(['C3', 'C7', 'E5', 'G3', 'G7']);
  expect(names('go', 13)).toHaveLength(5);
  expect(names('go', 19)).toHaveLength(9);
  expect(names('go', 19)).toContain('K10');
  expect(names('gomoku', 15).sort()).toEqual(['d12', 'd4', 'h8', 'l12', 'l4']);
  expect(names('go', 8)).toHaveLength(4);
  expect(names('go', 5)).toEqual(['C3']);
});

test('before the rules are loaded, a board has no star points, and no name is parsed', () => {
  rulesReady.value = false;
  expect([starPoints(square('go', 9)), parsePoint(square('go', 9), 'E5')]).toEqual([[], undefined]);
  rulesReady.value = true;
});
