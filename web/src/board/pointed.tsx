import type { ReadonlySignal } from '@preact/signals';
import { placeOf, type Shape } from './shape.ts';

/** A ring around a point that the page points at, as a link in the chat does. */
export function Pointed({ pointed, shape }: { pointed: ReadonlySignal<number | null>; shape: Shape }) {
  const index = pointed.value;
  if (index === null) return null;
  const [x, y] = placeOf(shape, index);
  return (
    <g aria-hidden="true" class="pointed">
      <circle class="under" cx={x} cy={y} r="0.6" />
      <circle cx={x} cy={y} r="0.6" />
    </g>
  );
}
