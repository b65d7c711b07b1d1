// The service worker. It stores all files of a build of the client, so that the page opens without a network. Whenever
// the server answers in time, pages come from the server, so nobody is left with an old client. All stored files except
// the page have a hash of their content in their names, so a page never gets a file of another build. The worker does
// not answer requests to the API or the socket.

import { hasSimd } from '../device/simd.ts';
import { isFile, isNeeded, isOfBots, isPage, marked, surplus } from './kept.ts';

/**
 * The parts of a service worker that this file uses. TypeScript cannot load the types of pages and of workers together.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  /** The build that this worker keeps, and the names of its files. `build/offline.ts` writes them. */
  kept: { build: string; files: string[] };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Asking) => void) => void);
};

/** How long to wait for the server before the kept page is shown, in milliseconds. */
const PATIENCE_MS = 4_000;

const worker = self as unknown as Worker;
const { build, files } = worker.kept;
const NAME = `tengen-${build}`;

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => event.waitUntil(clean().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(page(request));
  else if (isFile(url.pathname)) event.respondWith(file(request));
});

/**
 * Stores all files of the build that this browser needs. Fails if the server already has another build, or if there is
 * no space for the client. The browser then tries again later. The client works without the bots, so it is kept even if
 * there is no space for them.
 */
async function keep(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-cache' });
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!answer.ok || found !== build) throw new Error(`the server has build ${found}, not ${build}`);
  const cache = await caches.open(NAME);
  const simd = hasSimd();
  const needed = files.filter((file) => isNeeded(file, simd));
  await cache.addAll(needed.filter((file) => !isOfBots(file)));
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) headers.delete(name);
  // Store the page after the client's other files, so that a cache with a page has the whole client.
  await cache.put('/', new Response(marked(new TextDecoder().decode(bytes), build), { headers }));
  await cache.addAll(needed.filter(isOfBots)).catch(() => {});
}

/** Deletes old builds. Keeps the previous one, because its pages may still be open and may load more files. */
async function clean(): Promise<void> {
  for (const name of surplus(await caches.keys(), NAME)) await caches.delete(name);
}

/** The page from the server or, if the server cannot be reached, the kept page. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(NAME)).match('/');
  if (!kept) return fetch(request);
  const late = new Promise<Response>((answer) => setTimeout(() => answer(kept), PATIENCE_MS));
  const fresh = fetch(request).then(
    // If our server is down, a proxy in front of it answers with these statuses.
    (answer) => (answer.status >= 502 && answer.status <= 504 ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** A file from any kept build or, if none has it, from the server. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
