import type { ReadonlySignal } from '@preact/signals';
import { cornersOf } from './area.ts';
import type { BoardModel } from './model.ts';

/** Shades the points that the opening does not allow for the next stone. */
export function Shade({ model }: { model: ReadonlySignal<BoardModel> }) {
  const { area, shape } = model.value;
  const corners = area && cornersOf(shape, area);
  if (!area || !corners) return null;
  const { left, top, right, bottom } = corners;
  const inner = `M${left - 0.5} ${top - 0.5}H${right + 0.5}V${bottom + 0.5}H${left - 0.5}Z`;
  const whole = `M-0.5 -0.5H${shape.width - 0.5}V${shape.height - 0.5}H-0.5Z`;
  return (
    <g aria-hidden="true" class="shade-area">
      <path class="closed" fill-rule="evenodd" d={area.outside ? inner : whole + inner} />
      <path class="border" d={inner} />
    </g>
  );
}
