// Moves the keyboard's focus to the board when the focused element disappears. Otherwise, the Tab key would continue
// from the top of the page, and a screen reader would lose its place.

import { useEffect } from 'preact/hooks';
import { pointedPoint, sharing, sheet } from './desk.ts';

/** The element that had the focus last; null if that element is not part of a room. */
let last: Element | null = null;
/** Whether the page is changing from a room to its rematch. If so, the focus must move to the next board. */
let moving = false;
/** Whether the page of the room has just been opened and the viewer has not used it yet. */
let arriving = false;

/** Moves the focus to the board's cursor. On a phone, closes the sheet first, because it would cover the board. */
export function focusBoard(): void {
  sheet.value = false;
  boardPoint()?.focus({ preventScroll: true });
}

/** Moves the focus to the board of the next room as soon as it is shown. */
export function toNextBoard(): void {
  moving = true;
}

function boardPoint(): SVGElement | null {
  return document.querySelector('.room-board [data-point][tabindex="0"]');
}

/** Whether an element can no longer have the focus. */
function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled, [hidden] *');
}

/**
 * If no element has the focus on a page that was just opened, moves the focus to the start of the page. `Frame` does
 * the same whenever a new page is shown.
 */
function arrive(): void {
  if (arriving && document.activeElement === document.body) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}

function keep(): void {
  // An open dialog takes the focus from the new page, so `arrive` is also called after the dialog has disappeared.
  arrive();
  // The keys of two people on one keyboard go to the board anyway.
  if (sharing.peek()) return;
  const { activeElement } = document;
  if (activeElement !== document.body && !(moving && activeElement?.id === 'main')) return;
  if (!(moving || (last && isLost(last)))) return;
  const asked = pointedPoint.peek();
  boardPoint()?.focus({ preventScroll: true });
  // Only a focus that the viewer moves asks for an explanation of the point.
  pointedPoint.value = asked;
}

/** Watches the focus while the page of a room is shown. */
export function useFocus(): void {
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element && target.closest('.room') ? target : null;
      if (last) arriving = false;
      // A new page takes the focus, perhaps only after its board is shown.
      if (moving && target instanceof Element && target.id === 'main') queueMicrotask(keep);
    };
    arriving = true;
    const acted = () => {
      arriving = false;
      moving = false;
    };
    const observer = new MutationObserver(keep);
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', acted);
    document.addEventListener('pointerdown', acted);
    const attributeFilter = ['disabled', 'hidden', 'data-phase'];
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    keep();
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', acted);
      document.removeEventListener('pointerdown', acted);
      observer.disconnect();
    };
  }, []);
}
