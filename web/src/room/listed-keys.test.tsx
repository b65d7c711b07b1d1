// Walks through everything that the page of a room can show, and checks the list of keys in each state.

import { expect, test, vi } from 'vitest';
import { place } from '../keys/here.ts';
import { examplesIn, partsIn } from '../keys/list.tsx';
import { sharing } from './desk.ts';
import { CASES, keyOf, open, root } from './keys.fixtures.tsx';

/** The parts of the list whose keys work only on a board. Elsewhere, the same keys may do something else. */
const ON_BOARD = ['keys-board', 'keys-shared', 'keys-moves', 'plan-title'];

const show = (name: string, menu = false) => open(CASES[name] ?? {}, menu);

/** The listed keys that work wherever the focus is. */
function listed(): string[] {
  const parts = partsIn(place.value).filter(({ title }) => !ON_BOARD.includes(title));
  return parts.flatMap(({ keys }) => keys.map(({ key }) => key));
}

test.each(Object.keys(CASES))('in a room, each key is listed once, and no key of a button is missing: %s', (name) => {
  show(name, true);
  const named = listed();
  expect(named.filter((key, n) => named.indexOf(key) !== n)).toEqual([]);
  const buttons = [...root.querySelectorAll('[aria-keyshortcuts]')];
  const used = buttons.map(keyOf);
  // For two people on one keyboard, the list explains once which letters need Shift.
  const missing = used.filter((key) => !named.includes(key) && !(sharing.value && named.includes(key.toLowerCase())));
  expect(missing).toEqual([]);
});

test.each([
  ['playing', ['p', 'd', 'r', 'y', '1'], ['a', 'e', '7', 'o', 'L']],
  ['watching', ['m', '1'], ['p', 'd', 'r', 'y', 'f']],
  ['scoring', ['e', 'b', 'y'], ['p', 'd', '7']],
  ['choosing a color', ['7', '8', '9'], ['0', 'e']],
] as const)('only keys that work now are listed: %s', async (name, works, idle) => {
  show(name);
  // The panel of an opening is loaded when it is first shown.
  await vi.waitFor(() => expect(listed()).toEqual(expect.arrayContaining([...works])));
  expect(listed().filter((key) => (idle as readonly string[]).includes(key))).toEqual([]);
});

test('for a spectator, all examples of typed text are questions, because a spectator cannot play', () => {
  show('watching');
  expect(examplesIn(place.value).filter(({ typed }) => !typed.endsWith('?'))).toEqual([]);
  show('playing');
  expect(examplesIn(place.value).map(({ typed }) => typed)).toContain('D4');
});
