import { afterEach, expect, it, vi } from 'vitest';
import type { Envelope } from '../protocol.gen.ts';
import { eventsUpTo, getGame } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ 'retry-after': '20' }, 20],
  [{}, 0],
  [{ 'retry-after': 'Sun, 22 Nov 2026 05:00:00 GMT' }, 0],
])('a request refused with the headers %j can be repeated after %i s', async (headers, retryAfterS) => {
  const body = JSON.stringify({ code: 'rate_limited', message: 'too often' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 429, headers }));
  await expect(getGame('x')).rejects.toMatchObject({ code: 'rate_limited', retryAfterS });
});

it('an error keeps the limit, the line and the column that the server names', async () => {
  const more = { limit: { name: 'body_bytes', most: 65536 }, line: 3, column: 14 };
  const body = JSON.stringify({ code: 'too_large', message: 'too large', ...more });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 413 }));
  await expect(getGame('x')).rejects.toMatchObject({ code: 'too_large', ...more });
});

it('a server that does not begin to answer counts as unreachable', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('stopped')))),
  );
  const answer = expect(getGame('x')).rejects.toMatchObject({ code: 'offline' });
  await vi.runAllTimersAsync();
  await answer;
  vi.useRealTimers();
});

const event = (seq: number): Envelope => ({ seq, time: 0, event: { type: 'passed', color: 'black' } });
/** Answers every request with a stream of these lines. The stream stays open. */
function streams(...lines: object[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n\n`).join('');
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(stream) {
      // A stream arrives in parts, and a part can end in the middle of a line.
      for (let at = 0; at < bytes.length; at += 7) stream.enqueue(bytes.slice(at, at + 7));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}

it('reads the events of a room up to the wanted one, and then does not wait for more', async () => {
  streams(
    { type: 'events', events: [event(1), event(2)] },
    { type: 'presence' },
    { type: 'events', events: [event(3)] },
  );
  expect(await eventsUpTo('x', 3)).toEqual([event(1), event(2), event(3)]);
});

it('fails immediately if the server sends the room instead of its events', async () => {
  streams({ type: 'joined', room: {} });
  await expect(eventsUpTo('x', 3)).rejects.toMatchObject({ code: 'unavailable' });
});
