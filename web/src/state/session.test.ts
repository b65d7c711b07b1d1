import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { connection } from '../net/connection.ts';
import { me } from './session.ts';
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
