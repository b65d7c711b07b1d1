import { useRef, useState } from 'preact/hooks';
import { KINDS } from '../kinds.ts';
import type { Color, Kind } from '../protocol.gen.ts';
import { Markers } from './markers.tsx';
import { LOOK } from './model.ts';
import { spoken } from './names.ts';
import type { Scene } from './scene.ts';
import { Stone, TurnedDisc } from './stone.tsx';

function stoneOf(look: number): { color: Color; class: string } | undefined {
  if (look & LOOK.stone) {
    const faded = look & (LOOK.pending | LOOK.unsent) ? 'pending' : look & LOOK.dead ? 'gone' : '';
    return { color: colorOf(look), class: faded };
  }
  if (look & LOOK.stagedBlack) return { color: 'black', class: 'staged' };
  if (look & LOOK.stagedWhite) return { color: 'white', class: 'staged' };
  if (look & LOOK.premoveBlack) return { color: 'black', class: 'premove' };
  if (look & LOOK.premoveWhite) return { color: 'white', class: 'premove' };
  return undefined;
}

function colorOf(look: number): Color {
  return look & LOOK.black ? 'black' : 'white';
}

type Props = { scene: Scene; index: number; x: number; y: number; name: string };

/** A point with its stone and marks. It can be touched, focused and read aloud. */
export function Point({ scene, index, x, y, name }: Props) {
  const { kind } = scene.shape;
  const look = scene.points[index]?.value ?? 0;
  const stone = stoneOf(look);
  const { way, lifted, endLift } = useMotion(scene, kind, look);
  const drawn = { kind, x, y, index };
  return (
    <g
      role="gridcell"
      class="point"
      data-point={index}
      aria-label={spoken(kind, name, look)}
      tabindex={look & LOOK.cursor ? 0 : -1}
    >
      <rect class="touch" x={x - 0.5} y={y - 0.5} width="1" height="1" />
      {lifted ? (
        <g class="lifted" onAnimationEnd={endLift}>
          <Stone {...drawn} color={lifted} />
        </g>
      ) : null}
      {stone && way === 'turns' ? (
        <TurnedDisc key={stone.color} {...drawn} {...stone} wave={scene.fromLatest(index)} />
      ) : null}
      {stone && way !== 'turns' ? (
        <Stone {...drawn} {...stone} class={way === 'falls' ? `falls ${stone.class}` : stone.class} />
      ) : null}
      <Markers kind={kind} x={x} y={y} look={look} wave={look & LOOK.row ? scene.fromRow(index) : 0} />
    </g>
  );
}

type Motion = {
  /** The bits of the stone in the look; 0 for none. */
  stone: number;
  /** How the stone appears: it already lies on the board, falls onto it, or turns over. */
  way: 'lies' | 'falls' | 'turns';
  /** The color of a stone that is being removed. */
  lifted: Color | undefined;
};

/** How the stone of a point is animated. If many points change together, none of them is animated. */
function useMotion(scene: Scene, kind: Kind, look: number): Motion & { endLift: () => void } {
  const stone = look & LOOK.stone;
  const seen = useRef<Motion>({ stone, way: 'lies', lifted: undefined });
  const [, render] = useState(0);
  const before = seen.current;
  if (before.stone !== stone) {
    const turns = KINDS[kind].flips && before.stone !== 0 && stone !== 0;
    const way = !scene.lively ? 'lies' : turns ? 'turns' : stone !== 0 ? 'falls' : 'lies';
    seen.current = { stone, way, lifted: scene.lively && stone === 0 ? colorOf(before.stone) : undefined };
  }
  const endLift = () => {
    seen.current = { ...seen.current, lifted: undefined };
    render((count) => count + 1);
  };
  return { ...seen.current, endLift };
}
