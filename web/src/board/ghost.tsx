import type { ReadonlySignal } from '@preact/signals';
import type { Color } from '../protocol.gen.ts';
import { RADIUS } from './stone.tsx';

/** Where the pointer is, and the color of the stone that would be played. */
export type Hover = { index: number; color: Color } | null;

/** The stone that a click would play. */
export function Ghost({ hover, size, paint }: { hover: ReadonlySignal<Hover>; size: number; paint: string }) {
  const at = hover.value;
  if (!at) return null;
  return (
    <circle
      aria-hidden="true"
      class={`ghost ${at.color}`}
      cx={at.index % size}
      cy={Math.floor(at.index / size)}
      r={RADIUS}
      fill={`url(#${paint}-${at.color})`}
    />
  );
}
