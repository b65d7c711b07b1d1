// If a player is not looking at the board, tells the player when their turn begins. Plays a sound, and also shows a
// system notification if the player wants it and the browser allows it.

import { t } from '../i18n/index.ts';
import { sound } from '../sound/late.ts';
import type { Room } from '../state/fold.ts';
import { change, settings } from '../state/settings.ts';
import { titleOf } from './words.ts';

/** Whether this browser can show notifications here. Browsers allow them on secure pages only. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && globalThis.isSecureContext;
}

/**
 * Whether notifications cannot be turned on: they are impossible here, or the player has told the browser to block
 * them.
 */
export function refusedNotify(): boolean {
  return !canNotify() || Notification.permission === 'denied';
}

/**
 * Lets the browser ask the player for permission, and turns notifications on if the player agrees. Returns whether
 * notifications are on.
 */
export async function wantNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const on = (await Notification.requestPermission()) === 'granted';
  change({ notify: on ? 'yes' : 'no' });
  return on;
}

/** Unless the player is looking at the board, tells the player that it is their turn. */
export function notifyOfTurn(room: Room, shown: boolean, happened: string): void {
  const looks = shown && document.visibilityState === 'visible' && document.hasFocus();
  if (looks) return;
  sound('turn');
  if (settings.peek().notify !== 'yes' || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('room-status-yours'), {
      body: [titleOf(room), happened].filter((line) => line !== '').join('\n'),
      tag: room.view.id,
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only to service workers.
  }
}
