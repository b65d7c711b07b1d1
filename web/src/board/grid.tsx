import type { Kind } from '../protocol.gen.ts';
import type { Box } from './frame.ts';
import { starPoints } from './points.ts';

/** The wood, the lines and the star points. */
export function Grid({ kind, size, box }: { kind: Kind; size: number; box: Box }) {
  const end = size - 1;
  let lines = '';
  for (let n = 0; n < size; n++) lines += `M0 ${n}H${end}M${n} 0V${end}`;
  return (
    <g aria-hidden="true" class="grid-lines">
      <rect class="wood" x={box.from} y={box.from} width={box.side} height={box.side} rx="0.25" />
      <path class="lines" d={lines} />
      <rect class="lines edge" x="0" y="0" width={end} height={end} />
      {starPoints(kind, size).map((at) => (
        <circle key={at} class="star" cx={at % size} cy={Math.floor(at / size)} r="0.11" />
      ))}
    </g>
  );
}
