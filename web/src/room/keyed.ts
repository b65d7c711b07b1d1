import { PHASE_KEYS, type RoomAct } from '../keys/room.ts';
import { settings } from '../state/settings.ts';
import { keysOf } from '../total.ts';

/** The attributes of a button or link that show its action and key. A key presses the element with its action. */
type Keyed = { 'data-act': RoomAct; 'aria-keyshortcuts': string | undefined };

const KEYS = new Map(
  keysOf(PHASE_KEYS).flatMap((phase) => PHASE_KEYS[phase].map(({ act, key }): [RoomAct, string] => [act, key])),
);

/** Connects a button or link of the room's page to the key of its action. */
export function keyed(act: RoomAct): Keyed {
  // Without letters, only Escape works.
  const works = settings.value.letters || act === 'cancel';
  return { 'data-act': act, 'aria-keyshortcuts': works ? KEYS.get(act) : undefined };
}

/** Presses the button or link of an action, if the page shows one that is enabled. */
export function press(act: RoomAct): void {
  const enabled = `[data-act="${act}"]:not([disabled], [aria-disabled="true"])`;
  document.querySelector<HTMLElement>(`.room ${enabled}`)?.click();
}
