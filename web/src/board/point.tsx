import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { KINDS } from '../kinds.ts';
import type { Color, Kind } from '../protocol.gen.ts';
import { Markers } from './markers.tsx';
import { LOOK } from './model.ts';
import { spoken } from './names.ts';
import { Stone, TurnedDisc } from './stone.tsx';

function stoneOf(look: number): { color: Color; class: string } | undefined {
  if (look & LOOK.stone) {
    const faded = look & LOOK.pending ? 'pending' : look & LOOK.dead ? 'gone' : '';
    return { color: look & LOOK.black ? 'black' : 'white', class: faded };
  }
  if (look & LOOK.stagedBlack) return { color: 'black', class: 'staged' };
  if (look & LOOK.stagedWhite) return { color: 'white', class: 'staged' };
  return undefined;
}

/** A point with its stone and marks. It can be touched, focused and read aloud. */
export function Point(props: {
  kind: Kind;
  index: number;
  x: number;
  y: number;
  name: string;
  look: Signal<number>;
  paint: string;
}) {
  const { kind, index, x, y, name, paint } = props;
  const look = props.look.value;
  const stone = stoneOf(look);
  const turned = useTurned(kind, look & LOOK.stone);
  return (
    <g
      role="gridcell"
      class="point"
      data-point={index}
      aria-label={spoken(kind, name, look)}
      tabindex={look & LOOK.cursor ? 0 : -1}
    >
      <rect class="touch" x={x - 0.5} y={y - 0.5} width="1" height="1" />
      {stone && !turned ? <Stone kind={kind} x={x} y={y} paint={paint} {...stone} /> : null}
      {stone && turned ? <TurnedDisc key={stone.color} kind={kind} x={x} y={y} paint={paint} {...stone} /> : null}
      <Markers kind={kind} x={x} y={y} look={look} />
    </g>
  );
}

/** Whether the disc on this point has just been flipped. */
function useTurned(kind: Kind, stone: number): boolean {
  const seen = useRef({ stone, turned: false });
  const before = seen.current;
  if (before.stone !== stone) {
    seen.current = { stone, turned: KINDS[kind].flips && before.stone !== 0 && stone !== 0 };
  }
  return seen.current.turned;
}
