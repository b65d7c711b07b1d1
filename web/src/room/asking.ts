// Answers to questions about the clocks and the score of a game.

import { t } from '../i18n/index.ts';
import { overtimeWords } from '../i18n/overtime.ts';
import { clockDigits, halfPoints, sideWord } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Color, Kind, Reading, Scoring, Setup, TimeControl } from '../protocol.gen.ts';

const COLORS: readonly Color[] = ['black', 'white'];

/**
 * What both clocks show. `read` reads a color's clock, and returns undefined in a game without clocks. `who` names the
 * player of a color.
 */
export function aboutClocks(
  kind: Kind,
  time: TimeControl | undefined,
  read: (color: Color) => Reading | undefined,
  who = (color: Color) => sideWord(kind, color),
): string {
  const clocks = COLORS.flatMap((color) => {
    const reading = read(color);
    if (!reading || !time) return [];
    const overtime = overtimeWords(reading, time);
    const text = clockDigits(reading.ms) + (overtime && `, ${overtime}`);
    return [t('word-about', { what: who(color), text })];
  });
  return clocks.length > 0 ? clocks.join('; ') : t('word-time-none');
}

/** The counts of a position. */
type Counts = { scoring?: Scoring | undefined; discs?: { board: ByColor } | undefined; prisoners: ByColor };
type ByColor = Readonly<Record<Color, number>>;

/** The current count: points in the scoring phase, discs in Othello, otherwise prisoners. */
export function aboutScore({ kind }: Setup, { scoring, discs, prisoners }: Counts): string {
  const each = (words: (color: Color) => string) =>
    COLORS.map((color) => t('word-about', { what: sideWord(kind, color), text: words(color) })).join('; ');
  if (scoring) return each((color) => halfPoints(scoring.score[color].total_half));
  if (discs) return each((color) => t('room-discs', { count: discs.board[color] }));
  if (KINDS[kind].prisoners) return each((color) => t('replay-prisoners', { count: prisoners[color] }));
  return t('room-say-no-score');
}
