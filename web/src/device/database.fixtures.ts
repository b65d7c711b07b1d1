// A small IndexedDB for tests, with only what `lasting.ts` uses. The environment of the tests has no IndexedDB.

import { vi } from 'vitest';

/** The values on the disk, by key. */
export const disk = new Map<string, unknown>();
/**
 * The disk's faults. `full`: nothing can be written. `room`: the number of games that fit. `slow`: each write adds
 * a function to this list, and ends when the test calls the function.
 */
export const faults: { full: boolean; room: number; slow: (() => void)[] | undefined } = {
  full: false,
  room: Number.POSITIVE_INFINITY,
  slow: undefined,
};

type Handlers = { onsuccess?: () => void; onerror?: () => void; oncomplete?: () => void; onabort?: () => void };

function answered<T>(result: T): { result: T } & Handlers {
  const request: { result: T } & Handlers = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

function transaction(_: string, mode = 'readonly', options?: { durability: string }) {
  if (mode === 'readwrite' && options?.durability !== 'strict') throw new Error('a power cut may undo this write');
  const changes: (() => void)[] = [];
  const one: Handlers & { error: Error; objectStore: () => object } = {
    error: new Error('the disk is full'),
    objectStore: () => ({
      put: (value: unknown, key: string) => changes.push(() => disk.set(key, structuredClone(value))),
      delete: (key: string) => changes.push(() => disk.delete(key)),
      getAll: () => answered([...disk.values()]),
      getAllKeys: () => answered([...disk.keys()]),
    }),
  };
  const end = () => {
    if (faults.full) return one.onabort?.();
    const before = new Map(disk);
    for (const change of changes) change();
    if (disk.size > Math.max(faults.room, before.size)) {
      disk.clear();
      for (const [key, value] of before) disk.set(key, value);
      return one.onabort?.();
    }
    one.oncomplete?.();
  };
  if (mode === 'readwrite') faults.slow ? faults.slow.push(end) : queueMicrotask(end);
  return one;
}

vi.stubGlobal('indexedDB', {
  databases: async () => (disk.size > 0 ? [{ name: 'tengen-games' }] : []),
  open: () => answered({ transaction, createObjectStore: () => {} }),
});
