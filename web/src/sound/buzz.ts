// Vibrations of the device.

import { settings } from '../state/settings.ts';

/**
 * The vibrations: pulses and the pauses between them, in milliseconds. A player's own stone has the weakest vibration.
 */
const BUZZES = { own: [12], theirs: [35], low: [40, 80, 40] } as const;

/**
 * Whether this device can probably vibrate. A touch screen is required, because browsers on many computers have the
 * function `vibrate`, which does nothing there.
 */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;
}

/** Vibrates, if the player wants it and the system does not ask for reduced motion. */
export function buzz(name: keyof typeof BUZZES): void {
  if (!settings.peek().buzz || !canBuzz() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Browsers refuse to vibrate before the first user action, and log each attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...BUZZES[name]]);
}
