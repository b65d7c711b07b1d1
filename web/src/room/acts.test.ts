import { expect, test } from 'vitest';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Aids, RoomView, State } from '../protocol.gen.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { type ActionName, actionsOf, isReady } from './acts.ts';

const moves: RoomView['moves'] = [
  { color: 'black', point: 'C3' },
  { color: 'white', point: 'D4' },
];

/** An action of Black in a room whose state arrived at 1,000 ms. */
function act(name: ActionName, state: Partial<State>, view: Partial<RoomView> = {}) {
  const store = new RoomStore('r', new Connection(new FakeWorld()));
  return actionsOf(store, { view: viewOf({ moves, state: stateOf(state), ...view }), received: 1000 })[name];
}
const ready = (found: ReturnType<typeof act>, at: number) => found !== undefined && isReady(found, at);

test('a player whose request was declined has to wait before asking for a takeback again', () => {
  expect(ready(act('takeback', {}), 1000)).toBe(true);
  const asked = act('takeback', { takebacks: { wait_ms: { black: 10_000, white: 0 } } });
  expect([10_999, 11_000].map((at) => ready(asked, at))).toEqual([false, true]);
  const theirs = act('takeback', { takebacks: { wait_ms: { black: 0, white: 10_000 } } });
  expect(ready(theirs, 1000)).toBe(true);
});

test('if takebacks are off, some rooms still let a player take back their own last move for a short time', () => {
  const state = { takebacks: { wait_ms: { black: 0, white: 0 }, grace_ms: 3000 } };
  const off = { takeback: 'off', grace_ms: 3000 } as const;
  expect(act('takeback', state, { takeback: 'off' })).toBeUndefined();
  expect(ready(act('takeback', {}, off), 1000)).toBe(false);
  expect(ready(act('takeback', state, off), 1000)).toBe(false);
  const own = act('takeback', state, { ...off, moves: moves.slice(0, 1) });
  expect([4000, 4001].map((at) => ready(own, at))).toEqual([true, false]);
});

test('in a game against a bot, a player can neither give time nor plan answers', () => {
  const gifts = { ms: 15_000, left: { black: 20, white: 20 } };
  const bot = { id: 'bot-3', name: '', bot: 3 };
  const players = { host: { id: 'p', name: 'al' }, guest: bot, black: 'host' } as const;
  expect([act('give_time', { gifts })?.words, act('plan', {})?.words]).toEqual(['room-give-time', 'plan-title']);
  expect([act('give_time', { gifts, players }), act('plan', { players })]).toEqual([undefined, undefined]);
});

test('the terms decide which aids a player can use, and a hint is only for the player to move', () => {
  const found = (aids?: Aids, turn: 'black' | 'white' = 'black') =>
    (['hint', 'ahead'] as const).map((name) => act(name, { turn }, aids && { aids })?.now);
  expect(found()).toEqual([undefined, undefined]);
  expect(found('ahead')).toEqual([undefined, true]);
  expect(found('warnings')).toEqual([undefined, true]);
  expect(found('hints')).toEqual([true, true]);
  expect(found('hints', 'white')).toEqual([false, true]);
  const paused = { standstill: { kind: 'pause', turn: 'black', since: 0, limit_ms: 1000 } } as const;
  expect(act('ahead', paused, { aids: 'hints' })?.now).toBe(false);
});

test('without a connection, a player can neither ask for a takeback, offer a draw nor resign', () => {
  expect([act('takeback', {})?.now, act('resign', {})?.now]).toEqual([true, true]);
  dispatchEvent(new Event('offline'));
  expect([act('takeback', {})?.now, act('draw', {})?.now, act('resign', {})?.now]).toEqual([false, false, false]);
  dispatchEvent(new Event('online'));
});

test('two people on one device can take back the only move, although the player to move has not moved yet', () => {
  const both = { role: { type: 'player', seat: 'host', color: 'black', both: true } } as const;
  const state = { turn: 'white' } as const;
  expect(ready(act('takeback', state, { ...both, moves: moves.slice(0, 1) }), 1000)).toBe(true);
  expect(ready(act('takeback', state, { ...both, moves: [] }), 1000)).toBe(false);
});

test('a player can ask for a redo only after a takeback, and not while the opponent asks for a redo', () => {
  const takebacks = { wait_ms: { black: 0, white: 0 }, redo: 4 };
  expect(act('redo', {})).toBeUndefined();
  expect(ready(act('redo', { takebacks }), 1000)).toBe(true);
  expect(ready(act('redo', { takebacks, offers: [{ offer: 'redo', by: 'white' }] }), 1000)).toBe(false);
});

test('a player can give time only if the game has gifts of time, and only while the player has gifts left', () => {
  expect(act('give_time', {})).toBeUndefined();
  const gifts = { ms: 15_000, left: { black: 1, white: 0 } };
  expect(ready(act('give_time', { gifts }), 1000)).toBe(true);
  expect(ready(act('give_time', { gifts: { ...gifts, left: { black: 0, white: 20 } } }), 1000)).toBe(false);
});

test('a player can offer a pause or an adjournment while a clock runs, and an adjournment also in a pause', () => {
  const clock = { main_ms: 60_000, periods: 0, period_ms: 0 };
  const clocks = { black: clock, white: clock };
  expect(act('pause', { clocks })).toBeUndefined();
  const running = { clocks: { ...clocks, running: 'black' } } as const;
  expect([ready(act('pause', running), 0), ready(act('adjourn', running), 0)]).toEqual([true, true]);
  expect(ready(act('pause', { ...running, offers: [{ offer: 'pause', by: 'white' }] }), 0)).toBe(false);
  const standstill = { kind: 'pause', turn: 'black', since: 0, limit_ms: 1000 } as const;
  const stands = (part: Partial<State['standstill']>) => {
    const state = { clocks, standstill: { ...standstill, ...part } };
    return [ready(act('pause', state), 0), ready(act('adjourn', state), 0), ready(act('draw', state), 0)];
  };
  expect(stands({})).toEqual([false, true, true]);
  expect(stands({ kind: 'adjournment' })).toEqual([false, false, true]);
  expect(stands({ continues_ms: 9000 })).toEqual([false, false, true]);
});
