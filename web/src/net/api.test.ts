import { afterEach, expect, it, vi } from 'vitest';
import { getGame } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ 'retry-after': '20' }, 20],
  [{}, 0],
  [{ 'retry-after': 'Sun, 22 Nov 2026 05:00:00 GMT' }, 0],
])('a refused request with %j can be repeated after %i s', async (headers, retryAfterS) => {
  const body = JSON.stringify({ code: 'rate_limited', message: 'too often' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 429, headers }));
  await expect(getGame('x')).rejects.toMatchObject({ code: 'rate_limited', retryAfterS });
});

it('keeps the limit and the place that an error names', async () => {
  const more = { limit: { name: 'body_bytes', most: 65536 }, line: 3, column: 14 };
  const body = JSON.stringify({ code: 'too_large', message: 'too large', ...more });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 413 }));
  await expect(getGame('x')).rejects.toMatchObject({ code: 'too_large', ...more });
});
