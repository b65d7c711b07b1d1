// Two people on one keyboard. Their keys go to the board, wherever the focus is.

import { SHARED_KEYS } from '../board/keys.ts';
import { nameOfKey } from '../keys/binding.ts';
import { settings } from '../state/settings.ts';

/** The arrow keys with the same effect as the second player's letters. */
const ARROWS: Readonly<Record<string, string>> = { a: 'ArrowLeft', d: 'ArrowRight', w: 'ArrowUp', s: 'ArrowDown' };
/** Elements that are pressed with Enter or Space. */
const PRESSED = 'a[href], button, summary, [role="tab"]';
/** Elements that use the arrow keys themselves. */
const STEPPED = '[role="tablist"], [role="log"]';

/**
 * Sends one of the shared keys to the board. Returns false if the key is not shared, or if the element with the focus
 * uses it. `turns` tells whether the players take turns. If they do not, for example while they mark dead stones, both may
 * use their keys.
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
  // The board has already seen this key and does not use it.
  if (onBoard && key === event.key) return true;
  if (!onBoard) point.focus();
  // Nobody plays on a point that did not have the focus when the key was pressed.
  if (chooses && !onBoard) return true;
  const again = new KeyboardEvent('keydown', { key, repeat: event.repeat, bubbles: true, cancelable: true });
  (onBoard ? at : point).dispatchEvent(again);
  return true;
}

/**
 * A button that was pressed with the mouse or a finger gives up the focus, so that the Enter or Space of the
 * opponent does not press it again.
 */
export function letGo(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.room button') : null;
  if (event.detail > 0 && button && !button.closest('dialog')) button.blur();
}
