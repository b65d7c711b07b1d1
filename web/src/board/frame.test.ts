import { expect, test } from 'vitest';
import { aspect, box, onDrawing, pointAt } from './frame.ts';

const shape = { kind: 'go', width: 5, height: 9 } as const;

test('a wide board is as high as it needs, a high one is in a square', () => {
  expect(aspect({ x: 0, y: 0, width: 8, height: 4 })).toBe('8 / 4');
  expect(aspect({ x: 0, y: 0, width: 4, height: 8 })).toBe('8 / 8');
});

test('screen positions are found on a board with free sides', () => {
  const frame = box(shape, false); // 5.4 by 9.4
  const at = { left: 100, top: 50, width: 940, height: 940 };
  const middle = onDrawing(at, frame, 570, 520);
  expect(middle.cell).toBeCloseTo(100);
  expect([middle.x, middle.y].map((value) => Math.round(value * 1000) / 1000)).toEqual([2, 4]);
  expect(pointAt(shape, middle.x, middle.y)).toBe(22);
  const beside = onDrawing(at, frame, 110, 520);
  expect(pointAt(shape, beside.x, beside.y)).toBeUndefined();
});

test('a board without a height is measured by its width', () => {
  const frame = box({ ...shape, height: 5 }, false);
  expect(onDrawing({ left: 0, top: 0, width: 540, height: 0 }, frame, 0, 0).cell).toBeCloseTo(100);
});
