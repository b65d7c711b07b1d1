// Plays the background music while the player wants it and the page is visible.

import { effect } from '@preact/signals';
import { settings } from '../state/settings.ts';
import { Music } from './music.ts';
import { speaker } from './sound.ts';

let music: Music | undefined;
let kept = false;

/** From now on, starts the music when it should play, and stops it otherwise. Further calls do nothing. */
export function keepMusic(): void {
  if (kept) return;
  kept = true;
  effect(() => {
    settings.value;
    look();
  });
  document.addEventListener('visibilitychange', look);
  // Browsers allow no sound before the user's first press of a key or the pointer.
  for (const action of ['pointerup', 'keydown']) document.addEventListener(action, look);
}

function look(): void {
  const on = settings.peek().music && document.visibilityState === 'visible' ? speaker() : undefined;
  if (!on) {
    music?.stop();
    music = undefined;
    return;
  }
  if (on.state === 'suspended') void on.resume().catch(() => undefined);
  music ??= new Music(on);
}
