// The session. Watching needs no session, so one is created only for an action that needs a name.

import { effect, signal } from '@preact/signals';
import * as api from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { Player } from '../protocol.gen.ts';
import { change, settings } from './settings.ts';

/** The player of this session, as the server last sent it; null without a session. */
export const me = signal<Player | null>(null);

let creating: Promise<Player> | undefined;
/** The name in the settings before the latest change. */
let previousName = settings.peek().name;

// On each socket, the server sends a `welcome`, which contains the player of the session.
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
  if (known !== undefined && name !== '' && name !== known && name !== previousName) connection.restart();
  previousName = name;
});

/** Makes sure that there is a session and that the socket uses it. */
export function ensureSession(): Promise<Player> {
  creating ??= createSession().finally(() => {
    creating = undefined;
  });
  return creating;
}

async function createSession(): Promise<Player> {
  if (me.value) return me.value;
  const name = settings.value.name;
  const created = name ? await api.postSession({ name, token: false }).catch(withoutName) : undefined;
  return adopt((created ?? (await api.postSession({ token: false }))).you);
}

/** Forgets a stored name that the server no longer accepts, so that the player is asked for another one. */
function withoutName(error: unknown): undefined {
  if (!api.refusesName(error)) throw error;
  change({ name: '', nameAsked: false });
}

/** Changes the name. Creates the session if there is none. */
export async function rename(name: string): Promise<void> {
  adopt((await api.postSession({ name, token: false })).you);
}

/** Stores the session's player, and reconnects, because a socket belongs to the session with which it was opened. */
function adopt(you: Player): Player {
  me.value = you;
  if (connection.link.peek() !== 'idle') connection.restart();
  return you;
}
