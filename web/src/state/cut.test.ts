// The viewer's moves and other commands when the connection is lost.

import { expect, test, vi } from 'vitest';
import { at, followAnew, moved, ONE, rows, store, world } from './following.fixtures.ts';
import { stateOf } from './room.fixtures.ts';

followAnew();

test('an unconfirmed stone survives a lost connection', async () => {
  vi.useFakeTimers();
  const done = store.play(at('C3'));
  world.socket.breaks();
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  expect(rows()).toEqual(ONE);
  world.socket.accept();
  expect(world.socket.of('join')).toEqual([{ type: 'join', room: 'r', since: 3 }]);
  moved(4, 'black', 'C3', ONE);
  expect(world.socket.of('command').map((sent) => sent.command_id)).toEqual(['c1']);
  world.socket.says({ type: 'ack', room: 'r', command_id: 'c1', seq: 4 });
  await done;
  expect(rows()).toEqual(ONE);
  expect(store.refusal.value).toBeNull();
});

test('while a stone waits for the connection, choosing its point does nothing, and any other point is refused', () => {
  const act = vi.fn();
  void store.play(at('C3'));
  dispatchEvent(new Event('offline'));
  expect(store.waits(at('C3'), act)).toBe(true);
  expect(store.refusal.value).toBeNull();
  expect(store.waits(at('D4'), act)).toBe(true);
  expect(store.refusal.value).toEqual({ code: 'offline', point: 'D4' });
  dispatchEvent(new Event('online'));
  moved(4, 'black', 'C3', ONE);
  expect(act).not.toHaveBeenCalled();
});

test('without a connection, a pass waits and is later sent exactly once, but a resignation is refused', async () => {
  world.socket.breaks();
  dispatchEvent(new Event('offline'));
  store.pass();
  await store.do({ type: 'resign' });
  expect(store.refusal.value?.code).toBe('offline');
  vi.useFakeTimers();
  world.wakes();
  vi.useRealTimers();
  world.socket.accept();
  dispatchEvent(new Event('online'));
  world.socket.says({ type: 'events', room: 'r', events: [], state: stateOf() });
  expect(world.socket.of('command').map(({ command }) => command.type)).toEqual(['pass']);
});
