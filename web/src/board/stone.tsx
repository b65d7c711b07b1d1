import type { Color } from '../protocol.gen.ts';

/** The radius of a stone. */
export const RADIUS = 0.475;

/** A stone; `shade` tells which gradients of its board to use. */
export function Stone(props: { x: number; y: number; color: Color; paint: string; class?: string }) {
  const { x, y, color } = props;
  return (
    <g class={`stone ${color} ${props.class ?? ''}`}>
      <circle class="shade" cx={x + 0.03} cy={y + 0.05} r={RADIUS} />
      <circle class="body" cx={x} cy={y} r={RADIUS} fill={`url(#${props.paint}-${color})`} />
    </g>
  );
}

/** The two gradients of a board's stones. */
export function Paints({ paint }: { paint: string }) {
  return (
    <defs>
      {(['black', 'white'] as const).map((color) => (
        <radialGradient key={color} id={`${paint}-${color}`} cx="0.36" cy="0.3" r="0.72" class={color}>
          <stop class="shine" offset="0" />
          <stop class="rest" offset="1" />
        </radialGradient>
      ))}
    </defs>
  );
}
