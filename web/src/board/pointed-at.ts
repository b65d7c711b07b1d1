// The point of a board that the viewer points at: with the mouse, with the board's cursor, or by a touch.

import type { Signal } from '@preact/signals';

/** Handlers for an element around a board. They keep `at` up to date. */
export function pointedAt(at: Signal<number | null>) {
  const take = (event: Event) => {
    const index = indexOf(event.target);
    if (index !== undefined) at.value = index;
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') take(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') at.value = null;
    },
    onClick: take,
    onFocusIn: take,
  };
}

function indexOf(target: EventTarget | null): number | undefined {
  const found = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null;
  return found ? Number(found) : undefined;
}
