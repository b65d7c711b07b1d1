import { useMemo } from 'preact/hooks';
import { KINDS } from '../kinds.ts';
import type { Color } from '../protocol.gen.ts';
import { rulesReady } from '../rules.ts';
import { Coordinates } from './coordinates.tsx';
import { aspect, box, LETTER_MOST, viewBox } from './frame.ts';
import { Grid } from './grid.tsx';
import { Markers } from './markers.tsx';
import { type BoardModel, LOOK, looks } from './model.ts';
import { tileOf } from './paints.tsx';
import { placeOf, type Shape } from './shape.ts';
import { Stone } from './stone.tsx';
import './board.css';

const MARKS = ~(LOOK.stone | LOOK.cursor | LOOK.legal);

type SmallProps = { model: BoardModel; label: string; coordinates?: boolean };

/** A small board for lists. Except in tic-tac-toe, all stones of a color are drawn as one path. */
export function SmallBoard({ model, label, coordinates = false }: SmallProps) {
  const { shape } = model;
  const frame = box(shape, coordinates);
  const found = useMemo(() => looks(model), [model, rulesReady.value]);
  return (
    <svg
      role="img"
      aria-label={label}
      class={`board small-board on-board ${shape.kind}`}
      viewBox={viewBox(frame)}
      style={{ aspectRatio: aspect(frame) }}
    >
      <Grid shape={shape} />
      {coordinates ? <Coordinates shape={shape} size={LETTER_MOST} /> : null}
      <Stones shape={shape} found={found} color="black" />
      <Stones shape={shape} found={found} color="white" />
      {found.map((look, index) => {
        if ((look & MARKS) === 0) return null;
        const [x, y] = placeOf(shape, index);
        return <Markers key={index} kind={shape.kind} x={x} y={y} look={look} />;
      })}
    </svg>
  );
}

/** All stones of a color, as one path or, in tic-tac-toe, each as its own sign. */
function Stones({ shape, found, color }: { shape: Shape; found: readonly number[]; color: Color }) {
  const places = found.flatMap((look, index) => (look & LOOK[color] ? [placeOf(shape, index)] : []));
  if (KINDS[shape.kind].signs.drawn === 'crosses') {
    return places.map(([x, y]) => <Stone key={`${x} ${y}`} kind={shape.kind} x={x} y={y} color={color} />);
  }
  if (places.length === 0) return null;
  const points = places.map(([x, y]) => `M${x - 0.5} ${y - 0.5}h1v1h-1z`).join('');
  return <path class={`stones ${color}`} d={points} fill={tileOf(color)} />;
}
