import type { ReadonlySignal } from '@preact/signals';
import { placeOf, type Shape } from './shape.ts';

/** A ring around a highlighted point, for example the point of a link in the chat. */
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
