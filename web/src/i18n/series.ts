// Describes series of games.

import type { Series } from '../protocol.gen.ts';
import { t } from './index.ts';

/** The terms of a series, such as `best of 3`. Empty for a single game. */
export function seriesWords(series: Series | undefined): string {
  switch (series?.type) {
    case undefined:
      return '';
    case 'best_of':
      return t('series-best-of', { games: series.games });
    case 'first_to':
      return t('series-first-to', { points: series.points });
    case 'ladder':
      return t('series-ladder');
  }
}
