// What a screen reader says after the sentences about events: what the events mean for the players. The page shows the
// same in its panels, so these words are only spoken.

import { t } from '../i18n/index.ts';
import { outcomeWords, spanWords } from '../i18n/words.ts';
import { opposite } from '../state/colors.ts';
import type { Room } from '../state/fold.ts';
import type { News } from '../state/story.ts';
import { goneWords, isEarly, leftToCome, opponentGone } from './absence.tsx';
import { explanations } from './explanations.ts';
import { scratchResult } from './scratch.tsx';
import { standstillWords } from './standstill.ts';
import { uncountedWords } from './uncounted.ts';
import { nameOf, sideOf, statusOf } from './words.ts';

/** Joins sentences, and drops the full stop at the end of each. */
export function spoken(...sentences: readonly string[]): string {
  return sentences
    .filter((one) => one !== '')
    .map((one) => one.replace(/[.。]$/, ''))
    .join(t('room-said-next'));
}

/** What these events mean. Empty if there is nothing to add. */
export function further(news: readonly News[], room: Room): string {
  const { final_count, scoring, phase } = room.view.state;
  const has = (...types: News['type'][]) => news.some(({ type }) => types.includes(type));
  const counted = phase === 'scoring' && scoring !== undefined;
  const passed = final_count ? news.find(({ type }) => type === 'passed') : undefined;
  return spoken(
    counted && has('proposed', 'marked')
      ? t('room-scoring-now', { outcome: outcomeWords(scoring.outcome, room.view.setup) })
      : '',
    passed?.type === 'passed' ? t('room-said-last-pass', { side: sideOf(room, opposite(passed.color)) }) : '',
    scoring?.scratch && has('scratch_opened') ? t('scratch-now') : '',
    scoring?.scratch && has('scratch_proposed') ? scratchResult(scoring.scratch) : '',
    has('taken_back', 'redone', 'continued') ? statusOf(room) : '',
    has('halted', 'continuing') ? standstillWords(room, performance.now()) : '',
  );
}

/** The warning that the next two passes end the game. Empty if they do not. */
export function finalCountWords(room: Room): string {
  const { final_count } = room.view.state;
  return final_count ? spoken(t('final-count-title'), t(`final-count-${final_count}`)) : '';
}

/** What happens in the scoring phase if a player does not answer. `said` gives a time in words, and `at` is the local time. */
export function silenceWords(room: Room, said = spanWords, at = performance.now()): string {
  return explanations.value?.silenceWords(room, said, at) ?? '';
}

/**
 * How much longer the viewer has to wait for an absent opponent, or what the viewer may do now. Empty if nobody is
 * away.
 */
export function awayWords(room: Room): string {
  const gone = opponentGone(room);
  if (!gone) return '';
  const name = nameOf(room, gone.seat);
  const left = leftToCome(gone.absence, performance.now());
  if (left > 0) return t('room-said-away', { name, time: spanWords(Math.max(1_000, left)) });
  return spoken(goneWords(room, gone.seat, gone.absence), t(isEarly(room) ? 'room-said-void' : 'room-said-claim'));
}

/** Everything that the viewer should know now. It is part of the answer to the question about the latest event. */
export function pressing(room: Room): string[] {
  return [
    standstillWords(room, performance.now()),
    finalCountWords(room),
    ...uncountedWords(room),
    silenceWords(room),
    awayWords(room),
  ];
}
