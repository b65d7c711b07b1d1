import { t } from '../i18n/index.ts';
import { writtenKey } from '../keys/binding.ts';
import { PHASE_KEYS, type RoomAct, SHARED_PHASE_KEYS } from '../keys/room.ts';
import { say } from '../keys/said.ts';
import { settings } from '../state/settings.ts';
import { keysOf } from '../total.ts';
import { sharing } from './desk.ts';

/** The attributes that give a button or link its action and key. Pressing the key clicks the element. */
type Keyed = { 'data-act': RoomAct; 'aria-keyshortcuts': string | undefined };

const KEYS = new Map(
  keysOf(PHASE_KEYS).flatMap((phase) => PHASE_KEYS[phase].map(({ act, key }): [RoomAct, string] => [act, key])),
);

const { playing, scoring } = SHARED_PHASE_KEYS;
const SHARED = new Map([...playing, ...scoring].map(({ act, key }): [RoomAct, string] => [act, key]));

/** Connects a button or link of the room's page to the key of its action. */
export function keyed(act: RoomAct): Keyed {
  // If the player has turned letter keys off, only Escape works.
  const works = settings.value.letters || act === 'cancel';
  const key = (sharing.value && SHARED.get(act)) || KEYS.get(act);
  return { 'data-act': act, 'aria-keyshortcuts': works && key ? writtenKey(key) : undefined };
}

/** The enabled buttons and links on the page: those of one action, or of all actions. */
function enabled(act?: RoomAct): HTMLElement[] {
  const which = act ? `[data-act="${act}"]` : '[data-act]';
  const found = document.querySelectorAll<HTMLElement>(`.room ${which}:not([disabled], [aria-disabled="true"])`);
  // If several questions are open, keys and typed words answer only the first. The others are hidden (see `Asks`).
  // But viewers know their own offers, so they can withdraw one at any time.
  return [...found].filter((one) => one.dataset.act === 'withdraw' || !one.closest('.ask ~ .ask'));
}

/**
 * Presses the first enabled button or link of an action. Returns false if there is none. If the action's button is
 * locked because it has just appeared or changed, a screen reader says so.
 */
export function press(act: RoomAct): boolean {
  const [first] = enabled(act);
  first?.click();
  if (!first && document.querySelector(`.room [data-act="${act}"][data-locked]`)) say(t('room-just-changed'));
  return first !== undefined;
}

/** Presses the enabled button or link with these words. Returns false if there is none. */
export function pressNamed(words: string): boolean {
  const plain = (text: string | null) => (text ?? '').trim().toLowerCase();
  // A button with two texts shows one of them at a time (see `ui/settled.tsx`).
  const shown = (one: HTMLElement) => (one.querySelector('.either > :not([data-off])') ?? one).textContent;
  const named = enabled().find((one) => plain(shown(one)) === plain(words));
  named?.click();
  return named !== undefined;
}
