// The name that a new player types before a game. The button that starts or joins the game also saves the name, because
// a seat keeps the name that its player has at that moment. Giving a name therefore takes no extra press.

import { signal } from '@preact/signals';
import { ApiError } from '../net/api.ts';
import { offline } from '../net/offline.ts';
import { rename } from './session.ts';
import { asName, change, isName, settings } from './settings.ts';

/** The name typed so far. */
export const typedName = signal('');

/**
 * Why the typed name was not saved; null if nothing is wrong. Without the server, the page cannot tell which rule an
 * `invalid` name breaks.
 */
export const nameFault = signal<{ type: 'invalid' } | { type: 'failed'; error: unknown } | null>(null);

/** Whether the player has no name and has not been asked for one yet. */
export function asksName(): boolean {
  return settings.value.name === '' && !settings.value.nameAsked;
}

/**
 * Saves the typed name, and returns whether the player may go on. If no name was typed, the server chooses a name. If
 * the server cannot be reached and `later` is set, the browser keeps the name and sends it with the next session.
 */
export async function saveTypedName(later = false): Promise<boolean> {
  const name = asName(typedName.peek());
  nameFault.value = null;
  if (name === '' || !asksName()) return true;
  try {
    // A request without a connection may wait a long time.
    if (later && offline.peek()) throw new ApiError('offline', 'no connection');
    await rename(name);
  } catch (error) {
    const canWait = later && error instanceof ApiError && error.code === 'offline';
    if (!canWait || !isName(name)) {
      nameFault.value = canWait ? { type: 'invalid' } : { type: 'failed', error };
      return false;
    }
  }
  change({ name });
  typedName.value = '';
  return true;
}
