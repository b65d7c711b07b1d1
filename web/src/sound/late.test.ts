import { beforeEach, expect, test, vi } from 'vitest';
import { change } from '../state/settings.ts';

const played = vi.hoisted(() => ({ sound: vi.fn(), countIn: vi.fn(() => () => {}) }));
vi.mock('./all.ts', () => played);

beforeEach(() => {
  vi.resetModules(); // The module remembers whether the sounds are loaded.
  vi.clearAllMocks();
});

test('sounds are loaded when a room is opened, and then each one is played', async () => {
  change({ sound: true });
  const { loadSounds, sound, countIn } = await import('./late.ts');
  await loadSounds();
  sound('bell');
  countIn(3, 50);
  expect(played.sound).toHaveBeenCalledWith('bell');
  expect(played.countIn).toHaveBeenCalledWith(3, 50);
});

test('a sound that is not loaded yet is dropped and loads the sounds for the next one', async () => {
  change({ sound: true });
  const { sound } = await import('./late.ts');
  sound('bell');
  expect(played.sound).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  sound('stone');
  expect(played.sound.mock.calls).toEqual([['stone']]);
});
