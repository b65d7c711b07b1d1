// Stores games on this device so that they outlast a power cut. A browser may take up to a minute to write localStorage
// to the disk. So each game is also in IndexedDB, where a write is complete only when it is on the disk. The page reads
// the games from localStorage, because this takes no time, and because other tabs notice changes there.

import type { DeviceGame } from '../protocol.gen.ts';
import { changes, DATABASE, type HereState, hereGames, keyOf, keyOfState, recordOf, roomOf, stateOf } from './here.ts';

/** The maximum number of games to keep. A game takes about 30 kB, and browsers store up to 5 MB. */
const MOST = 20;
const GAMES = 'games';

/** A game in IndexedDB. Its key there is the id of its room. */
type Lasting = { record: string; state: HereState };

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
    request.onsuccess = () => {
      request.result.onclose = () => {
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
}

/** Makes a change in IndexedDB, and waits until it is on the disk. */
async function write(change: (games: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(GAMES, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    change(transaction.objectStore(GAMES));
  });
}

function put(room: string, game: Lasting): Promise<void> {
  return write((games) => games.put(game, room));
}

/** Stores a record, and with it what the page knows about the game. Returns whether both are on the disk. */
export async function keepRecord(room: string, record: string, part: Partial<HereState> = {}): Promise<boolean> {
  const before = recordOf(room);
  const state = { ...stateOf(room), ...part };
  try {
    localStorage.setItem(keyOf(room), record);
    await put(room, { record, state });
  } catch {
    if (recordOf(room) !== before) goBack(room, before);
    return false; // The storage is full or blocked.
  }
  keepHere(room, part);
  return true;
}

function goBack(room: string, before: string | null): void {
  if (before === null) localStorage.removeItem(keyOf(room));
  else localStorage.setItem(keyOf(room), before);
}

/**
 * Changes what the page knows about a game. If anything other than `at` changes, waits until the change is on the disk.
 */
export async function keepState(room: string, part: Partial<HereState>): Promise<void> {
  keepHere(room, part);
  const record = recordOf(room);
  if (record === null || Object.keys(part).every((key) => key === 'at')) return;
  await put(room, { record, state: stateOf(room) }).catch(() => undefined); // On failure, the game may be sent twice.
}

function keepHere(room: string, part: Partial<HereState>): void {
  try {
    localStorage.setItem(keyOfState(room), JSON.stringify({ ...stateOf(room), ...part }));
  } catch {
    // The game itself is stored. After a reload, its clocks go on from an earlier instant.
  }
  if (Object.keys(part).some((key) => key !== 'at')) changes.value += 1;
}

/** Removes a game. */
export async function forget(room: string): Promise<void> {
  localStorage.removeItem(keyOf(room));
  localStorage.removeItem(keyOfState(room));
  changes.value += 1;
  // If this fails, the game comes back and can be removed again.
  await write((games) => games.delete(room)).catch(() => undefined);
}

/**
 * Stores a new game, and returns whether there was space for it. If there are already too many games, or if the storage
 * is full, removes games that the server has or that were aborted.
 */
export async function keepNew(game: DeviceGame): Promise<boolean> {
  const done = hereGames().filter(({ state }) => state.sent !== undefined || state.phase === 'aborted');
  for (const { room } of done.slice(0, Math.max(0, hereGames().length - MOST + 1))) await forget(room);
  if (hereGames().length >= MOST) return false;
  while (!(await keepRecord(roomOf(game.id), JSON.stringify(game)))) {
    const old = done.find(({ room }) => recordOf(room) !== null);
    if (!old) return false;
    await forget(old.room);
  }
  changes.value += 1;
  return true;
}

/** Restores from IndexedDB what a power cut has removed from localStorage. */
export async function restore(): Promise<void> {
  const database = await open();
  const games = database.transaction(GAMES).objectStore(GAMES);
  const [rooms, found] = await Promise.all([
    answer(games.getAllKeys()),
    answer(games.getAll() as IDBRequest<Lasting[]>),
  ]);
  rooms.forEach((key, n) => {
    const [room, lasting] = [String(key), found[n]];
    if (lasting) bringBack(room, lasting);
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Compares a game that was read from IndexedDB with the same game in localStorage. Keeps the later of the two records,
 * and combines what the two places say about the game. localStorage may be ahead, because another tab may have just
 * changed it.
 */
function bringBack(room: string, { record, state }: Lasting): void {
  const known = stateOf(room);
  const phase = known.phase === 'open' ? state.phase : known.phase;
  const both: HereState = { ...state, ...known, phase, at: Math.max(state.at, known.at) };
  const later = acts(record) > acts(recordOf(room));
  if (!later && phase === known.phase && both.sent === known.sent && both.refused === known.refused) return;
  try {
    if (later) localStorage.setItem(keyOf(room), record);
  } catch {
    return; // localStorage is full. The game stays in IndexedDB.
  }
  keepHere(room, both);
}

/** The number of acts in a record; -1 if the record cannot be read. */
function acts(record: string | null): number {
  try {
    return (JSON.parse(record ?? '') as DeviceGame).acts.length;
  } catch {
    return -1;
  }
}
