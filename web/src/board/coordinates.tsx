import { letterDistance, letterHeight } from './frame.ts';
import { columnName, rowName } from './points.ts';
import type { Shape } from './shape.ts';

/** Letters and numbers on all four sides. */
export function Coordinates({ shape }: { shape: Shape }) {
  const { kind, width, height } = shape;
  const near = -letterDistance(shape);
  return (
    <g aria-hidden="true" class="coordinates" font-size={letterHeight(shape)}>
      {Array.from({ length: width }, (_, n) => [
        <text key={`t${n}`} x={n} y={near} children={columnName(kind, n)} />,
        <text key={`b${n}`} x={n} y={height - 1 - near} children={columnName(kind, n)} />,
      ])}
      {Array.from({ length: height }, (_, n) => [
        <text key={`l${n}`} x={near} y={n} children={rowName(shape, n)} />,
        <text key={`r${n}`} x={width - 1 - near} y={n} children={rowName(shape, n)} />,
      ])}
    </g>
  );
}
