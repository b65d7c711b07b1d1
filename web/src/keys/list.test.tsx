import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOARD_KEYS, CHOOSE_KEYS, SHARED_KEYS } from '../board/keys.ts';
import { LOCALE_NAMES, parseLocale, showBundle } from '../i18n/index.ts';
import { change } from '../state/settings.ts';
import { ANYWHERE_KEYS, AnywhereKeys } from './anywhere.tsx';
import { FIELD_EXAMPLES } from './field.ts';
import { atPlace } from './here.ts';
import { KeyParts, together } from './list.tsx';
import { MOVE_KEYS } from './moves.ts';
import { PLAN_KEYS } from './plan.ts';
import { PRACTICE_KEYS } from './practice.ts';
import {
  ACT_KEYS,
  AFTER_KEYS,
  ANSWER_KEYS,
  ASK_KEYS,
  BEFORE_KEYS,
  DESK_KEYS,
  OPENING_KEYS,
  PHASE_KEYS,
  SCRATCH_KEYS,
  SHARED_ACT_KEYS,
} from './room.ts';

const ROOM = [BEFORE_KEYS, ACT_KEYS, SCRATCH_KEYS, OPENING_KEYS, AFTER_KEYS, ANSWER_KEYS, DESK_KEYS, ASK_KEYS].flat();
const ALL = [
  ...BOARD_KEYS,
  ...CHOOSE_KEYS,
  ...SHARED_KEYS,
  ...SHARED_ACT_KEYS,
  ...MOVE_KEYS,
  ...ROOM,
  ...PLAN_KEYS,
  ...PRACTICE_KEYS,
];

const text = (name: string) => readFileSync(join(import.meta.dirname, `../i18n/${name}.ftl`), 'utf8');

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', text('en')));
  root = document.createElement('div');
  document.body.append(root);
  act(() => render(<AnywhereKeys />, root));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

const press = (target: EventTarget, key: string) =>
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const shown = () => [...root.querySelectorAll('kbd')].map((key) => key.textContent);

it('the help contains every bound key', () => {
  act(() => render(<KeyParts />, root));
  const inWords = FIELD_EXAMPLES.filter(({ subject }) => subject);
  expect(shown()).toHaveLength(ALL.length + ANYWHERE_KEYS.length + FIELD_EXAMPLES.length + inWords.length);
  expect(shown()).toEqual(
    expect.arrayContaining(['←', 'p', 'Shift+P', 'Ctrl Home', 'Page Up', 'Enter', '?', '#D4?', 'group D4?']),
  );
});

it('the list contains only the keys of the page, and is opened by the key ?', async () => {
  expect(shown()).toEqual([]);
  press(document.body, '?');
  await vi.waitFor(() => expect(shown()).toEqual(['?']), 20_000);
  let leave = () => {};
  act(() => {
    leave = atPlace({ page: 'replay' });
  });
  expect(shown()).toEqual(expect.arrayContaining(['←', 'g', '1', '6', '#D4?']));
  expect(shown()).not.toContain('r');
  act(() => leave());
  const close = root.querySelector<HTMLElement>('.dialog-head button');
  act(() => close?.click());
  expect(shown()).toEqual([]);
}, 30_000);

it('the list stays closed while the player types', () => {
  const field = document.createElement('input');
  root.append(field);
  press(field, '?');
  expect(shown()).toEqual([]);
  field.remove();
});

it('the list stays closed if single characters are not used as shortcuts', () => {
  change({ letters: false });
  press(document.body, '?');
  expect(shown()).toEqual([]);
  change({ letters: true });
});

it('every language has a description for each key', () => {
  for (const name of LOCALE_NAMES) {
    const bundle = parseLocale(name, text(name));
    for (const [words] of together([...ALL, ...ANYWHERE_KEYS])) {
      expect(bundle.getMessage(words)?.value, `${words} in ${name}`).toBeTruthy();
    }
  }
});

it('in each phase, a key that is pressed outside the board has only one action', () => {
  for (const bound of Object.values(PHASE_KEYS)) {
    const keys = [...MOVE_KEYS, ...ANYWHERE_KEYS, ...bound].map(({ key }) => key);
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  }
});
