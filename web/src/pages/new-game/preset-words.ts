import { inLine, openingWords, setupWords, sizeWords, spanWords, timeWords } from '../../i18n/words.ts';
import type { TimeControl } from '../../protocol.gen.ts';
import type { Draft, PresetName } from './draft.ts';
import { draftOf } from './presets.ts';
import { wanted } from './wanted.ts';

/**
 * The size, the opening and the time of a preset: `15×15 · Swap2 · 10 min`. The kind is left out, because the title
 * names it.
 */
export function presetWords(preset: PresetName, bot: boolean): string {
  const { setup, opening, time } = wanted(draftOf(preset, bot)).room;
  const size = 'size' in setup ? sizeWords(setup.size, setup.height ?? setup.size) : '';
  return inLine(size, openingWords(opening), mainTime(time));
}

/** The board, the opening and the time of a form: `Go 9×9 · 10 min`. */
export function draftWords(draft: Draft): string {
  const { setup, opening, time } = wanted(draft).room;
  return inLine(setupWords(setup), openingWords(opening), mainTime(time));
}

function mainTime(time: TimeControl): string {
  return 'main_ms' in time ? spanWords(time.main_ms) : timeWords(time);
}
