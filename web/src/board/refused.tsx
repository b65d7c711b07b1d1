import type { ReadonlySignal } from '@preact/signals';
import type { Box } from './frame.ts';
import { placeOf, type Shape } from './shape.ts';

/** A point that cannot be played, and why. Each refusal is a new object. */
export type Refusal = { index: number; words: string };

const numbers = new WeakMap<Refusal, number>();
let latest = 0;

/** A different number for each refusal, so that a second refusal of the same point is animated too. */
function numberOf(refusal: Refusal): number {
  const known = numbers.get(refusal);
  if (known !== undefined) return known;
  latest += 1;
  numbers.set(refusal, latest);
  return latest;
}

type Props = { refused: ReadonlySignal<Refusal | null>; shape: Shape; box: Box };

/**
 * Shows the reason next to the refused point for a moment. The text is hidden from screen readers, because they read
 * the reason elsewhere on the page.
 */
export function Refused({ refused, shape, box }: Props) {
  const refusal = refused.value;
  if (!refusal) return null;
  const [x, y] = placeOf(shape, refusal.index);
  const [left, top] = [(x - 0.5 - box.x) / box.width, (y - 0.5 - box.y) / box.height];
  // Place the text away from the nearest edge, so that it stays on the board.
  const side = left < 0.3 ? 'at-start' : left > 0.7 ? 'at-end' : 'at-middle';
  return (
    <div
      key={numberOf(refusal)}
      aria-hidden="true"
      class={`refused ${side} ${top < 0.2 ? 'below' : 'above'}`}
      style={{ left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 / box.width}%` }}
    >
      <span class="refused-point" />
      <span class="refused-words">{refusal.words}</span>
    </div>
  );
}
