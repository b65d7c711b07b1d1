// Shows on the board which points do not count because a border is open, and repeats the score in short in the bar.
// Loaded with the explanations (see explanations.ts).

import { parsePoint } from '../board/points.ts';
import { placeOf, shapeOf } from '../board/shape.ts';
import { openPoints } from '../i18n/in-short.ts';
import { t } from '../i18n/index.ts';
import { colorWord, halfPoints, inLine } from '../i18n/words.ts';
import type { Color } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { uncountedInShort } from './uncounted.ts';

/** Hatches the points that count for no one because a border is open. Neighboring points share their lines. */
export function OpenPoints({ room: { view } }: { room: Room }) {
  const { setup, state } = view;
  const shape = shapeOf(setup);
  const lines = (state.scoring ? openPoints(state.scoring) : []).map((name) => {
    const [x, y] = placeOf(shape, parsePoint(shape, name) ?? 0);
    return `M${x - 0.5} ${y}l.5 -.5M${x - 0.5} ${y + 0.5}l1 -1M${x} ${y + 0.5}l.5 -.5`;
  });
  return lines.length > 0 ? <path class="hatched" aria-hidden="true" d={lines.join('')} /> : null;
}

/** On a phone, the panel may be out of sight, so the bar repeats the totals and the warnings in short. */
export function Totals({ room }: { room: Room }) {
  const { scoring } = room.view.state;
  if (!scoring) return null;
  const total = (side: Color) =>
    t('word-about', { what: colorWord('go', side), text: halfPoints(scoring.score[side].total_half) });
  return (
    <div class={scoring.silence ? 'totals small timed' : 'totals small'} aria-hidden="true">
      <p class="number">{inLine(total('black'), total('white'))}</p>
      <p>{uncountedInShort(room)}</p>
    </div>
  );
}
