// Says in short which points and areas of a counted board do not count.

import type { Scoring, Setup } from '../protocol.gen.ts';
import { areaWords, FEW_GAPS, listed, toName } from './explained.ts';
import { t } from './index.ts';
import { inSentences } from './words.ts';

/**
 * What does not count, for places with little space. If several areas do not count, says only how many, and how many
 * points are behind open borders.
 */
export function uncountedInShort(setup: Setup, scoring: Scoring): string {
  const [[first, second], gaps] = toName(scoring);
  const total = openWords(scoring);
  if (!first) {
    return gaps.length > 0
      ? inSentences(total, t('room-uncounted-unclear', { at: listed(gaps, FEW_GAPS), over: 'no' }))
      : total;
  }
  if (!second && gaps.length === 0) return areaWords(setup, first, 'no');
  return inSentences(total, t('room-uncounted-count', { count: scoring.uncounted?.length ?? 0 }));
}

/** The points that count for no one because a border is open. The board marks them. */
export function openPoints({ explained = [], scratch }: Scoring): string[] {
  if (scratch) return []; // The page shows the scratch board instead of the counted board.
  return explained.filter(({ reason }) => reason === 'open').flatMap(({ points }) => points);
}

/** Says how many points count for no one because a border is open. Empty if all borders are closed. */
export function openWords(scoring: Scoring): string {
  const count = openPoints(scoring).length;
  return count > 0 ? t('room-uncounted-points', { count }) : '';
}
