import type { ReadonlySignal } from '@preact/signals';
import { KINDS } from '../kinds.ts';
import type { Color } from '../protocol.gen.ts';
import { placeOf, type Shape } from './shape.ts';
import { RADIUS, Sign } from './stone.tsx';

/** The point under the pointer, the color of the stone that a click would play, and what it would flip. */
export type Hover = { index: number; color: Color; turns: readonly number[] } | null;

/** A preview of the stone that a click would play, and of what it would flip. */
export function Ghost({ hover, shape, paint }: { hover: ReadonlySignal<Hover>; shape: Shape; paint: string }) {
  const at = hover.value;
  if (!at) return null;
  const { color } = at;
  const [x, y] = placeOf(shape, at.index);
  return (
    <g aria-hidden="true" class={`ghost ${color}`}>
      <g class="ghost-stone">
        {KINDS[shape.kind].signs.drawn === 'crosses' ? (
          <g class={`stone ${color}`}>
            <Sign x={x} y={y} color={color} />
          </g>
        ) : (
          <circle cx={x} cy={y} r={RADIUS} fill={`url(#${paint}-${color})`} />
        )}
      </g>
      {at.turns.map((index) => {
        const [cx, cy] = placeOf(shape, index);
        return <circle key={index} class="turns" cx={cx} cy={cy} r="0.2" fill={`url(#${paint}-${color})`} />;
      })}
    </g>
  );
}
