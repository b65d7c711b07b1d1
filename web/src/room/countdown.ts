// The local time for countdowns, and their text. The server decides when a wait is over.

import { signal } from '@preact/signals';
import { durationWords } from '../i18n/words.ts';

/** A wait longer than this is shown in words. */
const LONG_MS = 60 * 60 * 1000;

/** The local time while a countdown is on the screen. */
export const now = signal(performance.now());
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps `now` up to date while a countdown is on the screen. Call the returned function when the countdown is gone. */
export function keepTime(): () => void {
  shown += 1;
  now.value = performance.now();
  timer ??= setInterval(() => {
    now.value = performance.now();
  }, 250);
  return () => {
    shown -= 1;
    if (shown > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whether a wait is so long that it is shown in words, without seconds. */
export function isLong(ms: number): boolean {
  return ms > LONG_MS;
}

/** The time in minutes and whole seconds, such as `0:07`. A time longer than `LONG_MS` is given in words. */
export function countdown(ms: number): string {
  if (isLong(ms)) return durationWords(ms);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
