// Reads the games that are played on this device without a server. `lasting.ts` stores them. A game has two entries
// in localStorage: its record, and what the page knows about the game. Nothing here needs the rules, so every page can
// list the games.

import { signal } from '@preact/signals';

/** The ids of rooms on this device begin with this. */
const HERE = 'here-';
const KEY = 'tengen.device.';
const STATE = '.state';
/** The name of the IndexedDB database with a second copy of the games. This copy outlasts a power cut. */
export const DATABASE = 'tengen-games';

/** What the page knows about a game. */
export type HereState = {
  /**
   * The game's latest stored instant, in milliseconds since the game began, without the time in which the page was
   * closed. When the page opens again, the clocks go on from this instant.
   */
  at: number;
  phase: 'open' | 'finished' | 'aborted';
  /** The room of the rematch. */
  next?: string;
  /** The id of the game on the server; absent until it is stored there. */
  sent?: string;
  /** Why the server refused the game. */
  refused?: string;
};

/** A game on this device. */
export type HereGame = { room: string; state: HereState };

/** The number of changes to the games. A component that reads this number is drawn again after each change. */
export const changes = signal(0);

/** Whether the game of a room is played on this device, without a server. */
export function isHere(room: string): boolean {
  return room.startsWith(HERE);
}

/** The room of a game with this id. */
export function roomOf(id: string): string {
  return HERE + id;
}

/** The key of a game's record. */
export function keyOf(room: string): string {
  return KEY + room.slice(HERE.length);
}

/** The key of what the page knows about a game. */
export function keyOfState(room: string): string {
  return keyOf(room) + STATE;
}

/** The stored text of a game's record; null if there is none. */
export function recordOf(room: string): string | null {
  try {
    return localStorage.getItem(keyOf(room));
  } catch {
    return null; // The browser may block storage altogether.
  }
}

/** What the page knows about a game. */
export function stateOf(room: string): HereState {
  const base: HereState = { at: 0, phase: 'open' };
  try {
    const found = JSON.parse(localStorage.getItem(keyOfState(room)) ?? '{}') as Partial<HereState>;
    return { ...base, ...found, at: Number(found.at) || 0 };
  } catch {
    return base;
  }
}

/** The id of a game on the server; undefined until it is stored there. */
export function sentAs(room: string): string | undefined {
  changes.value; // Read here so that the calling component is drawn again when the game has been sent.
  return stateOf(room).sent;
}

/** All games on this device. */
export function hereGames(): HereGame[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && !key.endsWith(STATE));
    return keys.map((key) => roomOf(key.slice(KEY.length))).map((room) => ({ room, state: stateOf(room) }));
  } catch {
    return [];
  }
}

let recovering: Promise<void> | undefined;

/** Waits until everything that a power cut has removed from localStorage is back. */
export function recovered(): Promise<void> {
  recovering ??= recover().catch(() => undefined); // Even if this fails, the games in localStorage can be played.
  return recovering;
}

async function recover(): Promise<void> {
  // Few people play without a server, so the code for such games is loaded only if the database of these games exists,
  // or if the browser cannot list its databases.
  const found = await indexedDB.databases?.();
  if (!found || found.some(({ name }) => name === DATABASE)) await (await import('./lasting.ts')).restore();
}

/** Calls `changed` when another tab has changed this game. */
export function onOtherTab(room: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keyOf(room)) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
