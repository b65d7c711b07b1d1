// Two people on one keyboard. Their keys go to the board, unless the element with the focus uses them itself.

import { SHARED_KEYS } from '../board/keys.ts';
import { nameOfKey } from '../keys/binding.ts';
import { settings } from '../state/settings.ts';

/** For each letter of the second player, the arrow key that moves the cursor in the same direction. */
const ARROWS: Readonly<Record<string, string>> = { a: 'ArrowLeft', d: 'ArrowRight', w: 'ArrowUp', s: 'ArrowDown' };
/** Elements that are pressed with Enter or Space. */
const PRESSED = 'a[href], button, summary, [role="tab"]';
/** Elements that use the arrow keys themselves. */
const STEPPED = '[role="tablist"], [role="log"]';

/**
 * Sends one of the shared keys to the board. Returns true if nothing else on the page may use the key. `turns` tells
 * whether the players take turns. If they do not, for example while they mark dead stones, both may use their keys.
 */
export function toBoard(event: KeyboardEvent, turns: boolean): boolean {
  const name = nameOfKey(event);
  if (!SHARED_KEYS.some((one) => one.key === name)) return false;
  const at = event.target instanceof Element ? event.target : document.body;
  const chooses = name === 'Enter' || name === ' ';
  if (chooses && at.closest(PRESSED)) return false;
  if (name.startsWith('Arrow') && at.closest(STEPPED)) return false;
  const point = document.querySelector<SVGElement>('.room-board [data-point][tabindex="0"]');
  const onBoard = at.closest('.room-board [data-point]') !== null;
  if (!point || (name in ARROWS && !onBoard && !settings.peek().letters)) return name in ARROWS;
  const key = turns ? name : (ARROWS[name] ?? name);
  // The key was pressed on the board, and the board did not use it.
  if (onBoard && key === event.key) return true;
  if (!onBoard) point.focus();
  // Enter and Space choose the point only if the focus was on the board when the key was pressed.
  if (chooses && !onBoard) return true;
  const again = new KeyboardEvent('keydown', { key, repeat: event.repeat, bubbles: true, cancelable: true });
  (onBoard ? at : point).dispatchEvent(again);
  return true;
}

/**
 * Takes the focus from a button that was pressed with the mouse or a finger. Otherwise the opponent's Enter or Space
 * would press the button again.
 */
export function letGo(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.room button') : null;
  if (event.detail > 0 && button && !button.closest('dialog')) button.blur();
}
