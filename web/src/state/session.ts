// Who we are. Watching needs no session, so one is made only when something is done that needs a name.

import { effect, signal } from '@preact/signals';
import * as api from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { Player } from '../protocol.gen.ts';
import { settings } from './settings.ts';

/** Us, as the server last said; null without a session. */
export const me = signal<Player | null>(null);

let making: Promise<Player> | undefined;
/** The name that the settings had last. */
let told = settings.peek().name;

// The server greets each socket with whom it takes it for.
effect(() => {
  const welcome = connection.welcome.value;
  if (welcome) me.value = welcome.you ?? null;
});
connection.onSessionEnded = () => {
  me.value = null;
};

// Another name was taken in another tab of this browser: our socket was opened under the old one.
effect(() => {
  const { name } = settings.value;
  const known = me.peek()?.name;
  if (known !== undefined && name !== '' && name !== known && name !== told) connection.restart();
  told = name;
});

/** Makes sure there is a session, and that the socket knows it. */
export function ensureSession(): Promise<Player> {
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
}

async function make(): Promise<Player> {
  if (me.value) return me.value;
  const name = settings.value.name;
  return greet((await api.postSession(name ? { name, token: false } : { token: false })).you);
}

/** Takes another name; also makes the session if there is none. */
export async function rename(name: string): Promise<void> {
  greet((await api.postSession({ name, token: false })).you);
}

function greet(you: Player): Player {
  me.value = you;
  // A socket belongs to the session it was opened with.
  if (connection.link.peek() !== 'idle') connection.restart();
  return you;
}
