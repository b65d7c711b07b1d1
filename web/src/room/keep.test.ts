// Whose page goes to a rematch, and when.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import '../rules.fixtures.ts';
import type { Event, Role } from '../protocol.gen.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { yours } from '../state/yours.ts';
import { enter, leave } from './keep.ts';

const FINISHED: Event = { type: 'finished', outcome: { type: 'win', winner: 'black', by: 'resignation' } };
const REMATCHED: Event = { type: 'rematched', room: 'next' };
const SPECTATOR: Role = { type: 'spectator' };
const PLAYER: Role = { type: 'player', seat: 'host', color: 'black' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(RoomStore.prototype, 'open').mockReturnValue(() => undefined);
  showBundle('en', parseLocale('en', english));
});
afterEach(() => {
  leave('r');
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Tells a viewer that the game has ended and, `after` milliseconds later, that there is a rematch. Returns the rooms
 * that the page opens.
 */
function rematched(role: Role, after: number): string[] {
  const kept = enter('r');
  const opened: string[] = [];
  kept.onRematch = (next) => opened.push(next);
  const room = { view: viewOf({ role, state: stateOf({ phase: 'finished' }) }), received: 0 };
  kept.store.onNews([FINISHED], room);
  vi.advanceTimersByTime(after);
  kept.store.onNews([REMATCHED], room);
  return opened;
}

test('a spectator sees the result for a while before the rematch', () => {
  const opened = rematched(SPECTATOR, 1000);
  vi.advanceTimersByTime(3900);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(opened).toEqual(['next']);
});

test('a spectator who has left the page does not follow the players to the rematch', () => {
  const opened = rematched(SPECTATOR, 0);
  leave('r');
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([]);
});

test.each([
  ['a player', PLAYER, 0],
  ['a spectator who has seen the result', SPECTATOR, 6000],
] as const)('%s goes to the rematch at once', (_, role, after) => {
  expect(rematched(role, after)).toEqual(['next']);
});

test('a player who reads the replay hears of an offered rematch, and is connected to an accepted one', () => {
  const kept = enter('r');
  const view = (part: Parameters<typeof stateOf>[0]) =>
    viewOf({ role: PLAYER, state: stateOf({ phase: 'finished', ...part }) });
  kept.store.room.value = { view: view({}), received: 0 };
  leave('r');
  // The opponent thinks about a rematch for some minutes.
  vi.advanceTimersByTime(5 * 60_000);
  kept.store.room.value = { view: view({ offers: [{ offer: 'rematch', by: 'white' }] }), received: 0 };
  expect(yours.value).toMatchObject([{ id: 'r', opponent: 'bo', asks: true, standing: 'home-now-rematch' }]);
  kept.store.room.value = { view: view({ rematch: 'next' }), received: 0 };
  kept.store.onNews([REMATCHED], kept.store.room.value);
  const next = enter('next');
  next.store.room.value = { view: viewOf({ id: 'next', role: PLAYER, state: stateOf() }), received: 0 };
  expect(RoomStore.prototype.open).toHaveBeenCalledTimes(2);
  expect(yours.value).toMatchObject([{ id: 'next' }]);
  next.store.room.value = { view: viewOf({ role: SPECTATOR, state: stateOf({ phase: 'finished' }) }), received: 0 };
  leave('next');
});

test.each([
  ['home-now-score', { phase: 'scoring', scoring: { accepted: { black: false, white: true } } }, true],
  ['home-now-scoring', { phase: 'scoring', scoring: { accepted: { black: true, white: false } } }, false],
  ['home-now-draw', { turn: 'white', offers: [{ offer: 'draw', by: 'white' }] }, true],
  ['room-live', { turn: 'white', offers: [{ offer: 'draw', by: 'black' }] }, false],
  ['room-status-yours', {}, false],
] as const)('the other pages say %s if the game is in the state %j', (standing, part, asks) => {
  const { store } = enter('r');
  const clocks = { black: { main_ms: 60_000 }, white: { main_ms: 60_000 } };
  const state = stateOf({ ...(part as Parameters<typeof stateOf>[0]), clocks } as Parameters<typeof stateOf>[0]);
  const view = viewOf({ role: PLAYER, time: { type: 'absolute', main_ms: 60_000 }, state });
  store.room.value = { view, received: 0 };
  expect(yours.value).toMatchObject([{ id: 'r', standing, asks }]);
  // The clock is shown only while it can run.
  expect(yours.value[0]?.clock() !== undefined).toBe(state.phase === 'playing');
  store.room.value = { view: viewOf({ role: SPECTATOR, state: stateOf({ phase: 'finished' }) }), received: 0 };
});
