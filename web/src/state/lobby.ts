// The lobby: open seeks, live games and the number of people online.

import { signal } from '@preact/signals';
import { connection } from '../net/connection.ts';
import type { Lobby } from '../protocol.gen.ts';

/** The lobby as the server last sent it; null before it has arrived. */
export const lobby = signal<Lobby | null>(null);

/** Keeps `lobby` up to date until the returned function is called. */
export function enterLobby(): () => void {
  return connection.watchLobby((message) => {
    lobby.value = message.lobby;
  });
}
