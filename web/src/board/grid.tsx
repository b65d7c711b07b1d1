import { KINDS } from '../kinds.ts';
import { starPoints } from './points.ts';
import { placeOf, type Shape } from './shape.ts';

/** The lines and the star points. The surface below them is the background of the whole board (board.css). */
export function Grid({ shape, shift = 0 }: { shape: Shape; shift?: number }) {
  return (
    <g aria-hidden="true" class="grid-lines">
      {KINDS[shape.kind].grid === 'crossings' ? (
        <Crossings shape={shape} shift={shift} />
      ) : (
        <Squares shape={shape} shift={shift} />
      )}
    </g>
  );
}

type Props = { shape: Shape; shift: number };

/** Lines for stones on crossings. */
function Crossings({ shape, shift }: Props) {
  const [right, bottom] = [shape.width - 1, shape.height - 1];
  let lines = '';
  for (let y = 1; y < bottom; y++) lines += `M0 ${y}H${right}`;
  for (let x = 1; x < right; x++) lines += `M${x} 0V${bottom}`;
  return (
    <>
      <path class="lines" d={lines} />
      <rect class="lines edge" x={-shift} y={-shift} width={right + 2 * shift} height={bottom + 2 * shift} />
      {starPoints(shape).map((at) => {
        const [x, y] = placeOf(shape, at);
        return <circle key={at} class="star" cx={x} cy={y} r="0.09" />;
      })}
    </>
  );
}

/** Lines for stones in squares. Except in tic-tac-toe, also draws a frame around the squares, and four dots. */
function Squares({ shape: { kind, width, height }, shift }: Props) {
  let lines = '';
  for (let y = 1; y < height; y++) lines += `M-0.5 ${y - 0.5}H${width - 0.5}`;
  for (let x = 1; x < width; x++) lines += `M${x - 0.5} -0.5V${height - 0.5}`;
  if (KINDS[kind].grid === 'open_squares') return <path class="lines bold" d={lines} />;
  const from = -0.5 - shift;
  return (
    <>
      <path class="lines" d={lines} />
      <rect class="lines edge" x={from} y={from} width={width + 2 * shift} height={height + 2 * shift} />
      {[1.5, height - 2.5].flatMap((y) =>
        [1.5, width - 2.5].map((x) => <circle key={`${x} ${y}`} class="star" cx={x} cy={y} r="0.08" />),
      )}
    </>
  );
}
