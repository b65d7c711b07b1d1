// Plays the background music while the player wants it and the page is in front.

import { effect } from '@preact/signals';
import { settings } from '../state/settings.ts';
import { Music } from './music.ts';
import { speaker } from './sound.ts';

let music: Music | undefined;
let kept = false;

/** Starts and stops the music from now on. Further calls do nothing. */
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
