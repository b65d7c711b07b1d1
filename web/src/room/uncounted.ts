// Areas that do not count with the current marks, in words. Players should know them before they accept the score.

import { t } from '../i18n/index.ts';
import { sideWord } from '../i18n/words.ts';
import { opposite } from '../state/colors.ts';
import type { Room } from '../state/fold.ts';

/** The maximum number of areas to name. The largest come first, and a phone has space for no more. */
const MOST_NAMED = 2;

/** One sentence for each of the largest areas that do not count, with the cause. Empty if everything counts. */
export function uncountedWords({ view: { state, setup } }: Room): string[] {
  const { uncounted = [], scratch } = state.scoring ?? {};
  if (scratch) return []; // The page shows the scratch board instead.
  return uncounted.slice(0, MOST_NAMED).map(({ owner, point, count, cause, at }) => {
    const [side, other] = [sideWord(setup.kind, owner), sideWord(setup.kind, opposite(owner))];
    return t(`room-uncounted-${cause}`, { side, other, point, count, at: at.join(', ') });
  });
}
