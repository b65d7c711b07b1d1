// A list of moves is one stop of the Tab key, however long it is.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import '../rules.fixtures.ts';
import { Moves } from '../pages/replay/moves.tsx';
import type { Move } from '../protocol.gen.ts';

const MOVES: Move[] = ['E5', 'C3', 'G7', 'C7'].map((point, n) => ({ color: n % 2 === 0 ? 'black' : 'white', point }));
const root = document.body.appendChild(document.createElement('div'));

afterEach(() => act(() => render(null, root)));

const show = (moves: readonly Move[], at: number) =>
  act(() => render(<Moves kind="go" moves={moves} asked={new Map()} at={at} onMove={() => {}} />, root));
const buttons = () => [...root.querySelectorAll('button')];
/** The numbers of the moves that the Tab key reaches. */
const stops = () => buttons().flatMap(({ tabIndex }, n) => (tabIndex === 0 ? [n + 1] : []));
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('the Tab key stops at the current move, or at the last move if none is current', async () => {
  await show(MOVES, 2);
  expect(stops()).toEqual([2]);
  await show(MOVES, 3);
  expect(stops()).toEqual([3]);
  await show(MOVES.slice(0, 2), 0);
  expect(stops()).toEqual([2]);
});

it('the arrow keys move the focus, but not beyond the end of the list', async () => {
  await show(MOVES, 3);
  buttons()[2]?.focus();
  press('ArrowUp');
  expect(document.activeElement).toBe(buttons()[1]);
  expect(stops()).toEqual([2]);
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(buttons()[3]);
});
