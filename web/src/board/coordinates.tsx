import { namesOf } from '../rules.ts';
import { LETTER_DISTANCE } from './frame.ts';
import type { Shape } from './shape.ts';

/** The coordinates, left of the rows and below the columns. */
export function Coordinates({ shape, size }: { shape: Shape; size: number }) {
  const { columns, rows } = namesOf(shape);
  const below = shape.height - 1 + LETTER_DISTANCE;
  return (
    <g aria-hidden="true" class="coordinates" font-size={size}>
      {columns.map((name, n) => (
        <text key={`b${n}`} x={n} y={below} children={name} />
      ))}
      {rows.map((name, n) => (
        <text key={`l${n}`} x={-LETTER_DISTANCE} y={n} children={name} />
      ))}
    </g>
  );
}
