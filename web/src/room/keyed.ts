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

/** The buttons and links of the page that have an effect now. */
function enabled(act?: RoomAct): HTMLElement[] {
  const which = act ? `[data-act="${act}"]` : '[data-act]';
  return [...document.querySelectorAll<HTMLElement>(`.room ${which}:not([disabled], [aria-disabled="true"])`)];
}

/** Presses the first button or link of an action. Returns whether the page shows one that is enabled. */
export function press(act: RoomAct): boolean {
  const [first] = enabled(act);
  first?.click();
  return first !== undefined;
}

/** Presses the button or link with these words. Returns whether the page shows one that is enabled. */
export function pressNamed(words: string): boolean {
  const plain = (text: string | null) => (text ?? '').trim().toLowerCase();
  // A button with two texts shows one of them at a time (see `ui/settled.tsx`).
  const shown = (one: HTMLElement) => (one.querySelector('.either > :not([data-off])') ?? one).textContent;
  const named = enabled().find((one) => plain(shown(one)) === plain(words));
  named?.click();
  return named !== undefined;
}
