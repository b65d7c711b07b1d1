import { namesOf } from '../rules.ts';
import { letterDistance, letterHeight } from './frame.ts';
import type { Shape } from './shape.ts';

/** The coordinates on all four sides. */
export function Coordinates({ shape }: { shape: Shape }) {
  const { width, height } = shape;
  const { columns, rows } = namesOf(shape);
  const near = -letterDistance(shape);
  return (
    <g aria-hidden="true" class="coordinates" font-size={letterHeight(shape)}>
      {columns.map((name, n) => [
        <text key={`t${n}`} x={n} y={near} children={name} />,
        <text key={`b${n}`} x={n} y={height - 1 - near} children={name} />,
      ])}
      {rows.map((name, n) => [
        <text key={`l${n}`} x={near} y={n} children={name} />,
        <text key={`r${n}`} x={width - 1 - near} y={n} children={name} />,
      ])}
    </g>
  );
}
