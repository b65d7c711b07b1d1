import { KINDS } from '../kinds.ts';
import type { Kind } from '../protocol.gen.ts';
import { forbiddenOf, LOOK, letterOf } from './model.ts';

type Props = {
  kind: Kind;
  x: number;
  y: number;
  look: number;
  /** The distance of this point from the start of the winning row. The marks of a row appear one after another. */
  wave?: number;
};

/**
 * The marks of a point: the last move, ko, the winning row, dead stones, territory, open borders, prepared moves, the
 * letters of offered moves, forbidden points, and legal points.
 */
export function Markers({ kind, x, y, look, wave = 0 }: Props) {
  const on = look & LOOK.black ? 'on-black' : look & LOOK.white ? 'on-white' : 'on-wood';
  return (
    <>
      {KINDS[kind].signs.drawn === 'crosses' ? (
        <SquareMarks x={x} y={y} look={look} />
      ) : (
        <StoneMarks x={x} y={y} look={look} on={on} wave={wave} />
      )}
      {look & (LOOK.premoveBlack | LOOK.premoveWhite) ? <circle class="mark premove" cx={x} cy={y} r="0.26" /> : null}
      {look & LOOK.ko ? <rect class="mark ko" x={x - 0.2} y={y - 0.2} width="0.4" height="0.4" /> : null}
      <ScoringMarks x={x} y={y} look={look} on={on} />
      {look & LOOK.stone ? null : <EmptyMarks x={x} y={y} look={look} />}
    </>
  );
}

type Drawn = { x: number; y: number; look: number };

function StoneMarks({ x, y, look, on, wave }: Drawn & { on: string; wave: number }) {
  return (
    <>
      {look & LOOK.row ? (
        <circle class={`mark row ${on}`} cx={x} cy={y} r="0.36" style={{ '--wave': String(wave) }} />
      ) : null}
      {look & LOOK.last ? <circle class={`mark last ${on}`} cx={x} cy={y} r="0.165" /> : null}
    </>
  );
}

/** Highlights the whole square, because a cross or a nought leaves no room for a mark. */
function SquareMarks({ x, y, look }: Drawn) {
  const [from, top] = [x - 0.44, y - 0.44];
  if (look & LOOK.row) return <rect class="mark square row" x={from} y={top} width="0.88" height="0.88" rx="0.06" />;
  if (look & LOOK.last) return <rect class="mark square" x={from} y={top} width="0.88" height="0.88" rx="0.06" />;
  return null;
}

/** The marks for scoring: dead stones, territory, and points on open borders. */
function ScoringMarks({ x, y, look, on }: Drawn & { on: string }) {
  const owner = look & LOOK.ownerBlack ? 'black' : look & LOOK.ownerWhite ? 'white' : undefined;
  // A dead stone gets no cross if its point has a mark for territory, because the cross would hide that mark.
  const crossed = look & LOOK.dead && !owner;
  // Under area scoring, a living stone obviously counts for its own color, so it needs no mark.
  const alive = look & LOOK.stone && !(look & LOOK.dead);
  return (
    <>
      {crossed ? (
        <path class={`mark dead ${on}`} d={`M${x - 0.24} ${y - 0.24}l.48 .48M${x + 0.24} ${y - 0.24}l-.48 .48`} />
      ) : null}
      {owner && !alive ? (
        <>
          <rect class={`tint ${owner}`} x={x - 0.5} y={y - 0.5} width="1" height="1" />
          <rect class={`mark area ${owner}`} x={x - 0.13} y={y - 0.13} width="0.26" height="0.26" rx="0.05" />
        </>
      ) : null}
      {look & LOOK.unsealed ? <path class="mark open" d={`M${x} ${y - 0.2}l.2 .2l-.2 .2l-.2 -.2Z`} /> : null}
    </>
  );
}

/** The marks of an empty point. */
function EmptyMarks({ x, y, look }: Drawn) {
  const letter = letterOf(look);
  const staged = look & (LOOK.stagedBlack | LOOK.stagedWhite);
  return (
    <>
      {look & LOOK.legal && !staged ? <circle class="mark legal" cx={x} cy={y} r="0.2" /> : null}
      {forbiddenOf(look) ? (
        <path class="mark forbidden" d={`M${x - 0.2} ${y - 0.2}l.4 .4M${x + 0.2} ${y - 0.2}l-.4 .4`} />
      ) : null}
      {letter ? (
        <g class={staged ? 'mark letter staged' : 'mark letter'}>
          <circle cx={x} cy={y} r="0.4" />
          <text x={x} y={y} font-size="0.56" children={letter} />
        </g>
      ) : null}
    </>
  );
}
