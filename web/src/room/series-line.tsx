import { halfPoints } from '../i18n/words.ts';
import type { Seat } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { gameOf, pointsWords, scoreOf } from './series.ts';

/**
 * A player's points in the series, next to the player's name. They are never cut off. The label has both players'
 * points.
 */
export function SeriesPoints({ room, seat }: { room: Room; seat: Seat }) {
  const score = scoreOf(room);
  if (!score) return null;
  const words = pointsWords(room, score);
  return (
    <span class="series-points number" role="img" aria-label={words} title={words}>
      {halfPoints(score[`${seat}_half`])}
    </span>
  );
}

/** Which game of the series this is: `Game 2 of 3`. */
export function SeriesLine({ room }: { room: Room }) {
  const score = scoreOf(room);
  return score ? <span class="series-line number">{gameOf(score)}</span> : null;
}
