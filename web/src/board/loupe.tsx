import type { ReadonlySignal } from '@preact/signals';
import type { Aim } from './pointing.ts';
import { pointName } from './points.ts';
import { placeOf, type Shape } from './shape.ts';

const SIDE = 132; // In CSS pixels. The loupe is five points wide, and each point is about as wide as a finger.

/** An enlarged view of the points under a finger, shown above the finger. */
export function Loupe({ aim, shape, content }: { aim: ReadonlySignal<Aim | null>; shape: Shape; content: string }) {
  const at = aim.value;
  if (!at) return null;
  const [x, y] = placeOf(shape, at.index);
  const left = Math.min(Math.max(at.left - SIDE / 2, 4), globalThis.innerWidth - SIDE - 4);
  // Above the finger or, near the top of the screen, below it.
  const top = at.top > SIDE + 48 ? at.top - SIDE - 40 : at.top + 48;
  return (
    <div class={`loupe ${shape.kind}`} aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
      <svg viewBox={`${x - 2.5} ${y - 2.5} 5 5`} width={SIDE} height={SIDE}>
        <use href={`#${content}`} />
        <path class="aim" d={`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`} />
        <circle class="aim" cx={x} cy={y} r="0.48" />
      </svg>
      <span class="aimed">{pointName(shape, at.index)}</span>
    </div>
  );
}
