// The fixtures that every test can use: a server, and people with browsers.

import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Person } from './person.ts';
import { Server } from './server.ts';

/** The folder of the client to test. If undefined, each server serves its own client (see `Server.client`). */
const TRIED_CLIENT = process.env.TENGEN_CLIENT;
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

type Call = (name: string, options?: BrowserContextOptions & { settings?: Record<string, unknown> }) => Promise<Person>;

/** The people of a test, and the errors that their browsers have reported. */
class People {
  readonly faults: string[] = [];
  #present: Person[] = [];

  add(person: Person): void {
    this.#present.push(person);
  }

  /** Closes all browsers. Errors that they report later, for example because the server stops, do not count. */
  async leave(): Promise<void> {
    const leaving = this.#present;
    this.#present = [];
    this.faults.push(...leaving.flatMap((person) => person.faults.map((fault) => `${person.name}: ${fault}`)));
    for (const person of leaving) await person.context.close();
  }
}

type TestFixtures = {
  people: People;
  /** Creates a person with a browser of their own. */
  call: Call;
  /** Returns a `call` for people who use the given server instead of the shared one. */
  callTo: (server: Server) => Call;
  /** A server for this test only, which the test may kill and restart. */
  ownServer: Server;
};

export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: this pattern tells the runner which fixtures are needed
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: this pattern tells the runner which fixtures are needed
  people: async ({}, use) => {
    const people = new People();
    await use(people);
    await people.leave();
    expect(people.faults, 'errors that the browsers reported').toEqual([]);
  },
  ownServer: async ({ people }, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await people.leave();
    await server.dispose();
  },
  callTo: async ({ browser, people }, use) => {
    await use((server) => async (name, { settings = {}, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const kept = JSON.stringify({ name, locale: 'en', sound: false, ...settings });
      await context.addInitScript((text) => {
        if (location.protocol === 'about:') return; // An empty page has no storage.
        localStorage.getItem('tengen.settings') ?? localStorage.setItem('tengen.settings', text);
      }, kept);
      if (TRIED_CLIENT && !server.client) await tryClient(context, TRIED_CLIENT);
      const person = new Person(name, server.url, context, await context.newPage());
      people.add(person);
      return person;
    });
  },
  call: async ({ callTo, server }, use) => {
    await use(callTo(server));
  },
});

/** Serves the pages and files in this folder to a browser. Requests to the API still reach the server. */
async function tryClient(context: Person['context'], folder: string): Promise<void> {
  await context.route(
    (url) => !/^\/(api|ws|healthz|readyz)/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch().catch(() => undefined);
      if (!answer) return route.abort('connectionrefused'); // The test has killed its server.
      const headers = answer.headers();
      const path = normalize(new URL(route.request().url()).pathname);
      const file = /\.\w+$/.test(path) ? path : '/index.html';
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
      await route.fulfill({
        body: readFileSync(join(folder, file)),
        headers: {
          'content-type': type,
          'content-security-policy': headers['content-security-policy'] ?? '',
        },
      });
    },
  );
}

export { expect };
