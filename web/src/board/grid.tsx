import { KINDS } from '../kinds.ts';
import type { Box } from './frame.ts';
import { starPoints } from './points.ts';
import { placeOf, type Shape } from './shape.ts';

/** The corner radius of the wood, in parts of the longer side. */
const ROUND = 0.014;

/** The wood, the lines and the star points. */
export function Grid({ shape, box }: { shape: Shape; box: Box }) {
  const { x, y, width, height } = box;
  // The radius is the same on the screen for all sizes.
  const round = Math.max(width, height) * ROUND;
  return (
    <g aria-hidden="true" class="grid-lines">
      <rect class="wood" x={x} y={y} width={width} height={height} rx={round} />
      {KINDS[shape.kind].grid === 'crossings' ? <Crossings shape={shape} /> : <Squares shape={shape} />}
    </g>
  );
}

/** Lines for stones on crossings. */
function Crossings({ shape }: { shape: Shape }) {
  const [right, bottom] = [shape.width - 1, shape.height - 1];
  let lines = '';
  for (let y = 0; y < shape.height; y++) lines += `M0 ${y}H${right}`;
  for (let x = 0; x < shape.width; x++) lines += `M${x} 0V${bottom}`;
  return (
    <>
      <path class="lines" d={lines} />
      <rect class="lines edge" x="0" y="0" width={right} height={bottom} />
      {starPoints(shape).map((at) => {
        const [x, y] = placeOf(shape, at);
        return <circle key={at} class="star" cx={x} cy={y} r="0.11" />;
      })}
    </>
  );
}

/** Lines for stones in squares, with a frame and four dots where the game has them. */
function Squares({ shape: { kind, width, height } }: { shape: Shape }) {
  let lines = '';
  for (let y = 1; y < height; y++) lines += `M-0.5 ${y - 0.5}H${width - 0.5}`;
  for (let x = 1; x < width; x++) lines += `M${x - 0.5} -0.5V${height - 0.5}`;
  if (KINDS[kind].grid === 'open_squares') return <path class="lines bold" d={lines} />;
  return (
    <>
      <path class="lines" d={lines} />
      <rect class="lines edge" x="-0.5" y="-0.5" width={width} height={height} />
      {[1.5, height - 2.5].flatMap((y) =>
        [1.5, width - 2.5].map((x) => <circle key={`${x} ${y}`} class="star" cx={x} cy={y} r="0.09" />),
      )}
    </>
  );
}
