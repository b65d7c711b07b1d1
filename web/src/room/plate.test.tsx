import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Choice, Color, Event, Move, RoomView } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { Asks } from './asks.tsx';
import { News } from './news.tsx';
import { Plate } from './plate.tsx';

let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

function open(part: Partial<RoomView>): RoomStore {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf(part)));
  return store;
}

/** The texts of both plates: Black's and White's. */
function plates(store: RoomStore): string[] {
  act(() =>
    render(
      [
        <Plate key="h" store={store} seat="host" place="top" />,
        <Plate key="g" store={store} seat="guest" place="bottom" />,
      ],
      root,
    ),
  );
  return [...root.querySelectorAll('.player')].map((plate) => plate.textContent ?? '');
}

const stone = (color: Color): Move => ({ color, point: 'A1' });
const pass = (color: Color): Move => ({ color, point: 'pass' });

test('a plate shows no pass while the board is counted, and none after play has been resumed', () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const moves = [stone('black'), pass('white'), pass('black')];
  // The page asks for the earlier events, and the server answers with the whole room again.
  for (let n = 0; n < 2; n++) world.socket.says(joined(viewOf({ moves, state: stateOf({ phase: 'scoring' }) })));
  expect(plates(store).map((text) => text.includes('Pass'))).toEqual([false, false]);
  const resumed: Event = { type: 'resumed', by: 'white', turn: 'white' };
  const events = [{ seq: 4, time: 0, event: resumed }];
  world.socket.says({ type: 'events', room: 'r', events, state: stateOf({ turn: 'white' }) });
  expect(plates(store).map((text) => text.includes('Pass'))).toEqual([false, false]);
});

test('a plate shows a pass until the next stone, and again when the viewer looks back at the position after the pass', () => {
  const shown = (moves: Move[], looking: number | null = null) => {
    const store = open({ moves });
    store.looking.value = looking;
    return plates(store).map((text) => text.includes('Pass'));
  };
  expect(shown([stone('black'), pass('white')])).toEqual([false, true]);
  expect(shown([stone('black'), pass('white'), pass('black')])).toEqual([true, true]);
  expect(shown([stone('black'), pass('white'), stone('black')])).toEqual([false, false]);
  expect(shown([stone('black'), pass('white'), stone('black')], 2)).toEqual([false, true]);
});

test('a pass does not remove the mark of the last stone', () => {
  expect(open({ moves: [stone('black'), pass('white')] }).board.value?.last).toBe('A1');
});

test('a chosen color is shown even if the opening lets a player choose again', () => {
  const opening = { seat: 'host', act: { type: 'place' }, colors_open: true } as never;
  const store = open({ state: stateOf({ opening }) });
  expect(plates(store)).toEqual([expect.stringContaining('not chosen'), expect.stringContaining('not chosen')]);
  const chose = (choice: Choice): Event => ({ type: 'chose', seat: 'guest', choice, black: 'host' });
  const setChoice = (choice: Choice) => {
    store.story.value = {
      ...store.story.value,
      told: [{ key: choice, at: 0, after: 0, asked: true, news: chose(choice) }],
    };
  };
  setChoice('white');
  expect(plates(store)).toEqual([
    expect.stringContaining('Black, may still change'),
    expect.stringContaining('White, may still change'),
  ]);
  setChoice('more_stones');
  expect(plates(store)[0]).toContain('not chosen');
});

test('before the colors are final, an offer names the player, and a takeback offer names the move to go back to', () => {
  const words = (part: Partial<RoomView>) => {
    const store = open(part);
    const room = store.room.value;
    if (room) act(() => render(<Asks store={store} room={room} />, root));
    return root.textContent ?? '';
  };
  const opening = { seat: 'host', act: { type: 'place' }, colors_open: true } as never;
  const draw = { offers: [{ offer: 'draw', by: 'white' }] } as const;
  expect(words({ state: stateOf({ ...draw, offers: [...draw.offers], opening }) })).toContain('bo offers a draw');
  expect(words({ state: stateOf({ offers: [...draw.offers] }) })).toContain('White offers a draw');
  const back = (moves: Move[], setup = viewOf().setup) =>
    words({ moves, setup, state: stateOf({ offers: [{ offer: 'takeback', by: 'white' }] }) });
  expect(back([stone('black'), stone('white'), stone('black')])).toContain('back to move 1');
  expect(back([stone('black'), stone('white'), stone('black'), pass('white')])).toContain('back to move 3');
  expect(back([stone('black'), stone('white'), stone('black'), pass('white')], { kind: 'othello' })).toContain(
    'back to move 1',
  );
  expect(back([stone('white')])).toContain('back to the start');
});

test('while an earlier position is shown, choosing a point only shows a reminder', async () => {
  const { choose } = await import('./choosing.ts');
  const store = open({ moves: [stone('black'), stone('white')] });
  store.look(1);
  choose(store, { index: 7, how: 'mouse', cell: 50 });
  const room = store.room.value;
  const shown = () => {
    if (room) act(() => render(<News store={store} room={room} line={{ value: '' } as never} />, root));
    return root.querySelector('[role=alert]')?.textContent;
  };
  expect(shown()).toBe('This is an earlier position. Go back to the game to play.');
  expect(root.querySelector('.chip')?.hasAttribute('data-strayed')).toBe(true);
  expect(store.staged.value).toBeNull();
  store.look(2);
  expect(shown()).toBe('');
});

test('in Othello, the legal moves are shown only to the player to move', () => {
  const state = {
    board: Array.from({ length: 8 }, (_, y) => (y === 3 ? '...OX...' : y === 4 ? '...XO...' : '........')),
  };
  const legal = (turn: Color) =>
    open({ setup: { kind: 'othello' }, state: stateOf({ ...state, turn, stone: turn }) }).board.value?.legal;
  expect(legal('black')?.length).toBe(4);
  expect(legal('white')).toBeUndefined();
});

test('a plate shows the round-trip time until a clock runs, but not if both players share one device', () => {
  const here = { type: 'here', round_trip_ms: 31 } as const;
  const shown = (role: object) => {
    const presence = { host: here, guest: here, spectators: 0 };
    return plates(open({ presence, role: { type: 'player', seat: 'host', color: 'black', ...role } })).map((text) =>
      text.includes('31 ms'),
    );
  };
  expect(shown({})).toEqual([true, true]);
  expect(root.querySelector('.round-trip')?.getAttribute('title')).toBe('connected, round trip 31 ms');
  expect(shown({ both: true })).toEqual([false, false]);
});
