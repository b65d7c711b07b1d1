// Two people play on one keyboard. Their keys go to the board, unless the element with the focus uses them itself.

import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { defaults, settings } from '../state/settings.ts';
import { BOTH, done, MOVES, open, press, root, SCORING, settle } from './keys.fixtures.tsx';

const cursor = () => Number(root.querySelector('.room-board [data-point][tabindex="0"]')?.getAttribute('data-point'));
const on = (one: Element | null, key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    one?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
const place = (turn: 'black' | 'white') => open({ view: { role: BOTH, moves: MOVES }, state: { turn } }, false);

test("White's letters move the cursor and start no action, wherever the focus is", async () => {
  place('white');
  for (const [key, code] of [
    ['d', 'KeyD'],
    ['S', 'KeyS'], // Caps Lock is on.
    ['a', 'KeyA'],
    ['w', 'KeyW'],
  ] as const) {
    for (const focused of ['body', '[data-act=draw]', '.room-side', '[data-point][tabindex="0"]']) {
      const before = cursor();
      on(document.querySelector(focused) ?? document.body, key, { code });
      await settle();
      expect(done, `what ${key} does with the focus on ${focused}`).toEqual([]);
      expect(cursor() === before, `whether ${key} on ${focused} leaves the cursor at ${before}`).toBe(
        isEdge(before, key),
      );
    }
  }
  expect(settings.value.sound).toBe(defaults().sound);
});

/** Whether the cursor is at the edge toward which this key moves it. */
const isEdge = (at: number, key: string) =>
  ({ a: at % 5 === 0, d: at % 5 === 4, w: at < 5, s: at >= 20 })[key.toLowerCase()];

test("White's letters do nothing while Black is to move", async () => {
  place('black');
  const before = cursor();
  for (const key of 'adws') press(key);
  await settle();
  expect([done, cursor()]).toEqual([[], before]);
});

test('the arrow keys go to the board, and Enter plays only if the focus is already on the board', () => {
  place('black');
  const before = cursor();
  press('Enter');
  expect(done).toEqual([]);
  press('ArrowRight');
  press('ArrowLeft');
  expect(cursor()).toBe(before);
  on(document.activeElement, 'Enter');
  expect(done).toEqual([{ plays: before }]);
});

test('both players move the cursor while they mark dead stones', () => {
  open({ view: { role: BOTH, moves: MOVES }, state: { phase: 'scoring', scoring: SCORING } }, false);
  const before = cursor();
  press('d');
  on(document.activeElement, 's');
  press('ArrowUp');
  press('ArrowLeft');
  expect([cursor(), done]).toEqual([before, []]);
  on(document.activeElement, 'd');
  expect(cursor()).toBe(before + 1);
});

test('a button that was pressed with the mouse gives up the focus', () => {
  place('white');
  const button = root.querySelector<HTMLElement>('[data-act=takeback]');
  button?.focus();
  act(() => void button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
  expect(document.activeElement).toBe(button);
  act(() => void button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(document.activeElement).not.toBe(button);
});
