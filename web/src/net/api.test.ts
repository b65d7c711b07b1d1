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
