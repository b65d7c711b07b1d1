// Helpers for tests without a connection to the server. In these tests, the service worker has stored the client.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import type { Server } from './server.ts';

export const DIST = process.env.TENGEN_CLIENT ?? join(import.meta.dirname, '../dist');

/** The id of the build in a folder. */
export const buildOf = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 16);

/** Waits until the service worker controls the page and has stored this build completely. */
export async function stores({ page }: Person, build: string): Promise<void> {
  const kept = (name: string) =>
    page.evaluate(
      async (key) => Boolean(navigator.serviceWorker.controller && (await (await caches.open(key)).match('/'))),
      name,
    );
  await expect.poll(() => kept(`tengen-${build}`)).toBe(true);
}

/** A person whose browser has stored the client, and whose server has been killed. */
export async function alone(server: Server, call: (name: string) => Promise<Person>, name: string): Promise<Person> {
  await server.serves(DIST);
  const person = await call(name);
  await person.opens('/');
  await stores(person, buildOf(DIST));
  await server.kill();
  await person.context.setOffline(true);
  await person.opens('/');
  return person;
}
