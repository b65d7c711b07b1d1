// Which seconds on the player's clock are counted down with a sound, and when. The tests advance the time themselves.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../net/connection.ts';
import { RoundTrip } from '../net/round-trip.ts';
import type { Clock, Color, RoomView, TimeControl } from '../protocol.gen.ts';
import { buzz } from '../sound/buzz.ts';
import { countIn } from '../sound/late.ts';
import { fold } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { Counting, nextCount } from './counting.ts';

/** The seconds that had a sound, each with the time of its sound, in milliseconds from the start of the test. */
let counted: [second: number, at: number][] = [];
/** How often a scheduled sound was canceled. */
let canceled = 0;

vi.mock('../sound/late.ts', () => ({ countIn: vi.fn() }));
vi.mock('../sound/buzz.ts', () => ({ buzz: vi.fn() }));

const BYO: TimeControl = { type: 'byo_yomi', main_ms: 60_000, periods: 2, period_ms: 12_000 };
const ABSOLUTE: TimeControl = { type: 'absolute', main_ms: 60_000 };
const main = (main_ms: number): Clock => ({ main_ms, periods: 0, period_ms: 0 });

/** A test calls this function to answer the latest command. */
let answer: (ok: boolean) => void = () => {};

function storeOf(time: TimeControl, clock: Clock, running: Color = 'black'): RoomStore {
  const link = {
    command: () => new Promise((settle) => (answer = (ok) => settle(ok ? { ok } : { ok, code: 'ko' }))),
    setUrgent: () => undefined,
    roundTrip: new RoundTrip(),
  };
  const store = new RoomStore('r', link as unknown as Connection);
  shows(store, viewOf({ time, state: stateOf({ clocks: { black: clock, white: clock, running } }) }));
  return store;
}

function shows(store: RoomStore, view: RoomView): void {
  store.room.value = fold(null, joined(view), 'p1', performance.now()).room;
}

beforeEach(() => {
  vi.useFakeTimers();
  counted = [];
  canceled = 0;
  const begin = performance.now();
  vi.mocked(countIn).mockImplementation((second, ms) => {
    counted.push([second, Math.round(performance.now() - begin + ms)]);
    return () => {
      canceled += 1;
    };
  });
});

afterEach(() => vi.useRealTimers());

test('the device vibrates once, when the countdown begins', () => {
  const counting = new Counting(storeOf(ABSOLUTE, main(12_340)));
  vi.advanceTimersByTime(2_000);
  expect(buzz).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9_000);
  expect(buzz).toHaveBeenCalledExactlyOnceWith('low');
  counting.stop();
});

test('if no overtime follows, the last ten seconds of the main time are counted down at the right moments', () => {
  const counting = new Counting(storeOf(ABSOLUTE, main(12_340)));
  vi.advanceTimersByTime(13_000);
  expect(counted).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((second) => [second, 12_340 - second * 1000]));
  counting.stop();
});

test('with byo-yomi, the last seconds of every period are counted down, but those of the main time are not', () => {
  const counting = new Counting(storeOf(BYO, { main_ms: 11_000, periods: 2, period_ms: 0 }));
  vi.advanceTimersByTime(11_000);
  expect(counted).toEqual([]);
  vi.advanceTimersByTime(24_000);
  const seconds = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(counted.map(([second]) => second)).toEqual([...seconds, ...seconds]);
  counting.stop();
});

test("no seconds are counted down on the opponent's clock, or for spectators", () => {
  const counting = new Counting(storeOf(ABSOLUTE, main(8_000), 'white'));
  const store = storeOf(ABSOLUTE, main(8_000));
  shows(store, viewOf({ ...store.room.peek()?.view, role: { type: 'spectator' } }));
  const watching = new Counting(store);
  vi.advanceTimersByTime(8_000);
  expect(counted).toEqual([]);
  counting.stop();
  watching.stop();
});

test('after a move, no more seconds are counted down, and a sound that was about to start is canceled', async () => {
  const store = storeOf(ABSOLUTE, main(8_100));
  const counting = new Counting(store);
  vi.advanceTimersByTime(100);
  expect(counted).toEqual([[8, 100]]);
  const done = store.do({ type: 'pass' });
  expect(canceled).toBeGreaterThan(0);
  vi.advanceTimersByTime(3_000);
  expect(counted.length).toBe(1);
  // After a refused move, the player's clock is still running.
  answer(false);
  await done;
  vi.advanceTimersByTime(1_000);
  expect(counted.map(([second]) => second)).toEqual([8, 4]);
  counting.stop();
});

test('the countdown stops when the turn ends', () => {
  const store = storeOf(ABSOLUTE, main(5_300));
  const counting = new Counting(store);
  vi.advanceTimersByTime(100);
  const before = canceled;
  const view = store.room.peek()?.view;
  shows(
    store,
    viewOf({ ...view, state: stateOf({ clocks: { black: main(5_000), white: main(5_000), running: 'white' } }) }),
  );
  expect(canceled).toBeGreaterThan(before);
  counting.stop();
});

test('the sound of a second is scheduled only shortly before it plays', () => {
  const read = { ms: 9_400, periods: 0, stones: 0, rest_ms: 0, in_period: false, last: true };
  expect(nextCount(read)).toBeUndefined();
  expect(nextCount({ ...read, ms: 9_200 })).toEqual({ second: 9, inMs: 200 });
  expect(nextCount({ ...read, ms: 10_000 })).toEqual({ second: 10, inMs: 0 });
  expect(nextCount({ ...read, ms: 11_000 })).toBeUndefined();
  expect(nextCount({ ...read, ms: 900 })).toBeUndefined();
  expect(nextCount({ ...read, ms: 9_200, last: false })).toBeUndefined();
  expect(nextCount({ ...read, ms: 9_200, last: false, in_period: true })).toBeDefined();
});
