// The lobby as it stands: open seeks, live games, how many people are here.

import { signal } from '@preact/signals';
import { connection } from '../net/connection.ts';
import type { Lobby } from '../protocol.gen.ts';

/** The newest lobby; null until it has come. */
export const lobby = signal<Lobby | null>(null);

/** Keeps `lobby` fresh until the answer is called. */
export function enterLobby(): () => void {
  return connection.watchLobby((message) => {
    lobby.value = message.lobby;
  });
}
