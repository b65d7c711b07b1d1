import { KINDS } from '../kinds.ts';
import type { Color, Kind } from '../protocol.gen.ts';

/** The radius of a stone. */
export const RADIUS = 0.475;
/** Half the side of a cross, and the radius of a nought. */
const ARM = 0.27;
const RING = 0.31;

/** A stone to draw: the board whose gradients it uses, and its game. */
export type StoneProps = { kind: Kind; x: number; y: number; color: Color; paint: string; class?: string };

/** A stone: a disc, or in tic-tac-toe Black's cross and White's nought. */
export function Stone({ kind, x, y, color, paint, class: more = '' }: StoneProps) {
  return (
    <g class={`stone ${color} ${more}`}>
      {KINDS[kind].signs.drawn === 'crosses' ? (
        <Sign x={x} y={y} color={color} />
      ) : (
        <>
          <circle class="shade" cx={x + 0.03} cy={y + 0.05} r={RADIUS} />
          <circle class="body" cx={x} cy={y} r={RADIUS} fill={`url(#${paint}-${color})`} />
        </>
      )}
    </g>
  );
}

/** A cross or a nought. */
export function Sign({ x, y, color }: { x: number; y: number; color: Color }) {
  if (color === 'white') return <circle class="sign" cx={x} cy={y} r={RING} />;
  const side = 2 * ARM;
  return <path class="sign" d={`M${x - ARM} ${y - ARM}l${side} ${side}M${x + ARM} ${y - ARM}l${-side} ${side}`} />;
}

/** A disc that has just been flipped: the old color folds up, then the new one unfolds. */
export function TurnedDisc(props: StoneProps) {
  const before = props.color === 'black' ? 'white' : 'black';
  return (
    <g class="turned">
      <Stone {...props} color={before} class="folding" />
      <Stone {...props} class={`unfolding ${props.class ?? ''}`} />
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
