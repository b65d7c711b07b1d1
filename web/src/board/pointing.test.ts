import { expect, test, vi } from 'vitest';
import { box } from './frame.ts';
import { loupeAt } from './loupe.tsx';
import { Pointing } from './pointing.ts';
import { pointName } from './points.ts';
import { Scene } from './scene.ts';

const shape = { kind: 'go', width: 9, height: 9 } as const;
/**
 * The margin of a board without coordinates, in units, and the length of a unit, in CSS pixels. Neighboring points are
 * one unit apart.
 */
const [MARGIN, CELL] = [0.7, 50];

/**
 * A board at the top left of the window, and two fingers that can touch the board. Positions are in units, with A9 at
 * 0, 0.
 */
function touching() {
  const choose = vi.fn();
  const pointing = new Pointing(new Scene(shape), box(shape, false));
  pointing.update(box(shape, false), choose);
  const side = (8 + 2 * MARGIN) * CELL;
  const currentTarget = { getBoundingClientRect: () => ({ left: 0, top: 0, width: side, height: side }) };
  const event = (x: number, y: number, isPrimary: boolean) =>
    ({
      currentTarget,
      pointerType: 'touch',
      isPrimary,
      clientX: (x + MARGIN) * CELL,
      clientY: (y + MARGIN) * CELL,
    }) as unknown as PointerEvent;
  const finger = (isPrimary: boolean) => ({
    presses: (x: number, y: number) => pointing.onPointerDown(event(x, y, isPrimary)),
    moves: (x: number, y: number) => pointing.onPointerMove(event(x, y, isPrimary)),
    lifts: () => pointing.onPointerUp(event(0, 0, isPrimary)),
    stops: () => pointing.onPointerCancel(event(0, 0, isPrimary)),
  });
  const aimed = () => pointing.aim.value && pointName(shape, pointing.aim.value.index);
  const chosen = () =>
    choose.mock.calls.map(([{ index, how, cell }]) => [pointName(shape, index), how, Math.round(cell)]);
  return { ...finger(true), second: finger(false), aimed, chosen };
}

test('a finger on the board aims at the nearest point, and lifting the finger chooses that point', () => {
  const { presses, moves, lifts, aimed, chosen } = touching();
  presses(2.3, 3.4);
  expect(aimed()).toBe('C6');
  moves(4.6, 4.4);
  expect([aimed(), chosen()]).toEqual(['F5', []]);
  lifts();
  expect([aimed(), chosen()]).toEqual([null, [['F5', 'touch', CELL]]]);
});

test('a finger that moves away from all points chooses nothing, even if it comes back', () => {
  const { presses, moves, lifts, aimed, chosen } = touching();
  presses(0, 4);
  moves(-0.6, 4);
  expect(aimed()).toBeNull();
  moves(0, 4);
  expect(aimed()).toBeNull();
  lifts();
  expect(chosen()).toEqual([]);
});

test('a touch that the system takes over chooses nothing', () => {
  const { presses, stops, lifts, chosen } = touching();
  presses(4, 4);
  stops();
  lifts();
  expect(chosen()).toEqual([]);
});

test('a second finger neither aims nor chooses', () => {
  const { presses, lifts, second, aimed, chosen } = touching();
  presses(2, 2);
  second.presses(7, 7);
  second.moves(8, 8);
  expect(aimed()).toBe('C7');
  second.stops();
  second.lifts();
  expect([aimed(), chosen()]).toEqual(['C7', []]);
  lifts();
  expect(chosen()).toEqual([['C7', 'touch', CELL]]);
});

test.each([
  ['above the finger', [200, 300], [134, 128]],
  ['inside the window, above a finger at the left edge', [5, 300], [4, 128]],
  ['inside the window, above a finger at the right edge', [385, 300], [254, 128]],
  ['above a finger that has just enough space above it', [200, 176], [134, 4]],
  ['to the left of a finger with too little space above it', [200, 175], [28, 4]],
  ['to the right of a finger with too little space above it and on its left', [175, 100], [215, 4]],
] as const)('the loupe is %s', (_, [x, y], [left, top]) => {
  expect(loupeAt({ left: x, top: y }, 390)).toEqual({ left, top });
});
