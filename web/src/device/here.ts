// The games that two people play on this device without a server, as this browser stores them. A game has two entries: its
// record, and what the page knows about it. Nothing here needs the rules, so every page can list the games.

import { signal } from '@preact/signals';
import type { DeviceGame } from '../protocol.gen.ts';

/** The ids of rooms on this device begin with this. */
const HERE = 'here-';
const KEY = 'tengen.device.';
const STATE = '.state';
/** The maximum number of games to keep. A game has about 30 kB, and browsers keep 5 MB. */
const MOST = 20;

/** What the page knows about a game. */
export type HereState = {
  /** When the page was closed, as an instant on the timeline of the game. */
  at: number;
  phase: 'open' | 'finished' | 'aborted';
  /** The room of the rematch. */
  next?: string;
  /** The id of the game on the server, once it is stored there. */
  sent?: string;
  /** Why the server refused the game. */
  refused?: string;
};

/** A game in the list. */
export type HereGame = { room: string; state: HereState };

/** The number of changes to the games. A component that reads it is drawn again after each change. */
export const changes = signal(0);

/** Whether a room is on this device only. */
export function isHere(room: string): boolean {
  return room.startsWith(HERE);
}

/** The room of a game with this id. */
export function roomOf(id: string): string {
  return HERE + id;
}

function keyOf(room: string): string {
  return KEY + room.slice(HERE.length);
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
    const found = JSON.parse(localStorage.getItem(keyOf(room) + STATE) ?? '{}') as Partial<HereState>;
    return { ...base, ...found, at: Number(found.at) || 0 };
  } catch {
    return base;
  }
}

/** The id of a game on the server; undefined until it is stored there. */
export function sentAs(room: string): string | undefined {
  changes.value; // Draws the caller again when the game has been sent.
  return stateOf(room).sent;
}

/** Stores a record. Returns whether the browser has stored it. */
export function keepRecord(room: string, record: string): boolean {
  try {
    localStorage.setItem(keyOf(room), record);
    return true;
  } catch {
    return false; // The storage is full or blocked.
  }
}

/** Changes what the page knows about a game. */
export function keepState(room: string, part: Partial<HereState>): void {
  try {
    localStorage.setItem(keyOf(room) + STATE, JSON.stringify({ ...stateOf(room), ...part }));
  } catch {
    // The game itself is stored. After a reload, its clock goes on from the last move.
  }
  if (Object.keys(part).some((key) => key !== 'at')) changes.value += 1;
}

/** Removes a game. */
export function forget(room: string): void {
  localStorage.removeItem(keyOf(room));
  localStorage.removeItem(keyOf(room) + STATE);
  changes.value += 1;
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

/**
 * Stores a new game. Returns whether there was space. If there are too many games, removes games that the server has or
 * that were aborted.
 */
export function keepNew(game: DeviceGame): boolean {
  const done = hereGames().filter(({ state }) => state.sent !== undefined || state.phase === 'aborted');
  for (const { room } of done.slice(0, Math.max(0, hereGames().length - MOST + 1))) forget(room);
  if (hereGames().length >= MOST || !keepRecord(roomOf(game.id), JSON.stringify(game))) return false;
  changes.value += 1;
  return true;
}

/** Calls `changed` when another tab has changed this game. */
export function onOtherTab(room: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keyOf(room)) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
