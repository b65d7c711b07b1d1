import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { Connection, type RoomMessage } from './connection.ts';
import { BANNED_MS, retryDelay } from './delays.ts';
import { FakeWorld } from './fake.ts';

let world: FakeWorld;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  connection = new Connection(world);
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

/** Follows room r and returns the messages received. */
function follow(seq?: number): RoomMessage[] {
  const heard: RoomMessage[] = [];
  connection.watch('r', { since: () => seq, receive: (message) => heard.push(message) });
  return heard;
}

function enter(): void {
  world.socket.accept();
  world.socket.says(joined(viewOf()));
}

test('the delay before a retry grows with the number of failures', () => {
  expect(retryDelay(0, 0.9)).toBe(50);
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([100, 300]);
  expect([retryDelay(2, 0), retryDelay(2, 1)]).toEqual([250, 750]);
  expect([retryDelay(3, 0), retryDelay(3, 1)]).toEqual([375, 1125]);
  expect([retryDelay(1000, 0), retryDelay(1000, 1)]).toEqual([10_000, 30_000]);
  expect(retryDelay(1000, 1, true)).toBe(5_000);
});

test.each([
  ['without a running clock', false, true, 25],
  ['with a running clock, but offline,', true, false, 25],
  ['with a running clock, and online,', true, true, 95],
])('while the server is away, a page %s limits its retries, except after waking up', (_, urgent, network, most) => {
  connection.setUrgent('r', urgent);
  world.network = network;
  follow();
  const tries = () => {
    const before = world.sockets.length;
    const end = performance.now() + 300_000;
    while (performance.now() < end) {
      if (world.socket.readyState !== 3) world.socket.breaks();
      vi.advanceTimersByTime(50);
    }
    return world.sockets.length - before;
  };
  const first = tries();
  expect(first).toBeGreaterThan(15);
  expect(first).toBeLessThanOrEqual(most);
  // The browser is online again, or the page is visible again: the first try follows immediately, the second after 50
  // ms.
  const before = world.sockets.length;
  world.wakes();
  expect(world.sockets.length).toBe(before + 1);
  world.socket.breaks();
  vi.advanceTimersByTime(50);
  expect(world.sockets.length).toBe(before + 2);
});

test('a timer that outlives the page does not fail', () => {
  follow();
  enter();
  const { WebSocket } = globalThis;
  vi.stubGlobal('WebSocket', undefined);
  expect(() => vi.advanceTimersByTime(120_000)).not.toThrow();
  vi.stubGlobal('WebSocket', WebSocket);
});

describe('rooms', () => {
  test('are joined as soon as the page is connected, and resumed from the last seq after a break', () => {
    const heard = follow(7);
    expect(world.sockets).toHaveLength(1);
    enter();
    expect(world.socket.of('join')).toEqual([{ type: 'join', room: 'r', since: 7 }]);
    expect(heard).toHaveLength(1);
    world.socket.breaks();
    expect(connection.link.value).toBe('broken');
    vi.advanceTimersByTime(49);
    expect(world.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    expect(world.socket.of('join')).toEqual([{ type: 'join', room: 'r', since: 7 }]);
  });

  test('are left when no listener follows them', () => {
    const unwatch = connection.watch('r', { since: () => undefined, receive: () => {} });
    world.socket.accept();
    unwatch();
    expect(world.socket.of('leave')).toEqual([{ type: 'leave', room: 'r' }]);
    expect(world.socket.of('join')).toEqual([{ type: 'join', room: 'r' }]);
  });

  test('stay joined while the player looks at a different page, until the game is over', () => {
    const unwatch = connection.watch('r', { since: () => 3, receive: () => {} });
    enter();
    unwatch(true);
    expect(world.socket.of('leave')).toEqual([]);
    world.socket.says({
      type: 'events',
      room: 'r',
      events: [{ seq: 4, time: 0, event: { type: 'passed', color: 'black' } }],
      state: stateOf(),
    });
    world.socket.breaks();
    vi.advanceTimersByTime(50);
    world.socket.accept();
    expect(world.socket.of('join')).toEqual([{ type: 'join', room: 'r', since: 4 }]);
    world.socket.says({ type: 'events', room: 'r', events: [], state: stateOf({ phase: 'finished' }) });
    expect(world.socket.of('leave')).toEqual([{ type: 'leave', room: 'r' }]);
  });

  test('are followed again when the player returns to the page', () => {
    const unwatch = connection.watch('r', { since: () => 3, receive: () => {} });
    enter();
    unwatch(true);
    const heard = follow();
    world.socket.says(joined(viewOf({ state: stateOf({ phase: 'finished' }) })));
    expect(heard).toHaveLength(1);
    expect(world.socket.of('leave')).toEqual([]);
  });

  test('are joined again after a rate-limited join', () => {
    const heard = follow();
    world.socket.accept();
    world.socket.says({ type: 'error', code: 'rate_limited', message: 'slow down', room: 'r' });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(world.socket.of('join')).toHaveLength(2);
  });

  test('are joined again after exactly the delay that the server asks for', () => {
    follow();
    world.socket.accept();
    world.socket.says({ type: 'error', code: 'rate_limited', message: 'slow down', room: 'r', wait_ms: 700 });
    vi.advanceTimersByTime(699);
    expect(world.socket.of('join')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(world.socket.of('join')).toHaveLength(2);
  });
});

describe('commands', () => {
  test('wait until the room is joined, and are resent with the same id until answered', async () => {
    follow();
    world.socket.accept();
    const answer = connection.command('r', { type: 'pass' });
    expect(world.socket.of('command')).toEqual([]);
    world.socket.says(joined(viewOf()));
    expect(world.socket.of('command')).toEqual([
      { type: 'command', room: 'r', command_id: 'c1', command: { type: 'pass' } },
    ]);
    world.socket.breaks();
    vi.advanceTimersByTime(50);
    world.socket.accept();
    expect(world.socket.of('command')).toEqual([]);
    world.socket.says({ type: 'events', room: 'r', events: [], state: stateOf() });
    expect(world.socket.of('command').map((sent) => sent.command_id)).toEqual(['c1']);
    world.socket.says({ type: 'ack', room: 'r', command_id: 'c1', seq: 12 });
    expect(await answer).toEqual({ ok: true, seq: 12 });
    world.socket.breaks();
    vi.advanceTimersByTime(50);
    enter();
    expect(world.socket.of('command')).toEqual([]);
  });

  test('say which seat they come from, also when they are resent', () => {
    follow();
    world.socket.accept();
    void connection.command('r', { type: 'resign' }, { seat: 'guest' });
    for (const _ of ['first', 'again']) {
      world.socket.says(joined(viewOf()));
      expect(world.socket.of('command')).toEqual([
        { type: 'command', room: 'r', command_id: 'c1', seat: 'guest', command: { type: 'resign' } },
      ]);
      world.socket.breaks();
      vi.advanceTimersByTime(50);
      world.socket.accept();
    }
  });

  test('keep their order', () => {
    follow();
    world.socket.accept();
    void connection.command('r', { type: 'play', point: 'A1' });
    void connection.command('r', { type: 'pass' });
    world.socket.says(joined(viewOf()));
    expect(world.socket.of('command').map((sent) => sent.command.type)).toEqual(['play', 'pass']);
  });

  test('are answered with the refusal, including its delay and its limit', async () => {
    follow();
    enter();
    const answer = connection.command('r', { type: 'play', point: 'A1' });
    world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'ko', message: 'ko' });
    expect(await answer).toEqual({ ok: false, code: 'ko', message: 'ko' });
    const more = connection.command('r', { type: 'give_time' });
    const limit = { name: 'gifts', most: 20 } as const;
    world.socket.says({
      type: 'refused',
      room: 'r',
      command_id: 'c2',
      code: 'too_many',
      message: 'no',
      wait_ms: 9,
      limit,
    });
    expect(await more).toEqual({ ok: false, code: 'too_many', message: 'no', waitMs: 9, limit });
  });

  test('are resent to the next server if a server refuses them because it is about to stop', async () => {
    follow();
    enter();
    const answer = connection.command('r', { type: 'pass' });
    world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'draining', message: 'stopping' });
    world.socket.breaks(1012);
    vi.advanceTimersByTime(50);
    enter();
    expect(world.socket.of('command').map((sent) => sent.command_id)).toEqual(['c1']);
    world.socket.says({ type: 'ack', room: 'r', command_id: 'c1', seq: 4 });
    expect(await answer).toEqual({ ok: true, seq: 4 });
  });

  test('are answered with an error if their room does not exist', async () => {
    const heard = follow();
    world.socket.accept();
    const answer = connection.command('r', { type: 'sit' });
    world.socket.says({ type: 'error', code: 'not_found', message: 'no such room', room: 'r' });
    expect(await answer).toMatchObject({ ok: false, code: 'not_found' });
    expect(heard).toHaveLength(1);
  });
});

describe('the link', () => {
  test.each([
    ['of a page without a running clock', 15_000, 40_000, false],
    ['of a page with a running clock', 2_500, 9_000, true],
  ])('%s is pinged every %i ms, and counts as broken %i ms after an unanswered ping', (_, every, dead, urgent) => {
    follow();
    enter();
    connection.setUrgent('r', urgent);
    const pings = () => world.socket.of('ping');
    const answers = () => world.socket.says({ type: 'pong', nonce: pings().at(-1)?.nonce ?? 0 });
    expect(pings()).toHaveLength(1);
    for (const sent of [2, 3]) {
      answers();
      vi.advanceTimersByTime(every - 1);
      expect(pings()).toHaveLength(sent - 1);
      vi.advanceTimersByTime(1);
      expect(pings()).toHaveLength(sent);
    }
    vi.advanceTimersByTime(dead - 1);
    expect(connection.link.value).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.link.value).toBe('broken');
    expect(world.sockets[0]?.closed).toBe(true);
  });

  test('counts as lost from the moment it broke or, if it is silent, from nine seconds after the last answered ping', () => {
    follow();
    enter();
    connection.setUrgent('r', true);
    const gone = () => performance.now() - connection.goneSince();
    world.socket.says({ type: 'pong', nonce: world.socket.of('ping')[0]?.nonce ?? 0 });
    vi.advanceTimersByTime(2_500); // The second ping is sent. Neither this ping nor any later one reaches the server.
    expect(gone()).toBe(0);
    vi.advanceTimersByTime(6_500); // It is now nine seconds since the first ping, which the server answered.
    expect(gone()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(gone()).toBe(5_000);
    world.socket.accept();
    world.socket.breaks();
    vi.advanceTimersByTime(3_000);
    expect(gone()).toBe(3_000);
    world.socket.breaks(); // The next connection breaks before it opens.
    vi.advanceTimersByTime(1_000);
    expect(gone()).toBe(4_000);
  });

  test('counts from the last answered ping, even if the next ping is late', () => {
    follow();
    vi.advanceTimersByTime(300); // The connection checks every 500 ms what is due, so the second ping is sent 200 ms late.
    enter();
    connection.setUrgent('r', true);
    world.socket.says({ type: 'pong', nonce: world.socket.of('ping')[0]?.nonce ?? 0 });
    vi.advanceTimersByTime(11_000);
    expect(performance.now() - connection.goneSince()).toBe(2_000);
  });

  test('does not count as lost too early if the page pinged rarely until now', () => {
    follow();
    enter();
    world.socket.says({ type: 'pong', nonce: world.socket.of('ping')[0]?.nonce ?? 0 });
    vi.advanceTimersByTime(14_000);
    connection.setUrgent('r', true);
    vi.advanceTimersByTime(1_000); // A ping has been sent, and its answer is on its way.
    expect(performance.now() - connection.goneSince()).toBe(0);
  });

  test('is opened at once when the browser wakes up', () => {
    follow();
    for (let tries = 0; tries < 5; tries++) {
      world.socket.breaks();
      vi.advanceTimersByTime(1_000);
    }
    world.socket.breaks();
    const before = world.sockets.length;
    world.wakes();
    expect(world.sockets).toHaveLength(before + 1);
  });

  test('is abandoned if it does not open in time, and another one is tried', () => {
    follow();
    vi.advanceTimersByTime(11_000);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  test('is not opened again by an outdated page', () => {
    follow();
    world.socket.breaks(4010);
    expect(connection.link.value).toBe('refused');
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test('waits for a long time if the operator keeps the page out', () => {
    follow();
    vi.setSystemTime(1_000_000);
    world.socket.says({ type: 'error', code: 'banned', message: 'kept out', wait_ms: 7_200_000 });
    world.socket.breaks(4003);
    expect([connection.link.value, connection.banned.value]).toEqual(['broken', 8_200_000]);
    vi.advanceTimersByTime(BANNED_MS - 1);
    expect(world.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(world.sockets).toHaveLength(2);
    enter();
    expect(connection.banned.value).toBe(0);
    world.socket.says({ type: 'error', code: 'banned', message: 'kept out' });
    expect(connection.banned.value).toBe(Infinity);
  });

  test('reports the end of a session and reconnects', () => {
    const ended = vi.fn();
    connection.onSessionEnded = ended;
    follow();
    enter();
    world.socket.breaks(4001);
    expect(ended).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(50);
    expect(world.sockets).toHaveLength(2);
  });

  test('ignores messages from old sockets', () => {
    const heard = follow();
    enter();
    const old = world.socket;
    connection.restart();
    old.says(joined(viewOf()));
    old.breaks();
    expect(heard).toHaveLength(1);
    expect(world.sockets).toHaveLength(2);
    expect(connection.link.value).toBe('connecting');
  });
});

test('the lobby is entered again after a break, and left when the last listener is removed', () => {
  const heard: unknown[] = [];
  const first = connection.watchLobby((message) => heard.push(message));
  const second = connection.watchLobby(() => {});
  world.socket.accept();
  expect(world.socket.of('enter_lobby')).toHaveLength(1);
  world.socket.says({ type: 'lobby', lobby: { seeks: [], live: [], online: 3 } });
  expect(heard).toHaveLength(1);
  world.socket.breaks();
  vi.advanceTimersByTime(50);
  world.socket.accept();
  expect(world.socket.of('enter_lobby')).toHaveLength(1);
  first();
  expect(world.socket.of('leave_lobby')).toHaveLength(0);
  second();
  expect(world.socket.of('leave_lobby')).toHaveLength(1);
});
