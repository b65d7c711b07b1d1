// The warnings that are spoken while time passes. The tests advance the time themselves.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { Connection } from '../net/connection.ts';
import { RoundTrip } from '../net/round-trip.ts';
import type { Clock, RoomView, State, TimeControl } from '../protocol.gen.ts';
import { fold } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { loadExplanations } from './explanations.ts';
import { Warnings } from './warnings.ts';

/** The words that were spoken. `!` marks words that interrupt other speech. */
let spoken: string[] = [];
let warnings: Warnings | undefined;
let store: RoomStore;

function open(view: Partial<RoomView>): void {
  store = new RoomStore('r', { setUrgent: () => undefined, roundTrip: new RoundTrip() } as unknown as Connection);
  shows(view);
  warnings = new Warnings(store, ({ words, urgent }) => spoken.push(urgent ? `!${words}` : words));
}

function shows(view: Partial<RoomView>): void {
  store.room.value = fold(null, joined(viewOf(view)), 'p1', performance.now()).room;
}

/** A view in which Black's clock runs. The viewer has Black. */
function timed(time: TimeControl, clock: Clock, more: Partial<State> = {}): Partial<RoomView> {
  return { time, state: stateOf({ clocks: { black: clock, white: clock, running: 'black' }, ...more }) };
}

/** Lets this time pass, and returns the words that were spoken in it. */
function after(ms: number): string[] {
  spoken = [];
  vi.advanceTimersByTime(ms);
  return spoken;
}

const main = (main_ms: number): Clock => ({ main_ms, periods: 0, period_ms: 0 });

beforeEach(async () => {
  await loadExplanations();
  vi.useFakeTimers();
  spoken = [];
  showBundle('en', parseLocale('en', english));
});
afterEach(() => {
  warnings?.stop();
  vi.useRealTimers();
});

test('"30 seconds left" and "10 seconds left" are each spoken once, and the second interrupts other speech', () => {
  const time: TimeControl = { type: 'absolute', main_ms: 60_000 };
  open(timed(time, main(40_000)));
  expect(after(9_000)).toEqual([]);
  expect(after(2_000)).toEqual(['30 seconds left']);
  shows(timed(time, main(30_200))); // The server corrects the clock.
  expect(after(1_000)).toEqual([]);
  expect(after(20_000)).toEqual(['!10 seconds left']);
  expect(after(8_000)).toEqual([]);
});

test('with overtime, warnings are spoken 30 seconds before the end of the main time, at its end and at each new period', () => {
  const time: TimeControl = { type: 'byo_yomi', main_ms: 60_000, periods: 2, period_ms: 15_000 };
  open(timed(time, { main_ms: 40_000, periods: 2, period_ms: 15_000 }));
  expect(after(39_000)).toEqual(['30 seconds of main time left']);
  expect(after(2_000)).toEqual(['Main time is over: 2 periods left']);
  expect(after(5_000)).toEqual(['!10 seconds left']);
  expect(after(9_500)).toEqual(['A period is over: last period']);
  expect(after(6_000)).toEqual(['!10 seconds left']);
});

test('with a fixed time of 10 seconds per move, "10 seconds left" is not spoken', () => {
  const time: TimeControl = { type: 'simple', per_move_ms: 10_000 };
  open(timed(time, main(10_000)));
  expect(after(9_000)).toEqual([]);
});

test("nothing is spoken about the opponent's clock", () => {
  const clock = main(40_000);
  const time: TimeControl = { type: 'absolute', main_ms: 60_000 };
  open({ time, state: stateOf({ turn: 'white', clocks: { black: clock, white: clock, running: 'white' } }) });
  expect(after(39_000)).toEqual([]);
});

test('in the scoring phase, a warning is spoken when the opponent or the viewer gets a time limit', () => {
  const scoring = (silence?: object) =>
    ({ phase: 'scoring', scoring: { dead: [], accepted: {}, ...(silence ? { silence } : {}) } }) as unknown as State;
  open({ state: stateOf(scoring()) });
  expect(after(1_000)).toEqual([]);
  shows({ state: stateOf(scoring({ color: 'white', in_ms: 120_200, accepts: false })) });
  expect(after(1_000)).toEqual([
    'White has 2 min to accept the score or change the marks. Otherwise play resumes with White to move.',
  ]);
  shows({ state: stateOf(scoring()) });
  after(1_000);
  shows({ state: stateOf(scoring({ color: 'black', in_ms: 120_200, accepts: false })) });
  expect(after(1_000)).toEqual([
    'You have 2 min to accept the score or change the marks. Otherwise play resumes, and you move next.',
  ]);
});

test('while a scratch board is open, the warning about the time limit does not speak of accepting the score', () => {
  const scratch = { stones: [], changes: 0 };
  const scoring = { dead: [], accepted: {}, silence: { color: 'black', in_ms: 120_200, accepts: false }, scratch };
  open({ state: stateOf({ phase: 'scoring' }) });
  after(1_000);
  shows({ state: stateOf({ phase: 'scoring', scoring } as unknown as State) });
  expect(after(1_000)).toEqual([
    'You have 2 min. Then play resumes and you move next, unless both players have agreed on a result.',
  ]);
});

test('when the opponent leaves a count, warnings say that play resumes, and after that how long the wait is', () => {
  const seen = (guest: object, state: object) => ({
    presence: { host: { type: 'here' }, guest, spectators: 0 } as RoomView['presence'],
    state: stateOf({ abortable: false, ...state }),
  });
  const counted = (in_ms: number) =>
    ({
      phase: 'scoring',
      scoring: { dead: [], accepted: {}, silence: { color: 'white', in_ms, accepts: false } },
    }) as never;
  open(seen({ type: 'here' }, counted(120_200)));
  expect(after(1_000)).toHaveLength(1);
  const gone = { type: 'gone', for_ms: 0, reason: 'closed', claim_ms: 10_000 };
  shows(seen(gone, counted(119_000)));
  expect(after(4_000)).toEqual([]);
  shows(seen({ ...gone, for_ms: 5_000, claim_ms: 5_000 }, counted(5_000)));
  expect(after(1_000)).toEqual([
    'White closed the page. Play resumes in 5 s. If White stays away, you may end the game 10 s later.',
  ]);
  expect(after(3_900)).toEqual([]);
  shows(seen({ ...gone, for_ms: 10_000 }, { phase: 'playing', turn: 'white' }));
  expect(after(1_000)).toEqual(['bo has 10 s to come back']);
});

test('one warning says how long an absent opponent has to come back, and a later one says what the viewer may do', () => {
  const presence = (guest: RoomView['presence']['guest']) => ({
    presence: { host: { type: 'here' }, guest, spectators: 0 } as RoomView['presence'],
  });
  const moved = { state: stateOf({ abortable: false }) };
  open({ ...moved, ...presence({ type: 'here' }) });
  const gone = { type: 'gone', for_ms: 0, reason: 'lost', claim_ms: 90_000 } as const;
  shows({ ...moved, ...presence(gone) });
  expect(after(4_000)).toEqual([]);
  expect(after(2_000)).toEqual(['bo has 85 s to come back']);
  expect(after(80_000)).toEqual([]);
  expect(after(5_000)).toEqual(['bo did not come back in time. You may claim the win, call a draw or keep waiting']);
  shows({ ...moved, ...presence({ type: 'here' }) });
  expect(after(5_000)).toEqual([]);
});

test('a message is spoken when the connection is back', () => {
  open({});
  dispatchEvent(new Event('offline'));
  expect(spoken).toEqual([]);
  dispatchEvent(new Event('online'));
  expect(spoken).toEqual(['Connected again.']);
});

test('at the start of a game, the player hears once that no clock runs yet', () => {
  const time: TimeControl = { type: 'absolute', main_ms: 60_000 };
  const clocks = { black: main(60_000), white: main(60_000) };
  open({ time, state: stateOf({ clocks }) });
  expect(after(1_000)).toEqual(["No clock runs until it is White's turn."]);
  expect(after(5_000)).toEqual([]);
  shows({ time, state: stateOf({ clocks: { ...clocks, running: 'white' }, turn: 'white' }) });
  expect(after(1_000)).toEqual([]);
});
