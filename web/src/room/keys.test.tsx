// Walks through everything that the page of a room can show. Every button and link has a key, and the key does the same
// as the button.

import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ALONE_MS } from '../keys/alone.ts';
import { ANYWHERE_KEYS } from '../keys/anywhere.tsx';
import { PHASE_KEYS, SHARED_PHASE_KEYS } from '../keys/room.ts';
import { answer } from '../keys/said.ts';
import type { State } from '../protocol.gen.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import { change, settings, settingsOpen } from '../state/settings.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { dialog, facing, otherColor, practiceMoves, sharing, tab } from './desk.ts';
import { CASES, done, keyOf, MOVES, open, press, root, settle } from './keys.fixtures.tsx';

/** Everything that an action can change on the page. */
function pageNow(store: RoomStore): unknown {
  const { looking, staged, offering } = store;
  const open = dialog.value === 'more' ? null : dialog.value;
  const ours = [looking, staged, offering, tab, facing, otherColor, practiceMoves, settings, settingsOpen];
  const own = ours.map(({ value }) => value);
  const claim = root.querySelector('section.ask')?.textContent;
  return { done, open, own, claim };
}

/** The buttons and links for which a key is needed. */
function buttons(): HTMLElement[] {
  // Moves, chat lines and points are content, which needs no keys. Enter submits a form, the arrow keys step through
  // the moves, and Escape closes a dialog.
  const content = '.score-sheet *, .chat-lines *, [data-plays], [type=submit], .room-steps *, .dialog-head *';
  return [...root.querySelectorAll<HTMLElement>('button, a[href], input[type=checkbox]')].filter(
    (one) => !one.matches(content),
  );
}

const nameOf = (one: HTMLElement) =>
  `${one.closest('label')?.textContent || one.textContent || one.getAttribute('aria-label')}`;

const WALK = Object.entries(CASES).flatMap(([name, room]) => [
  { name, room, menu: false },
  { name: `${name}, with the menu`, room, menu: true },
]);

test.each(WALK)('every action has a key: $name', ({ room, menu }) => {
  const store = open(room, menu);
  const { phase } = store.room.value?.view.state ?? { phase: 'waiting' };
  expect(buttons().length).toBeGreaterThan(3);
  for (const one of buttons()) {
    const key = keyOf(one);
    const keys = (sharing.value ? SHARED_PHASE_KEYS : PHASE_KEYS)[phase];
    const bound = [...keys, ...ANYWHERE_KEYS].some((binding) => binding.key === key);
    expect(bound, `"${nameOf(one)}" has the key ${key}`).toBe(true);
  }
});

/**
 * The buttons whose keys were already tried. Most buttons appear in many states, so each is tried only once per phase.
 */
const walked = new Set<string>();

test.each(WALK)(
  'each key does the same as its button: $name',
  async ({ room, menu }) => {
    const phase = open(room, menu).room.value?.view.state.phase;
    const all = buttons().map((one) => ({
      name: nameOf(one),
      key: keyOf(one),
      off: one.getAttribute('aria-disabled') === 'true',
    }));
    for (const { name, key, off } of all) {
      const known = `${phase} ${key} ${name}`;
      if (key === '?' || walked.has(known) || off) continue;
      walked.add(known);
      const store = open(room, menu);
      const same = buttons().find((one) => nameOf(one) === name && keyOf(one) === key);
      act(() => same?.click());
      await settle();
      const clicked = JSON.stringify(pageNow(store));
      const again = open(room, false);
      press(key);
      await settle();
      expect(JSON.stringify(pageNow(again)), `what the key ${key} of "${name}" does`).toBe(clicked);
    }
  },
  60_000,
);

test.each(['you wish', 'perhaps', 'yes', 'help', 'thanks', 'why pass'])(
  'typing "%s" outside the text field changes nothing',
  async (text) => {
    const state = { offers: [{ offer: 'draw' as const, by: 'white' as const }], turn: 'black' as const };
    open({ view: { moves: MOVES }, state }, false);
    const path = location.pathname;
    for (const key of text) {
      press(key);
      await act(async () => void (await vi.advanceTimersByTimeAsync(ALONE_MS / 2)));
    }
    await settle();
    expect(done).toEqual([]);
    expect(location.pathname).toBe(path);
  },
);

test('a key answers only the question that was open when the key was pressed', async () => {
  const store = open({ view: { moves: MOVES }, state: { offers: [{ offer: 'takeback', by: 'white' }] } }, false);
  press('y');
  const view = viewOf({ moves: MOVES, state: stateOf({ offers: [{ offer: 'draw', by: 'white' }] }) });
  act(() => {
    store.room.value = { view, received: 0 };
  });
  await settle();
  expect(done).toEqual([]);
  expect(answer.value).toBe('This has just changed. Wait a moment, then press again.');
  answer.value = '';
  press('y');
  await settle();
  expect(done).toEqual([]);
  expect(answer.value).toBe('This has just changed. Wait a moment, then press again.');
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS))); // Wait until the button works again.
  press('y');
  await settle();
  expect(done).toHaveLength(1);
});

test('a question that waits behind another one cannot be answered with a key', async () => {
  const offers: State['offers'] = [{ offer: 'draw', by: 'white' }];
  const store = open({ view: { moves: MOVES }, state: { offers } }, false);
  act(() => {
    store.staged.value = 3;
  });
  press('y');
  await settle();
  expect(done).toEqual([]);
  act(() => {
    store.staged.value = null;
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS)));
  press('y');
  await settle();
  expect(done).toHaveLength(1);
});

test('the key for withdrawing an offer works while a question of the opponent is in front', async () => {
  const offers: State['offers'] = [
    { offer: 'draw', by: 'white' },
    { offer: 'takeback', by: 'black' },
  ];
  open({ view: { moves: MOVES }, state: { offers } }, false);
  press('w');
  await settle();
  expect(done).toEqual([{ type: 'withdraw', offer: 'takeback' }]);
});

test('the key that aborts the game asks first', async () => {
  open({}, false);
  press('b');
  await settle();
  const asked = root.querySelector('dialog[open]');
  expect(asked?.textContent).toContain('Abort this game?');
  expect(done).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS)));
  act(() => asked?.querySelector<HTMLElement>('.danger')?.click());
  expect(done).toEqual([{ type: 'abort' }]);
});

test('the shortcut of a capital letter names the Shift key', () => {
  open({ state: CASES['a clock']?.state ?? {} }, true);
  expect(root.querySelector('[data-act=pause]')?.getAttribute('aria-keyshortcuts')).toBe('Shift+P');
  expect(root.querySelector('[data-act=pass]')?.getAttribute('aria-keyshortcuts')).toBe('p');
});

test('if letter keys are switched off, only Escape works', () => {
  const store = open(CASES['a move to confirm'] ?? {}, false);
  act(() => change({ letters: false }));
  expect(root.querySelector('[aria-keyshortcuts]:not([data-act=cancel])')).toBeNull();
  for (const { key } of PHASE_KEYS.playing) if (key !== 'Escape') press(key);
  expect(done).toEqual([]);
  expect([store.staged.value, settingsOpen.value, dialog.value, answer.value]).toEqual([3, false, null, '']);
  press('Escape');
  expect(store.staged.value).toBeNull();
});

test('a button keeps the focus when it becomes unavailable', () => {
  const store = open({ view: { moves: MOVES } }, false);
  const button = root.querySelector<HTMLElement>('[data-act=draw]');
  button?.focus();
  const view = viewOf({ moves: MOVES, state: stateOf({ offers: [{ offer: 'draw', by: 'black' }] }) });
  act(() => {
    store.room.value = { view, received: 0 };
  });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  act(() => button?.click());
  expect(done).toEqual([]);
});
