import { paintOf } from '../board/paints.tsx';
import { KINDS } from '../kinds.ts';
import type { Color, Kind } from '../protocol.gen.ts';

/** Stones of at least this size are shaded. */
const SHADED_PX = 16;

/**
 * A small stone or, in tic-tac-toe, a small cross or nought. `size` is in pixels at the usual font size. The stone is
 * hidden from screen readers, because the text next to it names the color.
 */
export function Stone({ kind = 'go', color, size = 16 }: { kind?: Kind; color: Color; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg class={`stone-icon ${color}`} width={side} height={side} viewBox="0 0 16 16" aria-hidden="true">
      {KINDS[kind].signs.drawn === 'crosses' ? <Sign color={color} /> : <Disc color={color} size={size} />}
    </svg>
  );
}

/** A disc. It is shaded as on the board, or flat if it is small. */
function Disc({ color, size }: { color: Color; size: number }) {
  return (
    <>
      {size < SHADED_PX ? (
        <circle class="body" cx="8" cy="8" r="7" />
      ) : (
        <circle cx="8" cy="8" r="7" fill={paintOf(color)} />
      )}
      <circle class="edge" cx="8" cy="8" r="7" />
    </>
  );
}

function Sign({ color }: { color: Color }) {
  if (color === 'white') return <circle class="sign" cx="8" cy="8" r="5.5" />;
  return <path class="sign" d="M3 3l10 10M13 3L3 13" />;
}
