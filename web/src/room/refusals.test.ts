import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import { RoomStore } from '../state/room.ts';
import { forgetRefusals, REFUSAL_MS } from './refusals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a refusal disappears after a while, and a second refusal stays for the full time', () => {
  const store = new RoomStore('r', new Connection(new FakeWorld()));
  const stop = forgetRefusals(store);
  store.refusal.value = { code: 'occupied' };
  vi.advanceTimersByTime(REFUSAL_MS - 1);
  store.refusal.value = { code: 'occupied' };
  vi.advanceTimersByTime(REFUSAL_MS - 1);
  expect(store.refusal.value).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.refusal.value).toBeNull();
  stop();
});

test('the reason why a takeback cannot be requested stays as long as the request of the opponent is open', () => {
  const store = new RoomStore('r', new Connection(new FakeWorld()));
  const stop = forgetRefusals(store);
  store.refusal.value = { code: 'takeback_asked' };
  vi.advanceTimersByTime(10 * REFUSAL_MS);
  expect(store.refusal.value?.code).toBe('takeback_asked');
  stop();
});

test('when the connection is back, a refusal for lack of a connection disappears, and any other refusal stays', () => {
  const store = new RoomStore('r', new Connection(new FakeWorld()));
  const stop = forgetRefusals(store);
  for (const code of ['offline', 'occupied'] as const) {
    window.dispatchEvent(new Event('offline'));
    store.refusal.value = { code };
    vi.advanceTimersByTime(1000);
    expect(store.refusal.value?.code).toBe(code);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(0);
    expect(store.refusal.value?.code).toBe(code === 'offline' ? undefined : code);
  }
  stop();
});
