import { expect, test } from 'vitest';
import { pointsOf, sameOffer } from '../rules.ts';
import { cornersOf, whereOf } from './area.ts';
import { parsePoint } from './points.ts';

const shape = { kind: 'gomoku', width: 15, height: 15 } as const;
const at = (name: string) => parsePoint(shape, name) ?? -1;
const rows = (...stones: string[]) =>
  Array.from({ length: 15 }, (_, y) =>
    Array.from({ length: 15 }, (_, x) => (stones.some((name) => at(name) === y * 15 + x) ? 'X' : '.')).join(''),
  );

test('an area is the rectangle between two corners, given in either order, or everything outside that rectangle', () => {
  for (const [from, to] of [
    ['g7', 'i9'],
    ['i9', 'g7'],
    ['g9', 'i7'],
  ] as const) {
    const area = { from, to, outside: false };
    expect(cornersOf(shape, area)).toEqual({ left: 6, top: 6, right: 8, bottom: 8 });
    const within = pointsOf(shape, area);
    expect(within).toHaveLength(9);
    expect(['g7', 'i9', 'h8'].every((name) => within.includes(at(name)))).toBe(true);
    const outside = pointsOf(shape, { ...area, outside: true });
    expect(outside).toHaveLength(225 - 9);
    expect(outside.includes(at('f7'))).toBe(true);
  }
});

test('an area is described as anywhere, center, within or outside', () => {
  expect(whereOf(shape, undefined)).toBe('anywhere');
  expect(whereOf(shape, { from: 'h8', to: 'h8', outside: false })).toBe('center');
  expect(whereOf(shape, { from: 'g7', to: 'i9', outside: false })).toBe('within');
  expect(whereOf(shape, { from: 'f6', to: 'j10', outside: true })).toBe('outside');
});

test('two offered moves are the same if they lead to the same position after rotating or mirroring the board', () => {
  const center = rows('h8');
  expect(sameOffer(shape, center, at('g8'), at('h9'))).toBe(true);
  expect(sameOffer(shape, center, at('g9'), at('i7'))).toBe(true);
  expect(sameOffer(shape, center, at('g8'), at('g9'))).toBe(false);
  const diagonal = rows('h8', 'i9');
  expect(sameOffer(shape, diagonal, at('g7'), at('g9'))).toBe(false);
  expect(sameOffer(shape, diagonal, at('g9'), at('i7'))).toBe(true);
  const oblong = { ...shape, height: 13 };
  const empty = Array.from({ length: 13 }, () => '.'.repeat(15));
  expect(sameOffer(oblong, empty, 0, 14)).toBe(true);
  expect(sameOffer(oblong, empty, 1, 15)).toBe(false);
});
