import { type ReadonlySignal, signal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import type { Color } from '../protocol.gen.ts';
import { useEffectAtOnce } from '../ui/at-once.ts';
import { Coordinates } from './coordinates.tsx';
import { aspect, box, viewBox } from './frame.ts';
import { Ghost, type Hover } from './ghost.tsx';
import { Grid } from './grid.tsx';
import { Loupe } from './loupe.tsx';
import { type BoardModel, looks } from './model.ts';
import { Point } from './point.tsx';
import { Pointed } from './pointed.tsx';
import { type Choice, Pointing } from './pointing.ts';
import { pointName } from './points.ts';
import { type Refusal, Refused } from './refused.tsx';
import { Scene } from './scene.ts';
import { Shade } from './shade.tsx';
import { placeOf } from './shape.ts';
import { useRuling } from './use-ruling.ts';
import './board.css';

const NO_GHOST = signal<Color | null>(null);
const NOT_PREPARING = signal(false);
const NO_REFUSAL = signal<Refusal | null>(null);
const NO_POINT = signal<number | null>(null);

/**
 * The properties of a board. The shape of the model must never change. A board with a different shape needs a different
 * `key`.
 */
export type BoardProps = {
  model: ReadonlySignal<BoardModel>;
  /** The accessible name of the whole board. */
  label: string;
  coordinates: boolean;
  /** What is drawn on the board below the stones. */
  under?: ComponentChildren;
  /** The color of the stone that a click would play; null shows no preview. */
  ghost?: ReadonlySignal<Color | null>;
  /** Whether a click would prepare a move for the player's next turn instead of playing one. */
  preparing?: ReadonlySignal<boolean>;
  /** Whether a stone may be played on this point. If not, there is no preview. */
  allowed?: (index: number) => boolean;
  /** The stones that a stone on this point would flip. */
  flips?: (index: number) => readonly number[];
  /** The point that was just refused, and the reason to show next to it. */
  refused?: ReadonlySignal<Refusal | null>;
  /** A point to highlight. */
  pointed?: ReadonlySignal<number | null>;
  /** Called when a point is chosen. If absent, the board is read-only. */
  onChoose?: ((choice: Choice) => void) | undefined;
  /** Returns the color whose keys work now, if two people share the keyboard. */
  shares?: (() => Color | undefined) | undefined;
};

/**
 * A board as an accessible grid with one tab stop. The arrow keys move the cursor, and Enter and Space choose the point
 * under it.
 */
export function Board(props: BoardProps) {
  const {
    model,
    label,
    coordinates,
    under,
    ghost = NO_GHOST,
    preparing = NOT_PREPARING,
    allowed,
    flips,
    refused = NO_REFUSAL,
    pointed = NO_POINT,
    onChoose,
    shares,
  } = props;
  const { shape } = model.peek();
  const { kind, width, height } = shape;
  const element = useRef<SVGSVGElement>(null);
  const plain = box(shape, coordinates);
  const { box: frame, line, edge, shift, letters, ring } = useRuling(plain, element);
  const scene = useMemo(() => {
    const made = new Scene(shape);
    made.show(looks(model.peek()));
    return made;
  }, [kind, width, height, model]);
  const pointing = useMemo(() => new Pointing(scene, frame), [scene]);
  pointing.update(frame, onChoose, shares);
  useEffectAtOnce(() => {
    // When a room is closed to a spectator, the model is null until the page removes the board.
    const shown: BoardModel | null = model.value;
    if (shown) scene.show(looks(shown));
  });
  const hover = useComputed<Hover>(() => {
    const index = pointing.over.value;
    const color = ghost.value;
    if (index === null || !color) return null;
    const [x, y] = placeOf(shape, index);
    const free = model.value.rows[y]?.[x] === '.';
    if (!free) return null;
    // It is not known yet whether the move will be legal at the player's next turn.
    if (preparing.value) return { index, color, flips: [], prepared: true };
    return (allowed?.(index) ?? true) ? { index, color, flips: flips?.(index) ?? [], prepared: false } : null;
  });
  // Return the same elements each time, so that a change elsewhere on the page does not render them again.
  const points = useMemo(() => <Points scene={scene} />, [scene]);
  const lines = useMemo(
    () => (
      <>
        <Grid shape={shape} shift={shift} />
        {coordinates && letters > 0 ? <Coordinates shape={shape} size={letters} /> : null}
      </>
    ),
    [scene, shift, coordinates, letters],
  );
  const content = `${useId()}-content`;
  return (
    // If the drawing itself listened to the focus, Chromium would make it a stop of the Tab key.
    <div class="board-frame" onFocusIn={pointing.onFocusIn}>
      <svg
        ref={element}
        role="grid"
        aria-label={label}
        aria-rowcount={height}
        aria-colcount={width}
        class={`board ${kind} ${onChoose ? 'live' : ''}`}
        viewBox={viewBox(frame)}
        style={{ aspectRatio: aspect(plain), '--line': `${line}px`, '--edge-line': `${edge}px`, '--ring': `${ring}px` }}
        onPointerDown={pointing.onPointerDown}
        onPointerMove={pointing.onPointerMove}
        onPointerUp={pointing.onPointerUp}
        onPointerLeave={pointing.onPointerLeave}
        onPointerCancel={pointing.onPointerCancel}
        onClick={pointing.onClick}
        onKeyDown={pointing.onKeyDown}
      >
        <g id={content} class={`on-board ${kind}`} role="presentation">
          {lines}
          <Shade model={model} />
          {under}
          {points}
          <Ghost hover={hover} shape={shape} />
          <Pointed pointed={pointed} shape={shape} />
        </g>
      </svg>
      <Refused refused={refused} shape={shape} box={frame} />
      <Loupe aim={pointing.aim} shape={shape} content={content} />
    </div>
  );
}

/** All points, row by row. */
function Points({ scene }: { scene: Scene }) {
  const { shape } = scene;
  const { width, height } = shape;
  return Array.from({ length: height }, (_, y) => (
    <g role="row" key={y}>
      {Array.from({ length: width }, (_, x) => {
        const index = y * width + x;
        return <Point key={index} scene={scene} index={index} x={x} y={y} name={pointName(shape, index)} />;
      })}
    </g>
  ));
}
