import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import chinese from '../../i18n/zh-CN.ftl?raw';
import { answer } from '../../keys/said.ts';
import { Connection } from '../../net/connection.ts';
import { FakeWorld } from '../../net/fake.ts';
import type { Clock, RoomView, State } from '../../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { clearDesk, tab } from '../desk.ts';
import { Table } from '../table.tsx';

let root: HTMLElement;
let connection: Connection | undefined;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  root.className = 'room';
  document.body.append(root);
});
afterEach(() => {
  connection?.stop(); // Otherwise, its timer would outlive the test.
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

// . X X . .
// O O X . .
const MOVES = ['B5', 'A4', 'C5', 'B4', 'C4'].map((point, n) => ({
  color: n % 2 === 0 ? ('black' as const) : ('white' as const),
  point,
}));
const BOARD = ['.XX..', 'OOX..', '.....', '.....', '.....'];

function open(view: Partial<RoomView> = {}, state: Partial<State> = {}): RoomStore {
  clearDesk();
  tab.value = 'moves';
  answer.value = '';
  const world = new FakeWorld();
  connection = new Connection(world);
  const store = new RoomStore('r', connection);
  store.open();
  world.socket.accept();
  const shown = stateOf({ board: BOARD, turn: 'white', stone: 'white', ...state });
  world.socket.says(joined(viewOf({ moves: MOVES, ...view, state: shown })));
  vi.spyOn(store, 'do').mockResolvedValue({ ok: true, seq: 9 });
  act(() => render(<Table store={store} line={signal('')} />, root));
  return store;
}

function field(): HTMLInputElement {
  return root.querySelector('.room-field input') as HTMLInputElement;
}

/** Types into the field and presses Enter. */
function enter(text: string): void {
  const input = field();
  act(() => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

const answered = (text: string) => {
  enter(text);
  const shown = root.querySelector('.room-field-answer')?.textContent ?? '';
  expect(answer.value.trim()).toBe(shown);
  return shown;
};

test('questions are answered in words, next to the field and for screen readers', () => {
  open();
  expect(answered('B5?')).toBe('B5 black');
  expect(answered('row 4?')).toBe('A4 white; B4 white; C4 black, last move');
  expect(answered('b?')).toBe('B5 black; B4 white');
  expect(answered('group b5?')).toBe('B5 black: chain of 3 stones (B5, C5, C4); 4 liberties');
  expect(answered('liberties A4?')).toBe('A4 white: 3 liberties: A5, A3, B3');
  expect(answered('#E1')).toBe('E1 empty');
  expect(answered(':?')).toBe('no clock');
  expect(answered('=?')).toBe('Black: 0 prisoners; White: 0 prisoners');
  expect(field().value).toBe('');
});

test('an answer disappears when the player types again', () => {
  open();
  enter('B5?');
  act(() => {
    field().value = 'B';
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(root.querySelector('.room-field-answer')).toBeNull();
});

test('an answer disappears when another position is shown', () => {
  const store = open();
  enter('B5?');
  expect(root.querySelector('.room-field-answer')).not.toBeNull();
  act(() => store.look(1));
  expect(root.querySelector('.room-field-answer')).toBeNull();
});

test('an answer disappears after a while', () => {
  vi.useFakeTimers();
  try {
    open();
    enter('B5?');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(root.querySelector('.room-field-answer')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(root.querySelector('.room-field-answer')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a question about the clocks is answered with both players' times", () => {
  const clock: Clock = { main_ms: 65_000, periods: 0, period_ms: 0, stones: 0, rest_ms: 0 } as unknown as Clock;
  open({ time: { type: 'absolute', main_ms: 65_000 } }, { clocks: { black: clock, white: clock } });
  expect(answered('clocks?')).toBe('Black: 1:05; White: 1:05');
});

test("questions may use signs, or words in the page's language", () => {
  showBundle('zh-CN', parseLocale('zh-CN', chinese));
  open();
  expect(answered('块 B5？')).toBe(answered('#B5?'));
  expect(answer.value).toContain('一块 3 子');
  expect(answered('４行？')).toContain('A4');
});

test('while an earlier position is shown, questions are about that position', () => {
  const store = open();
  act(() => store.look(1));
  expect(answered('#B5?')).toBe('B5 black: one stone (B5); 3 liberties');
  expect(answered('C5?')).toBe('C5 empty');
});

test('only Go has liberties', () => {
  const setup = {
    kind: 'gomoku',
    size: 5,
    height: 5,
    ruleset: 'mnk',
    row: { length: 4 },
  } as unknown as RoomView['setup'];
  open({ setup, moves: [{ color: 'black', point: 'b5' }] }, { board: ['.X...', '.....', '.....', '.....', '.....'] });
  expect(answered('#b5?')).toBe('b5 black: one stone (b5)');
  expect(answered('+b5?')).toBe('stones have no liberties in this game');
});

test('a typed command does the same as its button', () => {
  const state: Partial<State> = { turn: 'black', stone: 'black' };
  const store = open({ moves: MOVES.slice(0, 4) }, { ...state, board: ['.XX..', 'OO...', '.....', '.....', '.....'] });
  enter('-');
  expect(store.do).toHaveBeenCalledWith({ type: 'pass' });
  enter('takeback');
  expect(store.do).toHaveBeenCalledWith({ type: 'offer', offer: 'takeback' });
  expect(answered('=')).toBe('=: That is not possible now.');
  expect(store.refusal.value).toBeNull();
});

test('words that the field does not understand are answered with what it understands', () => {
  const store = open();
  expect(answered('help')).toBe('help: Type a point such as D4, a question such as D4?, or the words on a button');
  expect(store.refusal.value).toBeNull();
  enter('Z9');
  expect(store.refusal.value).toEqual({ code: 'off_board', point: 'Z9' });
});

test('the answer about the latest event includes all open questions', () => {
  open(
    {},
    {
      offers: [
        { offer: 'draw', by: 'white' },
        { offer: 'takeback', by: 'black' },
      ],
    },
  );
  expect(answered('?')).toContain('White offers a draw; You asked for a takeback');
});

test('the answer about the latest event says only one time that the game is paused', () => {
  const store = open({}, { standstill: { kind: 'pause', turn: 'black', since: 0, limit_ms: 60_000 } });
  expect(answered('last?')).toContain('Paused; Play goes on by itself');
  const told = { news: { type: 'halted', standstill: 'pause' }, seq: 9 } as never;
  store.story.value = { ...store.story.value, told: [told] };
  expect(answered('last?')).toMatch(/^Paused: the clocks stand still; Play goes on by itself/);
});

test('after a refusal, the next words that the player types replace the refused words', () => {
  open();
  enter('Z9');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
});

test('Enter in the empty field confirms a chosen move', () => {
  const store = open({ moves: MOVES.slice(0, 4) }, { turn: 'black', stone: 'black' });
  vi.spyOn(store, 'play').mockResolvedValue();
  act(() => {
    store.staged.value = 12;
  });
  enter('');
  expect(store.play).toHaveBeenCalledWith(12);
});

test('a spectator can ask but not play', () => {
  const store = open({ role: { type: 'spectator' } });
  expect(root.querySelector('.room-field label')?.textContent).toBe('Ask');
  expect(answered('B5')).toBe('B5 black');
  expect(store.do).not.toHaveBeenCalled();
});
