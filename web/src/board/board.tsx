import { type ReadonlySignal, signal, useComputed, useSignalEffect } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { Color } from '../protocol.gen.ts';
import { Coordinates } from './coordinates.tsx';
import { box } from './frame.ts';
import { Ghost, type Hover } from './ghost.tsx';
import { Grid } from './grid.tsx';
import { Loupe } from './loupe.tsx';
import { type BoardModel, looks } from './model.ts';
import { Point } from './point.tsx';
import { type Choice, Pointing } from './pointing.ts';
import { pointName } from './points.ts';
import { Scene } from './scene.ts';
import { Paints } from './stone.tsx';
import './board.css';

const NOBODY = signal<Color | null>(null);

/** What a board is given. Kind and size of its model never change; another board has another key. */
export type BoardProps = {
  model: ReadonlySignal<BoardModel>;
  /** The accessible name of the whole board. */
  label: string;
  coordinates: boolean;
  /** The color of the stone that a click would play; null shows no ghost. */
  ghost?: ReadonlySignal<Color | null>;
  /** Whether a stone may be played there; the ghost shows it. */
  allowed?: (index: number) => boolean;
  /** A point was chosen. Without it the board is only looked at. */
  onChoose?: ((choice: Choice) => void) | undefined;
};

/** A board as an accessible grid: one tab stop, arrows move, Enter and Space choose. */
export function Board({ model, label, coordinates, ghost = NOBODY, allowed, onChoose }: BoardProps) {
  const { kind, size } = model.peek();
  const paint = useId();
  const frame = box(size, coordinates);
  const scene = useMemo(() => {
    const made = new Scene(size);
    made.show(looks(model.peek()));
    return made;
  }, [size, model]);
  const pointing = useMemo(() => new Pointing(scene, frame), [scene]);
  pointing.update(frame, onChoose);
  useSignalEffect(() => scene.show(looks(model.value)));
  const hover = useComputed<Hover>(() => {
    const index = pointing.over.value;
    const color = ghost.value;
    if (index === null || !color) return null;
    const free = model.value.rows[Math.floor(index / size)]?.[index % size] === '.';
    return free && (allowed?.(index) ?? true) ? { index, color } : null;
  });
  const rows = useMemo(() => Array.from({ length: size }, (_, y) => y), [size]);
  const content = `${paint}-content`;
  return (
    <div class="board-frame">
      <svg
        role="grid"
        aria-label={label}
        aria-rowcount={size}
        aria-colcount={size}
        class={`board ${onChoose ? 'live' : ''}`}
        viewBox={`${frame.from} ${frame.from} ${frame.side} ${frame.side}`}
        onPointerDown={pointing.onPointerDown}
        onPointerMove={pointing.onPointerMove}
        onPointerUp={pointing.onPointerUp}
        onPointerLeave={pointing.onPointerLeave}
        onPointerCancel={pointing.onPointerCancel}
        onClick={pointing.onClick}
        onKeyDown={pointing.onKeyDown}
        onFocusIn={pointing.onFocusIn}
      >
        <Paints paint={paint} />
        <g id={content} class="on-board" role="presentation">
          <Grid kind={kind} size={size} box={frame} />
          {coordinates ? <Coordinates kind={kind} size={size} /> : null}
          {rows.map((y) => (
            <g role="row" key={y}>
              {rows.map((x) => {
                const index = y * size + x;
                const look = scene.points[index];
                if (!look) return null;
                const name = pointName(kind, size, index);
                return <Point key={index} index={index} x={x} y={y} name={name} look={look} paint={paint} />;
              })}
            </g>
          ))}
          <Ghost hover={hover} size={size} paint={paint} />
        </g>
      </svg>
      <Loupe aim={pointing.aim} size={size} content={content} />
    </div>
  );
}
