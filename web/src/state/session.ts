// The session. Watching needs no session, so one is created only for an action that needs a name.

import { effect, signal } from '@preact/signals';
import * as api from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { Player } from '../protocol.gen.ts';
import { settings } from './settings.ts';

/** The player of this session, as the server last sent it; null without a session. */
export const me = signal<Player | null>(null);

let making: Promise<Player> | undefined;
/** The name in the settings before the latest change. */
let told = settings.peek().name;

// The `welcome` that the server sends on each socket names the player of the session.
effect(() => {
  const welcome = connection.welcome.value;
  if (welcome) me.value = welcome.you ?? null;
});
connection.onSessionEnded = () => {
  me.value = null;
};

// If another tab of this browser changes the name, reconnect, because this socket was opened with the old name.
effect(() => {
  const { name } = settings.value;
  const known = me.peek()?.name;
  if (known !== undefined && name !== '' && name !== known && name !== told) connection.restart();
  told = name;
});

/** Makes sure that there is a session and that the socket uses it. */
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

/** Changes the name. Creates the session if there is none. */
export async function rename(name: string): Promise<void> {
  greet((await api.postSession({ name, token: false })).you);
}

function greet(you: Player): Player {
  me.value = you;
  // A socket belongs to the session with which it was opened.
  if (connection.link.peek() !== 'idle') connection.restart();
  return you;
}
