// Finds out from the room's story why a game ended, because some outcomes do not contain the reason.

import type { News, Story, Told } from './story.ts';

/** What ended the game. */
export type End =
  /** Both players accepted the score, or agreed to a draw. */
  | 'agreed'
  /** A player was silent in the scoring phase, so the score that the opponent had accepted became the result. */
  | 'silent'
  /** Both players passed, and the game ended without asking them to accept a score. */
  | 'passed'
  /** The last move ended the game. */
  | 'moved'
  /** A player ended the game that the opponent had left. */
  | 'claimed';

/** What ended the game; undefined if the story does not show it. */
export function endOf({ told }: Story): End | undefined {
  const at = told.findIndex(({ news }) => news.type === 'finished');
  const [finished, before] = [told[at], told[at - 1]];
  if (!finished || !before) return undefined;
  if (finished.asked) return isOffered(told.slice(0, at)) ? 'agreed' : 'claimed';
  switch (before.news.type) {
    case 'score_accepted':
      return 'silent' in before.news ? 'silent' : 'agreed';
    case 'passed':
    case 'proposed':
      return 'passed';
    case 'moved':
      return 'moved';
    case 'left': // The absence is recorded together with the claim.
      return 'claimed';
    default:
      return undefined;
  }
}

/** Whether a draw offer is open after these events. */
function isOffered(told: readonly Told[]): boolean {
  return told.reduce((open, { news }) => {
    if ('offer' in news && news.offer === 'draw') return news.type === 'offered';
    return open && !CLOSING.has(news.type);
  }, false);
}

/** The events that end an open draw offer without an answer. */
const CLOSING: ReadonlySet<News['type']> = new Set(['moved', 'passed', 'taken_back']);
