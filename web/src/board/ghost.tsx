import type { ReadonlySignal } from '@preact/signals';
import type { Color } from '../protocol.gen.ts';
import { paintOf } from './paints.tsx';
import { placeOf, type Shape } from './shape.ts';
import { Stone } from './stone.tsx';

/**
 * The point under the pointer, the color of the stone that a click would play or prepare, the stones that this stone
 * would flip, and whether the click would only prepare the stone.
 */
export type Hover = { index: number; color: Color; flips: readonly number[]; prepared: boolean } | null;

/** A preview of the stone that a click would play, with marks on the stones that it would flip. */
export function Ghost({ hover, shape }: { hover: ReadonlySignal<Hover>; shape: Shape }) {
  const at = hover.value;
  if (!at) return null;
  const { color, prepared } = at;
  const [x, y] = placeOf(shape, at.index);
  return (
    <g aria-hidden="true" class={`ghost ${color} ${prepared ? 'prepared' : ''}`}>
      <g class="ghost-stone">
        <Stone kind={shape.kind} x={x} y={y} color={color} index={at.index} />
      </g>
      {prepared ? <circle class="mark premove" cx={x} cy={y} r="0.26" /> : null}
      {at.flips.map((index) => {
        const [cx, cy] = placeOf(shape, index);
        return <circle key={index} class="turns" cx={cx} cy={cy} r="0.2" fill={paintOf(color)} />;
      })}
    </g>
  );
}
