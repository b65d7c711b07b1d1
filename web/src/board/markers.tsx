import { LOOK } from './model.ts';

/** What is drawn over a point: the last move, ko, the winning row, dead stones, territory. */
export function Markers({ x, y, look }: { x: number; y: number; look: number }) {
  const on = look & LOOK.black ? 'on-black' : look & LOOK.white ? 'on-white' : 'on-wood';
  const owner = look & LOOK.ownerBlack ? 'black' : look & LOOK.ownerWhite ? 'white' : undefined;
  // A dead stone on the other's ground wears the mark of that ground; a cross alone would hide it.
  const crossed = look & LOOK.dead && !owner;
  // Under area scoring a living stone counts for its own color: nobody needs to be told.
  const own = look & LOOK.stone && !(look & LOOK.dead);
  return (
    <>
      {look & LOOK.row ? <circle class={`mark row ${on}`} cx={x} cy={y} r="0.36" /> : null}
      {look & LOOK.last ? <circle class={`mark last ${on}`} cx={x} cy={y} r="0.2" /> : null}
      {look & LOOK.ko ? <rect class="mark ko" x={x - 0.2} y={y - 0.2} width="0.4" height="0.4" /> : null}
      {crossed ? (
        <path class={`mark dead ${on}`} d={`M${x - 0.24} ${y - 0.24}l.48 .48M${x + 0.24} ${y - 0.24}l-.48 .48`} />
      ) : null}
      {owner && !own ? (
        <rect class={`mark area ${owner}`} x={x - 0.15} y={y - 0.15} width="0.3" height="0.3" rx="0.04" />
      ) : null}
    </>
  );
}
