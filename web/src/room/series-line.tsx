import { inLine } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import { gameOf, pointsWords, scoreOf } from './series.ts';

/** The score of the series during the game, in one line: `Game 2 of 3 · ann 1 – 0 ben`. */
export function SeriesLine({ room }: { room: Room }) {
  const score = scoreOf(room);
  if (!score) return null;
  const words = inLine(gameOf(score), pointsWords(room, score));
  return (
    <span class="series-line number" title={words}>
      {words}
    </span>
  );
}
