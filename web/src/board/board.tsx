import { type ReadonlySignal, signal, useComputed, useSignalEffect } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { Color } from '../protocol.gen.ts';
import { Coordinates } from './coordinates.tsx';
import { aspect, box, viewBox } from './frame.ts';
import { Ghost, type Hover } from './ghost.tsx';
import { Grid } from './grid.tsx';
import { Loupe } from './loupe.tsx';
import { type BoardModel, looks } from './model.ts';
import { Point } from './point.tsx';
import { type Choice, Pointing } from './pointing.ts';
import { pointName } from './points.ts';
import { Scene } from './scene.ts';
import { Shade } from './shade.tsx';
import { placeOf } from './shape.ts';
import { Paints } from './stone.tsx';
import './board.css';

const NOBODY = signal<Color | null>(null);

/**
 * The properties of a board. The shape of its model never changes; a board of another shape needs another
 * key.
 */
export type BoardProps = {
  model: ReadonlySignal<BoardModel>;
  /** The accessible name of the whole board. */
  label: string;
  coordinates: boolean;
  /** The color of the stone that a click would play; null shows no preview. */
  ghost?: ReadonlySignal<Color | null>;
  /** Whether a stone may be played there; only then is it previewed. */
  allowed?: (index: number) => boolean;
  /** The stones that a stone played there would flip. */
  turns?: (index: number) => readonly number[];
  /** Called when a point is chosen. Without it the board is read-only. */
  onChoose?: ((choice: Choice) => void) | undefined;
};

/** A board as an accessible grid: one tab stop; arrows move, Enter and Space choose. */
export function Board(props: BoardProps) {
  const { model, label, coordinates, ghost = NOBODY, allowed, turns, onChoose } = props;
  const { shape } = model.peek();
  const { kind, width, height } = shape;
  const paint = useId();
  const frame = box(shape, coordinates);
  const scene = useMemo(() => {
    const made = new Scene(shape);
    made.show(looks(model.peek()));
    return made;
  }, [kind, width, height, model]);
  const pointing = useMemo(() => new Pointing(scene, frame), [scene]);
  pointing.update(frame, onChoose);
  useSignalEffect(() => scene.show(looks(model.value)));
  const hover = useComputed<Hover>(() => {
    const index = pointing.over.value;
    const color = ghost.value;
    if (index === null || !color) return null;
    const [x, y] = placeOf(shape, index);
    const free = model.value.rows[y]?.[x] === '.';
    return free && (allowed?.(index) ?? true) ? { index, color, turns: turns?.(index) ?? [] } : null;
  });
  const rows = useMemo(() => Array.from({ length: height }, (_, y) => y), [height]);
  const columns = useMemo(() => Array.from({ length: width }, (_, x) => x), [width]);
  const content = `${paint}-content`;
  return (
    <div class="board-frame">
      <svg
        role="grid"
        aria-label={label}
        aria-rowcount={height}
        aria-colcount={width}
        class={`board ${onChoose ? 'live' : ''}`}
        viewBox={viewBox(frame)}
        style={{ aspectRatio: aspect(frame) }}
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
        <g id={content} class={`on-board ${kind}`} role="presentation">
          <Grid shape={shape} box={frame} />
          {coordinates ? <Coordinates shape={shape} /> : null}
          <Shade model={model} />
          {rows.map((y) => (
            <g role="row" key={y}>
              {columns.map((x) => {
                const index = y * width + x;
                const look = scene.points[index];
                if (!look) return null;
                const name = pointName(shape, index);
                return (
                  <Point key={index} kind={kind} index={index} x={x} y={y} name={name} look={look} paint={paint} />
                );
              })}
            </g>
          ))}
          <Ghost hover={hover} shape={shape} paint={paint} />
        </g>
      </svg>
      <Loupe aim={pointing.aim} shape={shape} content={content} />
    </div>
  );
}
