import type { Kind } from '../protocol.gen.ts';
import { letterDistance, letterHeight } from './frame.ts';
import { columnName } from './points.ts';

/** Letters and numbers on all four sides. */
export function Coordinates({ kind, size }: { kind: Kind; size: number }) {
  const near = -letterDistance(size);
  const far = size - 1 - near;
  return (
    <g aria-hidden="true" class="coordinates" font-size={letterHeight(size)}>
      {Array.from({ length: size }, (_, n) => [
        <text key={`t${n}`} x={n} y={near} children={columnName(kind, n)} />,
        <text key={`b${n}`} x={n} y={far} children={columnName(kind, n)} />,
        <text key={`l${n}`} x={near} y={n} children={size - n} />,
        <text key={`r${n}`} x={far} y={n} children={size - n} />,
      ])}
    </g>
  );
}
