import type { ReadonlySignal } from '@preact/signals';
import type { Aim } from './pointing.ts';
import { pointName } from './points.ts';
import { placeOf, type Shape } from './shape.ts';

/** The side of the loupe, in CSS pixels. The loupe shows five rows of five points. */
const SIDE = 132;
/** The distance between the loupe and the middle of the finger, in CSS pixels. */
const APART = 40;
/** The least distance between the loupe and the edge of the window, in CSS pixels. */
const EDGE = 4;

/**
 * The top left corner of the loupe for a finger at this place in the window. The loupe is above the finger or, near the
 * top of the window, next to the finger. It is never below the finger, because the hand would hide it there.
 */
export function loupeAt(finger: { left: number; top: number }, windowWidth: number): { left: number; top: number } {
  const inside = (left: number) => Math.min(Math.max(left, EDGE), windowWidth - SIDE - EDGE);
  const top = finger.top - APART - SIDE;
  if (top >= EDGE) return { left: inside(finger.left - SIDE / 2), top };
  const before = finger.left - APART - SIDE;
  return { left: before >= EDGE ? before : inside(finger.left + APART), top: EDGE };
}

/** An enlarged view of the points under a finger. It is drawn where the finger does not hide it. */
export function Loupe({ aim, shape, content }: { aim: ReadonlySignal<Aim | null>; shape: Shape; content: string }) {
  const at = aim.value;
  if (!at) return null;
  const [x, y] = placeOf(shape, at.index);
  const { left, top } = loupeAt(at, globalThis.innerWidth);
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
