import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { ClockFace } from './clock.tsx';

/** How long each message takes to arrive, in milliseconds. */
const DELAY_MS = 250;
/** The largest allowed error of a displayed clock, in milliseconds. */
const MOST_OFF_MS = 150;
const MAIN_MS = 15_000;

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

// tidy: allowed, because the tests use fake timers
const delayed = (act: () => void) => void setTimeout(act, DELAY_MS);
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The room when Black's clock has run for this long. */
function roomAfter(ms: number) {
  const clock = { periods: 0, period_ms: 0 };
  const clocks = {
    black: { main_ms: MAIN_MS - ms, ...clock },
    white: { main_ms: MAIN_MS, ...clock },
    running: 'black' as const,
  };
  return viewOf({ time: { type: 'absolute', main_ms: MAIN_MS }, state: stateOf({ clocks }) });
}

/** Shows Black's clock over a slow connection. When `show` returns, the clock on the server has just begun to run. */
function show(): void {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  const { socket } = world;
  const send = socket.send.bind(socket);
  const start = performance.now() + DELAY_MS;
  socket.send = (data) =>
    delayed(() => {
      send(data);
      const sent = socket.sent.at(-1);
      const room = roomAfter(performance.now() - start);
      if (sent?.type === 'ping') delayed(() => socket.says({ type: 'pong', nonce: sent.nonce }));
      if (sent?.type === 'join') delayed(() => socket.says(joined(room)));
    });
  socket.accept();
  advance(DELAY_MS); // Wait until the server has read the first messages.
  act(() => render(<ClockFace store={store} color="black" />, root));
}

/** The shortest and the longest time that the shown digits stand for, in milliseconds. */
function shown(): [number, number] {
  const digits = root.querySelector('.digits')?.textContent?.trim() ?? '';
  const [minutes, seconds] = digits.includes(':') ? digits.split(':').map(Number) : [0, Number(digits)];
  const least = Math.round((60 * (minutes ?? 0) + (seconds ?? 0)) * 1000);
  return [least, least + (digits.includes(':') ? 999 : 99)];
}

test('over a connection with a delay, the displayed clock is never off by more than 150 ms', () => {
  show();
  advance(DELAY_MS);
  for (let gone = DELAY_MS; gone < MAIN_MS; gone += 7) {
    const [least, most] = shown();
    const left = MAIN_MS - gone;
    expect(Math.max(least - left, left - most), `${left} ms are left, and ${least} to ${most} are shown`).toBeLessThan(
      MOST_OFF_MS,
    );
    advance(7);
  }
});

test('a clock that has run out stays at zero without a timer of its own', () => {
  show();
  advance(MAIN_MS + 1000);
  expect(shown()[0]).toBe(0);
  expect(vi.getTimerCount(), 'only the connection still has a timer').toBe(1);
});

test('in byo-yomi, the words under the digits say how many periods follow during main time, and how many are left during overtime', () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const clock = { main_ms: 20_000, periods: 3, period_ms: 0 };
  const time = { type: 'byo_yomi', main_ms: 20_000, periods: 3, period_ms: 30_000 } as const;
  world.socket.says(
    joined(viewOf({ time, state: stateOf({ clocks: { black: clock, white: clock, running: 'black' } }) })),
  );
  act(() => render(<ClockFace store={store} color="black" />, root));
  const after = (ms: number) => {
    advance(ms);
    const face = root.querySelector('.clock');
    const words = face?.querySelector('.periods');
    return [
      face?.querySelector('.digits')?.textContent?.trim(),
      words?.textContent,
      words?.classList.contains('in'),
      face?.classList.contains('low'),
      face?.classList.contains('near'),
    ];
  };
  expect(after(0)).toEqual(['0:20', '3 periods', false, false, false]);
  expect(after(12_000)).toEqual(['8.0', '3 periods', false, false, false]); // Overtime follows, so the time is not short.
  expect(after(13_000)).toEqual(['0:25', '3 periods left', true, false, false]);
  expect(after(20_000)).toEqual(['5.0', '3 periods left', true, false, true]);
  expect(after(10_000)).toEqual(['0:25', '2 periods left', true, false, false]);
  expect(after(30_000)).toEqual(['0:25', 'last period', true, false, false]);
  expect(after(20_000)).toEqual(['5.0', 'last period', true, true, false]);
});
