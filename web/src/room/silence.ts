// In the scoring phase, says what happens if a player does not answer, and when. The page of a game of Go loads this
// code together with the explanations (see explanations.ts).

import { type MessageId, t } from '../i18n/index.ts';
import { spanWords } from '../i18n/words.ts';
import type { Silence } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { isOwn, ourColor, playerOf, type Room, sharesDevice } from '../state/fold.ts';
import { ANSWER_MS, absenceOf, goneFor, opponentGone, silenceOf } from './absence.tsx';
import { sideOf } from './words.ts';

/**
 * What happens in the scoring phase if a player does not answer, and when. Empty if nothing happens, or if the opponent
 * may claim the game before that. `said` gives a time in words, and `at` is the local time.
 *
 * When play has resumed, the wait for an absent player starts over. The player who stayed learns how long this wait is.
 */
export function silenceWords(room: Room, said: (ms: number) => string, at: number): string {
  const silence = silenceOf(room);
  if (!silence) return '';
  const reason = absenceOf(room, silence.color)?.reason;
  const { for_ms = 0, claim_ms } = opponentGone(room)?.absence ?? {};
  return t(silenceText(room, silence), {
    side: sideOf(room, silence.color),
    time: said(Math.max(0, silence.in_ms - Math.max(0, at - room.received))),
    reason: reason ? (playerOf(room, silence.color)?.bot === 0 ? `engine-${reason}` : reason) : 'none',
    wait: claim_ms === undefined ? 'none' : spanWords(for_ms + claim_ms),
  });
}

/**
 * The id of the text about a silence. If the viewer is silent and play will resume, the text says "you". If the silent
 * player is away, the text gives the reason. An engine has reasons of its own. While a scratch board is open, nobody
 * can accept the score.
 */
function silenceText(room: Room, { accepts, color }: Silence): MessageId {
  if (accepts) return 'silence-accepts';
  if (absenceOf(room, color)) return 'silence-away';
  const ours = isOwn(room, color);
  if (room.view.state.scoring?.scratch) return ours ? 'silence-scratch-ours' : 'silence-scratch';
  return ours ? 'silence-resumes-ours' : 'silence-resumes';
}

/**
 * What happens if the viewer accepts the score and the opponent has already been away for so long that the opponent's
 * silence takes effect immediately. Empty in any other case. `at` is the local time.
 */
export function aloneWords(room: Room, at: number): string {
  const { phase, scoring } = room.view.state;
  const color = ourColor(room);
  if (phase !== 'scoring' || !scoring || scoring.scratch || !color || sharesDevice(room)) return '';
  const other = opposite(color);
  const absence = absenceOf(room, other);
  if (!absence || goneFor(absence, at) < ANSWER_MS || scoring.accepted.black || scoring.accepted.white) return '';
  return t(scoring.settled ? 'silence-alone-accepts' : 'silence-alone-resumes', { side: sideOf(room, other) });
}
