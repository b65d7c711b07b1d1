import { useId, useMemo } from 'preact/hooks';
import { box } from './frame.ts';
import { Grid } from './grid.tsx';
import { Markers } from './markers.tsx';
import { type BoardModel, LOOK, looks } from './model.ts';
import { Paints, Stone } from './stone.tsx';
import './board.css';

/** A board as one picture, for lists. */
export function SmallBoard({ model, label }: { model: BoardModel; label: string }) {
  const { kind, size } = model;
  const paint = useId();
  const frame = box(size, false);
  const found = useMemo(() => looks(model), [model]);
  return (
    <svg
      role="img"
      aria-label={label}
      class="board small-board on-board"
      viewBox={`${frame.from} ${frame.from} ${frame.side} ${frame.side}`}
    >
      <Paints paint={paint} />
      <Grid kind={kind} size={size} box={frame} />
      {found.map((look, index) => {
        if (look === 0) return null;
        const [x, y] = [index % size, Math.floor(index / size)];
        const color = look & LOOK.black ? 'black' : look & LOOK.white ? 'white' : undefined;
        return (
          <g key={index}>
            {color ? <Stone x={x} y={y} color={color} paint={paint} /> : null}
            <Markers x={x} y={y} look={look} />
          </g>
        );
      })}
    </svg>
  );
}
