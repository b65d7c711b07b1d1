// The board on which answers are planned, and what the page says about a plan.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../rules.fixtures.ts';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { Connection } from '../../net/connection.ts';
import { FakeWorld } from '../../net/fake.ts';
import type { Command, Envelope, Plan, RoomView, State } from '../../protocol.gen.ts';
import type { Room } from '../../state/fold.ts';
import { joined, stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import type { News } from '../../state/story.ts';
import { sentence } from '../announcer.ts';
import { clearDesk, planning } from '../desk.ts';
import { hasPlans, mayPlan } from '../planning.ts';
import { Planner } from './planner.tsx';

const WAITS: Partial<State> = {
  turn: 'white',
  stone: 'white',
  move_number: 1,
  board: ['.....', '.....', '..X..', '.....', '.....'],
};
const MOVES: RoomView['moves'] = [{ color: 'black', point: 'C3' }];

let root: HTMLElement;
let world: FakeWorld;
let store: RoomStore;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
  world = new FakeWorld();
  store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ moves: MOVES, state: stateOf(WAITS) })));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  clearDesk();
  vi.restoreAllMocks();
});

function Page() {
  const room = store.room.value;
  return room && planning.value ? <Planner store={store} room={room} /> : null;
}

function open(plan?: Plan): void {
  if (plan) world.socket.says({ type: 'plan', room: 'r', plan });
  planning.value = { room: 'r', after: 1, version: plan?.version ?? 0, Planner };
  act(() => render(<Page />, root));
}

const button = (name: string) =>
  [...root.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.textContent === name) as HTMLButtonElement;
const point = (name: string) => root.querySelector<SVGElement>(`[role=gridcell][aria-label^="${name} "]`) as SVGElement;
const press = (name: string) => act(() => void point(name).dispatchEvent(new MouseEvent('click', { bubbles: true })));
const lines = () => [...root.querySelectorAll('.planner-line')].map((line) => line.textContent);
const status = () => root.querySelector('.planner-status')?.textContent;
const sent = () => world.socket.of('command').map(({ command }) => command);

function types(text: string): void {
  const field = root.querySelector('input') as HTMLInputElement;
  act(() => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  act(() => void field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
}

test('moves of both players become lines, which are saved', async () => {
  open();
  expect(status()).toBe('Play a move for White');
  press('D4');
  expect(status()).toContain('Play your answer');
  types('b2');
  expect(lines()).toEqual(['if D4: B2']);
  types('-');
  types('E5');
  expect(lines()).toEqual(['if D4: B2, then if pass: E5']);
  act(() => button('Current position').click());
  press('A1');
  act(() => button('Pass').click());
  expect(lines()).toEqual(['if D4: B2, then if pass: E5', 'if A1: pass']);
  act(() => button('Save').click());
  const wanted: Command = {
    type: 'plan',
    version: 0,
    after: 1,
    lines: [
      ['D4', 'B2', 'pass', 'E5'],
      ['A1', 'pass'],
    ],
  };
  expect(sent()).toEqual([wanted]);
  const [{ command_id = '' } = {}] = world.socket.of('command');
  await act(async () => world.socket.says({ type: 'ack', room: 'r', command_id, seq: 4 }));
  expect(planning.value).toBeNull();
});

test('an illegal move makes no line, and the page says why the server refused a plan', async () => {
  open();
  press('C3');
  expect(lines()).toEqual([]);
  press('D4');
  press('B2');
  act(() => button('Save').click());
  const [{ command_id = '' } = {}] = world.socket.of('command');
  const limit = { name: 'plan_lines', most: 30 } as const;
  await act(async () =>
    world.socket.says({ type: 'refused', room: 'r', command_id, code: 'too_many', message: '', limit }),
  );
  await vi.waitFor(() =>
    expect(root.querySelector('.planner-wrong')?.textContent).toBe('You can plan at most 30 lines.'),
  );
  expect(lines()).toEqual(['if D4: B2']);
});

test('the field refuses an occupied point in words, and Escape in the field goes back to the board', () => {
  open();
  types('c3');
  expect(root.querySelector('.planner-wrong')?.textContent).toBe('That point is occupied.');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void root.querySelector('input')?.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(root.querySelector('[data-point][tabindex="0"]'));
});

test('a saved plan is shown, and a line can be deleted', () => {
  open({
    version: 3,
    lines: [
      ['D4', 'B2'],
      ['E1', 'E2'],
    ],
  });
  act(() => root.querySelector<HTMLButtonElement>('.planner-line')?.click());
  expect(status()).toBe('2 moves ahead: B2\u00a0· Play a move for White');
  act(() => root.querySelector<HTMLButtonElement>('[aria-label="Delete “if D4: B2”"]')?.click());
  expect(lines()).toEqual(['if E1: E2']);
  expect(status()).toBe('Play a move for White');
  act(() => button('Save').click());
  expect(sent()).toEqual([{ type: 'plan', version: 3, after: 1, lines: [['E1', 'E2']] }]);
});

test('a plan that another device has saved replaces the lines that are being edited on this page, and the page says so', () => {
  open();
  press('D4');
  press('B2');
  act(() => world.socket.says({ type: 'plan', room: 'r', plan: { version: 1, lines: [['E1', 'E2']] } }));
  expect(lines()).toEqual(['if E1: E2']);
  expect(root.querySelector('.planner-wrong')?.textContent).toContain('have changed');
});

test('the board for planning closes when the opponent moves', () => {
  open();
  const moved: Envelope = { seq: 4, time: 0, event: { type: 'moved', color: 'white', point: 'D4', captured: [] } };
  act(() => world.socket.says({ type: 'events', room: 'r', events: [moved], state: stateOf({ move_number: 2 }) }));
  expect(planning.value).toBeNull();
});

test('lines that are not saved do not disappear silently when the opponent moves', () => {
  open();
  press('D4');
  press('B2');
  const moved: Envelope = { seq: 4, time: 0, event: { type: 'moved', color: 'white', point: 'E1', captured: [] } };
  act(() => world.socket.says({ type: 'events', room: 'r', events: [moved], state: stateOf({ move_number: 2 }) }));
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Your opponent has moved.');
  act(() => button('Close').click());
  expect(planning.value).toBeNull();
});

test('a move without an answer is not dropped silently, and an answer that ends play is refused', () => {
  open();
  press('D4');
  act(() => button('Save').click());
  expect([sent(), root.querySelector('.planner-wrong')?.textContent]).toEqual([
    [],
    expect.stringContaining('D4 has no answer'),
  ]);
  act(() => button('Current position').click());
  act(() => button('Pass').click());
  act(() => button('Pass').click());
  expect([lines(), root.querySelector('.planner-wrong')?.textContent]).toEqual([
    [],
    'A pass that ends play cannot be planned.',
  ]);
});

test('unsaved lines are still there when the board for planning is opened again, unless the player pressed Cancel', () => {
  open();
  press('D4');
  press('B2');
  act(() => void root.querySelector('dialog')?.dispatchEvent(new Event('close')));
  expect(planning.value).toBeNull();
  open();
  expect([lines(), root.querySelector('.planner-wrong')?.textContent]).toEqual([
    ['if D4: B2'],
    'These lines are not saved yet.',
  ]);
  act(() => button('Cancel').click());
  open();
  expect(lines()).toEqual([]);
});

test('an answer that replaces lines can be undone', () => {
  open({ version: 1, lines: [['D4', 'B2', 'E1', 'E2']] });
  press('D4');
  press('B4');
  expect(lines()).toEqual(['if D4: B4']);
  act(() => button('Put back').click());
  expect(lines()).toEqual(['if D4: B2, then if E1: E2']);
});

test('only a player who waits for the opponent in a correspondence game or without a clock can plan answers', () => {
  const room = (view: Partial<RoomView>, state: Partial<State> = WAITS): Room => ({
    view: viewOf({ ...view, state: stateOf(state) }),
    received: 0,
  });
  const days = { type: 'correspondence', main_days: 3, increment_days: 1, cap_days: 7, rest_days: 0 } as const;
  expect([mayPlan(room({})), mayPlan(room({ time: days })), mayPlan(room({}, {}))]).toEqual([true, true, false]);
  expect(hasPlans(room({}, {}))).toBe(true);
  expect(hasPlans(room({ time: { type: 'absolute', main_ms: 60_000 } }))).toBe(false);
  expect(hasPlans(room({ grace_ms: 20_000 }))).toBe(false);
  expect(hasPlans(room({ role: { type: 'spectator' } }))).toBe(false);
  expect(hasPlans(room({ role: { type: 'player', seat: 'host', color: 'black', both: true } }))).toBe(false);
});

test.each<[Plan['news'], 'moved' | 'passed' | 'taken_back', string]>([
  [{ type: 'played', moves: ['B2'], move_number: 3 }, 'moved', 'Your planned answer B2 was played'],
  [{ type: 'played', moves: ['pass'], move_number: 3 }, 'passed', 'Your planned pass was played'],
  [undefined, 'moved', 'Black B2'],
])('the news about a plan is announced: %j', (news, type, said) => {
  const plan: Plan = { version: 1, lines: [], ...(news && { news }) };
  const room: Room = { view: viewOf({ moves: MOVES }), received: 0, plan };
  const event =
    type === 'moved' ? { type, color: 'black', point: 'B2', captured: [] } : { type: 'passed', color: 'black' };
  expect(sentence(event as News, room)).toBe(said);
});

test('the end of a plan is announced together with the move that ended it', () => {
  const moves: RoomView['moves'] = [...MOVES, { color: 'white', point: 'D4' }];
  const room = (type: 'unplanned' | 'impossible' | 'taken_back'): Room => ({
    view: viewOf({ moves }),
    received: 0,
    plan: { version: 2, lines: [], news: { type } },
  });
  const moved: Extract<News, { type: 'moved' }> = { type: 'moved', color: 'white', point: 'D4', captured: [] };
  expect(sentence(moved, room('unplanned'))).toBe(
    'White D4. You had not planned that move, so your planned answers are deleted',
  );
  expect(sentence(moved, room('impossible'))).toContain('not possible');
  expect(sentence({ ...moved, point: 'A1' }, room('unplanned'))).toBe('White A1');
  expect(sentence({ type: 'taken_back', move_number: 1 }, room('taken_back'))).toContain('are deleted');
  expect(sentence(moved, room('taken_back'))).toBe('White D4');
});

test('a plan that the server sends is kept with the room', () => {
  const line = signal(store.room.value?.plan);
  expect(line.value).toBeUndefined();
  world.socket.says({ type: 'plan', room: 'r', plan: { version: 1, lines: [['D4', 'B2']] } });
  expect(store.room.value?.plan?.lines).toEqual([['D4', 'B2']]);
});
