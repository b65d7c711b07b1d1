import type { Signal } from '@preact/signals';
import type { Color } from '../protocol.gen.ts';
import { Markers } from './markers.tsx';
import { LOOK } from './model.ts';
import { spoken } from './names.ts';
import { Stone } from './stone.tsx';

function stoneOf(look: number): { color: Color; class: string } | undefined {
  if (look & LOOK.stone) {
    const faded = look & LOOK.pending ? 'pending' : look & LOOK.dead ? 'gone' : '';
    return { color: look & LOOK.black ? 'black' : 'white', class: faded };
  }
  if (look & LOOK.stagedBlack) return { color: 'black', class: 'staged' };
  if (look & LOOK.stagedWhite) return { color: 'white', class: 'staged' };
  return undefined;
}

/** One point: what can be touched, read aloud and focused, with all that lies on it. */
export function Point(props: {
  index: number;
  x: number;
  y: number;
  name: string;
  look: Signal<number>;
  paint: string;
}) {
  const { index, x, y, name, paint } = props;
  const look = props.look.value;
  const stone = stoneOf(look);
  return (
    <g
      role="gridcell"
      class="point"
      data-point={index}
      aria-label={spoken(name, look)}
      tabindex={look & LOOK.cursor ? 0 : -1}
    >
      <rect class="touch" x={x - 0.5} y={y - 0.5} width="1" height="1" />
      {stone ? <Stone x={x} y={y} color={stone.color} paint={paint} class={stone.class} /> : null}
      <Markers x={x} y={y} look={look} />
    </g>
  );
}
