import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { connection } from '../net/connection.ts';
import { me } from './session.ts';
import { settings } from './settings.ts';

let restart: MockInstance;

/** Simulates a settings change in another tab of this browser. */
function elsewhere(name: string): void {
  const newValue = JSON.stringify({ ...settings.peek(), name });
  dispatchEvent(new StorageEvent('storage', { key: 'tengen.settings', newValue }));
}

beforeEach(() => {
  restart = vi.spyOn(connection, 'restart').mockImplementation(() => {});
  me.value = null;
  elsewhere('');
});

test('a name chosen in another tab takes effect here, on a new socket', () => {
  me.value = { id: 'p', name: 'ada' };
  elsewhere('bea');
  expect(settings.value.name).toBe('bea');
  expect(restart).toHaveBeenCalledTimes(1);
  elsewhere('bea');
  expect(restart).toHaveBeenCalledTimes(1);
});

test('the current name, or no session, needs no new socket', () => {
  elsewhere('cy');
  me.value = { id: 'p', name: 'dan' };
  elsewhere('dan');
  expect(restart).not.toHaveBeenCalled();
});
