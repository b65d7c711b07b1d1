import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The answers to a request for a page: the page from the server, and the page that the browser has kept. */
const [FRESH, KEPT] = [new Response('fresh'), new Response('kept')];
/** A server that never answers. */
const SILENT = () => new Promise<Response>(() => {});

/** A page of the server, and its build: the first bytes of the hash of the page. */
const PAGE = '<html lang="en"></html>';
const BUILD = createHash('sha256').update(PAGE).digest('hex').slice(0, 16);
const CLIENT = ['/assets/index-a.js', '/assets/bot-worker-b.js'];
const BOTS = ['/assets/tengen_bots_simd-c.js', '/assets/tengen_bots_simd_bg-d.wasm'];

/** What the browser has stored, in order. */
const stored: string[] = [];
const addAll = vi.fn<(files: string[]) => Promise<void>>();

const listeners = new Map<string, (event: unknown) => void>();
const asked = vi.fn<(request: Request) => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    kept: { build: BUILD, files: [...BOTS, ...CLIENT] },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  const match = async (path: string) => (path === '/' ? KEPT : undefined);
  const put = async (path: string) => void stored.push(path);
  vi.stubGlobal('caches', { open: async () => ({ match, put, addAll }) });
  vi.stubGlobal('fetch', asked);
  await import('./worker.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Requests a page. Call the returned function to read the answer; it returns undefined until the answer has arrived.
 */
function asks(server: () => Promise<Response>, path = '/room/x'): () => Response | undefined {
  asked.mockImplementation(server);
  let answer: Response | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: location.origin + path },
    respondWith: (coming: Promise<Response>) => void coming.then((came) => (answer = came)),
  });
  return () => answer;
}

test('the kept page is shown if the server is silent for four seconds', async () => {
  const answer = asks(SILENT);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(answer()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer()).toBe(KEPT);
});

test.each([
  ['the server answers', async () => FRESH, 'fresh'],
  ['the server does not know the page', async () => new Response('unknown', { status: 404 }), 'unknown'],
  ['a proxy answers that the server is down', async () => new Response('', { status: 502 }), 'kept'],
  ['the server cannot be reached', () => Promise.reject(new TypeError('no network')), 'kept'],
])('if %s, the browser gets an answer at once', async (_, server, text) => {
  const answer = asks(server);
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer()?.clone().text()).toBe(text);
});

test('requests for the API are left to the browser', async () => {
  const answer = asks(SILENT, '/api/v1/rooms');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([answer(), asked.mock.calls]).toEqual([undefined, []]);
});

test.each([
  ['is space', true, [...CLIENT, '/', ...BOTS]],
  ['is no space for the bots', false, [...CLIENT, '/']],
])('if there %s, the browser keeps the client', async (_, space, kept) => {
  asked.mockImplementation(async () => new Response(PAGE));
  stored.length = 0;
  addAll.mockImplementation(async (files) => {
    if (!space && files.some((file) => BOTS.includes(file))) throw new Error('the storage is full');
    stored.push(...files);
  });
  let installed: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => (installed = work) });
  await installed;
  expect(stored).toEqual(kept);
});
