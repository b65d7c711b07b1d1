// While the board is counted, and after the game, the page explains the point that the viewer points at: how much this
// point counts, for which player, and why.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { answer } from '../keys/said.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { RoomView, Scoring, State } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { clearDesk, tab } from './desk.ts';
import { loadExplanations } from './explanations.ts';
import { Table } from './table.tsx';

let root: HTMLElement;
beforeEach(async () => {
  await loadExplanations();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  root.className = 'room';
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SIDE = { stones: 0, territory: 0, prisoners: 0, komi_half: 0, handicap_half: 0, total_half: 0 };
const SCORING: Scoring = {
  dead: ['B5'],
  accepted: { black: false, white: false },
  owner: ['BB...', '.....', '.....', '.....', '.....'],
  score: { black: SIDE, white: SIDE },
  outcome: { type: 'draw' },
  explained: [
    { reason: 'surrounded', owner: 'black', ground: 1, prisoners: 0, taxed: false, points: ['A5'] },
    { reason: 'surrounded', owner: 'black', dead: 'white', ground: 1, prisoners: 0, taxed: false, points: ['B5'] },
    { reason: 'open', ground: 0, prisoners: 0, taxed: false, points: ['C5', 'D5'], gaps: ['D5'] },
  ],
};

function open(view: Partial<RoomView> = {}, state: Partial<State> = {}): RoomStore {
  clearDesk();
  tab.value = 'moves';
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const shown = stateOf({
    phase: 'scoring',
    board: ['.O...', '.....', '.....', '.....', '.....'],
    scoring: SCORING,
    ...state,
  });
  const moves: RoomView['moves'] = [
    { color: 'black', point: 'pass' },
    { color: 'white', point: 'B5' },
  ];
  world.socket.says(joined(viewOf({ moves, ...view, state: shown })));
  vi.spyOn(store, 'do').mockResolvedValue({ ok: true, seq: 9 });
  act(() => render(<Table store={store} line={signal('')} />, root));
  return store;
}

const point = (index: number) => root.querySelector(`.room-board [data-point="${index}"]`) as Element;
const shown = () => root.querySelector('.room-news .explained')?.textContent ?? '';
const over = (index: number) =>
  act(() => {
    point(index).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });

test('the point under the mouse is explained, and the explanation disappears when the mouse leaves the board', () => {
  open();
  over(0);
  expect(shown()).toBe('A5: Only Black surrounds this point: one point for Black.');
  over(3);
  expect(shown()).toContain('D5: The border is open at D5.');
  act(() => {
    root.querySelector('.room-board')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  });
  expect(shown()).toBe('');
});

test('the board hatches the points that do not count because a border is open, except in an earlier position', () => {
  const store = open();
  const hatched = () => root.querySelector('.room-board .hatched')?.getAttribute('d');
  // C5 and D5
  expect(hatched()).toMatch(/^M1\.5 0l.*M2\.5 0l/);
  act(() => store.look(1));
  expect(hatched()).toBeUndefined();
});

test('next to the open borders, the panel says how many points count for no one', () => {
  open({}, { scoring: { ...SCORING, unsealed: ['D5'] } });
  expect(root.querySelector('.room-scoring .notice')?.textContent).toMatch(/^2 points count for no one\./);
  expect(root.querySelector('.room-next > .totals')?.textContent).toContain('2 points count for no one.');
});

test('a click on a stone changes the mark of its group, and explains the point', () => {
  const store = open();
  act(() => {
    point(1).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(store.do).toHaveBeenCalledWith({ type: 'mark', point: 'B5', dead: false });
  expect(shown()).toContain('B5: A dead stone comes off the board.');
});

test('a deadline replaces an explanation', () => {
  const store = open();
  over(1);
  expect(shown()).toContain('B5: ');
  const { room } = store;
  act(() => {
    if (!room.value) throw new Error('the store has no room');
    const scoring: Scoring = { ...SCORING, silence: { color: 'black', in_ms: 120_000, accepts: false } };
    room.value = { ...room.value, view: { ...room.value.view, state: { ...room.value.view.state, scoring } } };
  });
  expect(shown()).toBe('');
});

test('an empty point cannot be marked, so Enter only says how much the point counts', () => {
  const store = open();
  act(() => {
    point(0).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(answer.value.trim()).toBe('Only Black surrounds this point: one point for Black.');
  expect(store.do).not.toHaveBeenCalled();
});

test('a spectator can tap a point of the finished game, and its explanation stays', () => {
  const store = open(
    { role: { type: 'spectator' } },
    { phase: 'finished', outcome: { type: 'draw' }, abortable: false },
  );
  act(() => {
    point(0).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(shown()).toContain('one point for Black');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(shown()).toContain('one point for Black');
  expect(store.do).not.toHaveBeenCalled();
});

test('while the board is counted, an explanation is shown in place of the latest event only for a short time', () => {
  open();
  act(() => {
    point(0).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  expect(shown()).not.toBe('');
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(shown()).toBe('');
});

test('a point that was chosen on a scratch board is not explained after the scratch board is closed', () => {
  const scratch = { board: SCORING.owner, changes: 0, left: 9, dead: [] } as never;
  const store = open({}, { scoring: { ...SCORING, scratch } });
  over(0);
  expect(shown()).toBe('');
  act(() => {
    const room = store.room.value as Room;
    store.room.value = { ...room, view: { ...room.view, state: { ...room.view.state, scoring: SCORING } } };
  });
  expect(shown()).toBe('');
  over(3);
  expect(shown()).toContain('D5');
});

test('no point of an earlier position is explained', () => {
  const store = open();
  over(0);
  act(() => store.look(0));
  expect(shown()).toBe('');
});

test('the answer to a question about a point says how much the point counts, and why', () => {
  open();
  const input = root.querySelector('.room-field input') as HTMLInputElement;
  act(() => {
    input.value = 'A5?';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(answer.value).toContain('A5 empty, black territory: Only Black surrounds this point: one point for Black.');
});
