import { expect, test, vi } from 'vitest';
import { box } from './frame.ts';
import { loupeAt } from './loupe.tsx';
import { Pointing } from './pointing.ts';
import { pointName } from './points.ts';
import { Scene } from './scene.ts';

const shape = { kind: 'go', width: 9, height: 9 } as const;
/** The margin of a board without coordinates, in points, and the size of a point, in CSS pixels. */
const [MARGIN, CELL] = [0.7, 50];

/** A board at the corner of the window, and a finger that touches it. Positions are in points, from A9 at 0, 0. */
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

test('a finger aims at the nearest point while it moves, and chooses it when it is lifted', () => {
  const { presses, moves, lifts, aimed, chosen } = touching();
  presses(2.3, 3.4);
  expect(aimed()).toBe('C6');
  moves(4.6, 4.4);
  expect([aimed(), chosen()]).toEqual(['F5', []]);
  lifts();
  expect([aimed(), chosen()]).toEqual([null, [['F5', 'touch', CELL]]]);
});

test('a finger that leaves the board chooses nothing, even if it comes back', () => {
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
  { left: 200, top: 300, at: { left: 134, top: 128 }, where: 'above the finger' },
  { left: 5, top: 300, at: { left: 4, top: 128 }, where: 'above it and inside the window, at the left edge' },
  { left: 385, top: 300, at: { left: 254, top: 128 }, where: 'above it and inside the window, at the right edge' },
  { left: 200, top: 176, at: { left: 134, top: 4 }, where: 'above it as long as there is space' },
  { left: 200, top: 175, at: { left: 28, top: 4 }, where: 'on its left near the top of the window' },
  { left: 175, top: 100, at: { left: 215, top: 4 }, where: 'on its right if there is no space on the left' },
])('the loupe is $where', ({ left, top, at }) => {
  expect(loupeAt({ left, top }, 390)).toEqual(at);
});
