import { aidsWords } from '../../i18n/aids.ts';
import { colorsWords } from '../../i18n/colors.ts';
import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { watchingWords } from '../../i18n/watching.ts';
import { inLine, openingWords, playerName, rulesWords, setupWords, spanWords, timeWords } from '../../i18n/words.ts';
import type { Room } from '../../state/fold.ts';
import { knownSetup } from '../../state/opening.ts';

/** The terms of the game in one line, including colors: `Go 9×9 · Chinese · 10 min, then 3 × 30 s · random colors`. */
export function factsLine(room: Room): string {
  const { setup, time, series, opening, state, aids, delay_ms } = room.view;
  return inLine(
    setupWords(setup),
    rulesWords(knownSetup(room)),
    openingWords(opening),
    timeWords(time),
    seriesWords(series),
    colorsWords(room.view, playerName(state.players.host)),
    aidsWords(aids),
    watchingWords(state.watching),
    delay_ms === undefined ? '' : t('room-late', { span: spanWords(delay_ms) }),
  );
}
