// A small IndexedDB for tests, with only what `lasting.ts` uses. The environment of the tests has no IndexedDB.

import { vi } from 'vitest';

/** The values on the disk, by key. */
export const disk = new Map<string, unknown>();
/**
 * The disk's faults. `full`: nothing can be written. `slow`: each write adds a function to this list, and ends when the
 * test calls the function.
 */
export const faults: { full: boolean; slow: (() => void)[] | undefined } = { full: false, slow: undefined };

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
    for (const change of changes) change();
    one.oncomplete?.();
  };
  if (mode === 'readwrite') faults.slow ? faults.slow.push(end) : queueMicrotask(end);
  return one;
}

vi.stubGlobal('indexedDB', {
  databases: async () => (disk.size > 0 ? [{ name: 'tengen-games' }] : []),
  open: () => answered({ transaction, createObjectStore: () => {} }),
});
