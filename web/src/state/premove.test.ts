// Moves that the viewer prepares while the opponent is to move.

import { expect, test } from 'vitest';
import type { Event } from '../protocol.gen.ts';
import { choose } from '../room/choosing.ts';
import { at, followAnew, moved, ONE, played, store, world } from './following.fixtures.ts';
import { joined, stateOf, viewOf } from './room.fixtures.ts';
import { settings } from './settings.ts';

followAnew();

const click = (point: string) => choose(store, { index: at(point), how: 'mouse', cell: 44 });

/** A game with a clock in which it is White's turn, so that we may prepare moves. */
function startOnWhitesTurn(): void {
  settings.value = { ...settings.peek(), premoves: true };
  const state = stateOf({ board: ONE, turn: 'white', stone: 'white', move_number: 1 });
  const time = { type: 'absolute', main_ms: 60_000 } as const;
  world.socket.says(joined(viewOf({ time, moves: [played('black', 'C3')], state })));
}

test('a prepared move is shown, and sent when the turn is ours', () => {
  startOnWhitesTurn();
  click('D3');
  expect(store.board.value?.premove).toEqual({ point: 'D3', color: 'black' });
  expect(world.socket.of('command')).toEqual([]);
  moved(4, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  expect(world.socket.of('command')).toMatchObject([{ command: { type: 'play', point: 'D3' } }]);
  expect(store.premove.value).toBeNull();
});

test('a prepared move is played without a warning', () => {
  startOnWhitesTurn();
  settings.value = { ...settings.peek(), warn: true };
  const view = store.room.peek()?.view;
  if (view) world.socket.says(joined({ ...view, aids: 'hints' }));
  click('D3');
  moved(4, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  expect(world.socket.of('command')).toMatchObject([{ command: { type: 'play', point: 'D3' } }]);
});

test('a prepared move that has become illegal is dropped, and the reason is shown', () => {
  startOnWhitesTurn();
  click('D3');
  moved(4, 'white', 'D3', ['.....', '.....', '..XO.', '.....', '.....']);
  expect(world.socket.of('command')).toEqual([]);
  expect(store.refusal.value).toEqual({ code: 'occupied', point: 'D3' });
  expect(store.premove.value).toBeNull();
});

test('a prepared move is withdrawn by choosing it again, and lost when the room is loaded again', () => {
  startOnWhitesTurn();
  click('D3');
  click('D3');
  expect(store.premove.value).toBeNull();
  click('B2');
  click('D3');
  expect(store.premove.value).toBe(at('D3'));
  startOnWhitesTurn();
  expect(store.premove.value).toBeNull();
});

test('a prepared move is withdrawn when the player looks at an earlier position', () => {
  startOnWhitesTurn();
  click('D3');
  store.look(1);
  expect(store.premove.value).toBe(at('D3'));
  store.look(0);
  expect(store.premove.value).toBeNull();
  moved(4, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  expect(world.socket.of('command')).toEqual([]);
});

test('no move is prepared without a clock, or while the setting is off', () => {
  startOnWhitesTurn();
  settings.value = { ...settings.peek(), premoves: false };
  click('D3');
  expect([store.premove.value, store.refusal.value?.code]).toEqual([null, 'not_your_turn']);
  settings.value = { ...settings.peek(), premoves: true };
  const state = stateOf({ turn: 'white', stone: 'white' });
  world.socket.says(joined(viewOf({ time: { type: 'none' }, state })));
  click('D3');
  expect(store.premove.value).toBeNull();
});

test("the opponent's pass, or a takeback, drops the prepared move", () => {
  const passed: Event = { type: 'passed', color: 'white' };
  const back: Event = { type: 'taken_back', move_number: 0 };
  for (const event of [passed, back]) {
    startOnWhitesTurn();
    click('D3');
    const state = stateOf({ board: ONE, turn: 'black', move_number: 2 });
    world.socket.says({ type: 'events', room: 'r', events: [{ seq: 4, time: 0, event }], state });
    expect(store.premove.value).toBeNull();
    expect(world.socket.of('command')).toEqual([]);
  }
});
