// Who we are. Watching needs no session, so one is made only when something is done that needs a name.

import { signal } from '@preact/signals';
import * as api from '../net/api.ts';
import type { Player } from '../protocol.gen.ts';
import { settings } from './settings.ts';

/** Us, once known; null without a session. */
export const me = signal<Player | null>(null);

let making: Promise<boolean> | undefined;

/** Asks the server who we are. */
export async function findSession(): Promise<void> {
  me.value = (await api.getSession())?.you ?? null;
}

/** Makes sure there is a session. Answers whether it is new: a socket that was open before does not know it. */
export function ensureSession(): Promise<boolean> {
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
}

async function make(): Promise<boolean> {
  if (me.value) return false;
  const found = await api.getSession();
  if (found) {
    me.value = found.you;
    return true;
  }
  const name = settings.value.name;
  const made = await api.postSession(name ? { name, token: false } : { token: false });
  me.value = made.you;
  return true;
}

/** Takes another name; also makes the session if there is none. */
export async function rename(name: string): Promise<void> {
  me.value = (await api.postSession({ name, token: false })).you;
}
