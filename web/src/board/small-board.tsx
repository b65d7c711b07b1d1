import { useId, useMemo } from 'preact/hooks';
import { rulesReady } from '../rules.ts';
import { aspect, box, viewBox } from './frame.ts';
import { Grid } from './grid.tsx';
import { Markers } from './markers.tsx';
import { type BoardModel, LOOK, looks } from './model.ts';
import { placeOf } from './shape.ts';
import { Paints, Stone } from './stone.tsx';
import './board.css';

/** A small board for lists, drawn as one picture. */
export function SmallBoard({ model, label }: { model: BoardModel; label: string }) {
  const { shape } = model;
  const paint = useId();
  const frame = box(shape, false);
  const found = useMemo(() => looks(model), [model, rulesReady.value]);
  return (
    <svg
      role="img"
      aria-label={label}
      class={`board small-board on-board ${shape.kind}`}
      viewBox={viewBox(frame)}
      style={{ aspectRatio: aspect(frame) }}
    >
      <Paints paint={paint} />
      <Grid shape={shape} box={frame} />
      {found.map((look, index) => {
        if (look === 0) return null;
        const [x, y] = placeOf(shape, index);
        const color = look & LOOK.black ? 'black' : look & LOOK.white ? 'white' : undefined;
        return (
          <g key={index}>
            {color ? <Stone kind={shape.kind} x={x} y={y} color={color} paint={paint} /> : null}
            <Markers kind={shape.kind} x={x} y={y} look={look} />
          </g>
        );
      })}
    </svg>
  );
}
