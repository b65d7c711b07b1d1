import { KINDS } from '../kinds.ts';
import type { Color, Kind } from '../protocol.gen.ts';
import { paintOf } from './paints.tsx';

/** The radius of a stone. All lengths are in units of the drawing (frame.ts). */
export const RADIUS = 0.475;
/** How much of the underside of a disc is visible. */
const RIM = 0.045;
/** Half the side of a cross, and the radius of a nought. */
const ARM = 0.27;
const RING = 0.31;

/** A stone to draw. The index of its point selects the grain of a white stone. */
export type StoneProps = {
  kind: Kind;
  x: number;
  y: number;
  color: Color;
  index?: number;
  class?: string;
  style?: Record<string, string>;
};

/** A stone: a disc or, in tic-tac-toe, a cross for Black and a nought for White. */
export function Stone({ kind, x, y, color, index = 0, class: more = '', style }: StoneProps) {
  const { signs, flips } = KINDS[kind];
  return (
    <g class={`stone ${color} ${more}`} style={style}>
      {signs.drawn === 'crosses' ? (
        <Sign x={x} y={y} color={color} />
      ) : (
        <>
          <circle class="shade" cx={x + 0.025} cy={y + 0.055} r="0.5" fill="url(#stone-shade)" />
          {flips ? <circle class="rim" cx={x} cy={y + RIM} r={RADIUS - RIM / 2} /> : null}
          <circle
            class="body"
            cx={x}
            cy={flips ? y - RIM / 2 : y}
            r={flips ? RADIUS - RIM / 2 : RADIUS}
            // Only stones made of shell have a grain. The discs of Othello are not made of shell.
            fill={flips && color === 'white' ? 'url(#stone-shell)' : paintOf(color, index)}
          />
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
export function TurnedDisc({ wave, ...props }: StoneProps & { wave: number }) {
  const before = props.color === 'black' ? 'white' : 'black';
  return (
    <g class="turned" style={{ '--wave': String(wave) }}>
      <Stone {...props} color={before} class="folding" />
      <Stone {...props} class={`unfolding ${props.class ?? ''}`} />
    </g>
  );
}
