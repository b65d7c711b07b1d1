// Loads the sounds when a room is opened, and only if they are enabled.

import { settings } from '../state/settings.ts';
import type { Sound } from './sound.ts';

let loaded: typeof import('./all.ts') | undefined;

/** Loads the sounds if they are enabled. If that fails, the next sound tries again. */
export async function loadSounds(): Promise<void> {
  if (settings.peek().sound) loaded ??= await import('./all.ts').catch(() => undefined);
}

/**
 * Plays a sound, if sounds are enabled and loaded. If the sounds are not loaded yet, the sound is dropped, because it
 * would come too late.
 */
export function sound(name: Sound): void {
  if (loaded) loaded.sound(name);
  else void loadSounds();
}

/**
 * After `ms` milliseconds, either speaks the number `second` or makes a ticking sound. Returns a function that cancels
 * or stops the sound.
 */
export function countIn(second: number, ms: number): () => void {
  if (loaded) return loaded.countIn(second, ms);
  void loadSounds();
  return () => {};
}
