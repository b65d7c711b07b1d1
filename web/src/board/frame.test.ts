import { expect, test } from 'vitest';
import { aspect, box, onDrawing, pointAt, ruled } from './frame.ts';

const shape = { kind: 'go', width: 5, height: 9 } as const;

test('a wide board is only as tall as necessary, and a tall board is drawn in a square', () => {
  expect(aspect({ x: 0, y: 0, width: 8, height: 4 })).toBe('8 / 4');
  expect(aspect({ x: 0, y: 0, width: 4, height: 8 })).toBe('8 / 8');
});

test('a position on the screen is converted correctly if the board has free space on both sides', () => {
  const frame = box(shape, false); // 5.4 by 9.4
  const at = { left: 100, top: 50, width: 940, height: 940 };
  const middle = onDrawing(at, frame, 570, 520);
  expect(middle.cell).toBeCloseTo(100);
  expect([middle.x, middle.y].map((value) => Math.round(value * 1000) / 1000)).toEqual([2, 4]);
  expect(pointAt(shape, middle.x, middle.y)).toBe(22);
  const beside = onDrawing(at, frame, 110, 520);
  expect(pointAt(shape, beside.x, beside.y)).toBeUndefined();
});

test('if the element of a board has no height, its width alone determines the distance between lines', () => {
  const frame = box({ ...shape, height: 5 }, false);
  expect(onDrawing({ left: 0, top: 0, width: 540, height: 0 }, frame, 0, 0).cell).toBeCloseTo(100);
});

test.each([1, 1.25, 1.5, 2, 3])('every line covers whole pixels at a pixel ratio of %f', (ratio) => {
  for (const side of [9, 13, 19]) {
    for (let width = 160; width < 1400; width += 7) {
      const plain = box({ kind: 'go', width: side, height: side }, true);
      const { box: frame, line, edge, shift } = ruled(plain, { width, height: width, ratio });
      const cell = (width * ratio) / frame.width;
      const begins = (at: number, thick: number) => (at - frame.x) * cell - (thick * ratio) / 2;
      const starts = [begins(0, line), begins(1, line), begins(side - 1, line), begins(-shift, edge)];
      for (const start of starts) expect(Math.abs(start - Math.round(start))).toBeLessThan(1e-6);
      // The margin is at least as wide as planned, except for rounding.
      expect(-frame.x).toBeGreaterThan(-plain.x - 1 / cell);
      expect(frame.x + frame.width).toBeGreaterThan(plain.x + plain.width - 2 / cell);
    }
  }
});

test('while the element of a board has no size, the board is drawn with its planned margin', () => {
  const plain = box(shape, true);
  expect(ruled(plain, { width: 0, height: 0, ratio: 1 }).box).toBe(plain);
});

test('coordinates that would be too small to read are left out', () => {
  const plain = box({ kind: 'go', width: 19, height: 19 }, true);
  const letters = (width: number, ratio: number) => ruled(plain, { width, height: width, ratio }).letters;
  expect([letters(320, 1), letters(320, 3)]).toEqual([0, 0]);
  expect(Math.min(letters(390, 1), letters(390, 3))).toBeGreaterThan(0);
  expect(letters(700, 1)).toBeGreaterThan(0);
});

test.each([1, 2, 3])('lines and the ring of the last move stay thin at a pixel ratio of %f', (ratio) => {
  const plain = box({ kind: 'go', width: 9, height: 9 }, true);
  for (const width of [320, 700, 1000, 1400]) {
    const { line, edge, ring, box: frame } = ruled(plain, { width, height: width, ratio });
    expect(line).toBeLessThanOrEqual(width > 1000 ? 2 : 1);
    expect(edge).toBeLessThanOrEqual(2 * line);
    expect((ring * width) / frame.width).toBeLessThanOrEqual(3 + 1e-9);
  }
});
