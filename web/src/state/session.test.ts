import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as api from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { SessionInfo } from '../protocol.gen.ts';
import { ensureSession, me } from './session.ts';
import { settings } from './settings.ts';

let restart: MockInstance;

/** Simulates a settings change in another tab of this browser. */
function changeNameInAnotherTab(name: string): void {
  const newValue = JSON.stringify({ ...settings.peek(), name });
  dispatchEvent(new StorageEvent('storage', { key: 'tengen.settings', newValue }));
}

beforeEach(() => {
  restart = vi.spyOn(connection, 'restart').mockImplementation(() => {});
  me.value = null;
  changeNameInAnotherTab('');
});

test('a name chosen in another tab takes effect here, on a new socket', () => {
  me.value = { id: 'p', name: 'ada' };
  changeNameInAnotherTab('bea');
  expect(settings.value.name).toBe('bea');
  expect(restart).toHaveBeenCalledTimes(1);
  changeNameInAnotherTab('bea');
  expect(restart).toHaveBeenCalledTimes(1);
});

test('no new socket is opened if the name is already in use here, or if there is no session', () => {
  changeNameInAnotherTab('cy');
  me.value = { id: 'p', name: 'dan' };
  changeNameInAnotherTab('dan');
  expect(restart).not.toHaveBeenCalled();
});

test('a stored name that the server no longer accepts is forgotten, and the session begins without it', async () => {
  changeNameInAnotherTab('Admin');
  const post = vi.spyOn(api, 'postSession').mockImplementation(async ({ name }) => {
    if (name) throw new api.ApiError('name_reserved', 'this name is reserved for the server');
    return { you: { id: 'p', name: 'guest-abcd' } } as SessionInfo;
  });
  expect(await ensureSession()).toEqual({ id: 'p', name: 'guest-abcd' });
  expect(post.mock.calls).toEqual([[{ name: 'Admin', token: false }], [{ token: false }]]);
  expect([settings.value.name, settings.value.nameAsked]).toEqual(['', false]);
});

test('the name stays stored if the server cannot be reached', async () => {
  changeNameInAnotherTab('eve');
  vi.spyOn(api, 'postSession').mockRejectedValue(new api.ApiError('offline', ''));
  await expect(ensureSession()).rejects.toThrow();
  expect(settings.value.name).toBe('eve');
});
