// In the box of news, says what happens if a player does not answer or does not come back, and when, and that no clock runs yet.
// The page loads this code together with the warnings (see late-warnings.ts).

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { opposite } from '../state/colors.ts';
import { isOwn, ourColor, type Room } from '../state/fold.ts';
import { absenceOf, isEarly, isNoticed, leftToCome, opponentGone, silenceFirst, silenceOf } from './absence.tsx';
import { countdown, isLong, keepTime, now } from './countdown.ts';
import { explanations } from './explanations.ts';
import { silenceWords } from './further.ts';
import { nameOf, sideOf } from './words.ts';

/**
 * The next deadline of a player, as a sentence with a countdown. If there is no deadline, the sentence says what
 * happens if the viewer accepts the score while the opponent is away.
 */
export function Deadline({ room }: { room: Room }) {
  const color = ourColor(room);
  const alone = color && absenceOf(room, opposite(color));
  if (silenceOf(room) || opponentGone(room) || alone) return <Running room={room} />;
  const note = noClockWords(room);
  return note ? <p class="deadline small muted">{note}</p> : null;
}

/** Says at the start of a game with clocks which turn starts them. Empty if a clock runs, or if play stands still. */
export function noClockWords(room: Room): string {
  const { phase, clocks, turn, opening, standstill } = room.view.state;
  if (phase !== 'playing' || !clocks || clocks.running || standstill || !turn) return '';
  const second = opposite(turn);
  const side = opening
    ? t('room-named', { name: nameOf(room, opening.seat === 'host' ? 'guest' : 'host') })
    : sideOf(room, second);
  return t('room-no-clock', { who: isOwn(room, second) ? 'ours' : 'theirs', side });
}

function Running({ room }: { room: Room }) {
  useEffect(keepTime, []);
  const words =
    silenceWords(room, countdown, now.value) ||
    waitWords(room, now.value) ||
    explanations.value?.aloneWords(room, now.value);
  if (!words) return null;
  return (
    <p class="deadline small muted" role="timer">
      {words}
    </p>
  );
}

/**
 * What the viewer may do if an absent opponent does not come back, and when. Empty if the opponent is here or has only
 * just left, if the opponent's deadline for answering comes first, if the viewer may already act, or if the wait is so
 * long that the sentence would hide the latest event for hours. `at` is the local time.
 */
function waitWords(room: Room, at: number): string {
  const gone = opponentGone(room);
  if (!gone || !isNoticed(gone.absence, at) || silenceFirst(room, gone.seat)) return '';
  const left = leftToCome(gone.absence, at);
  if (left <= 0 || isLong(left)) return '';
  const words = isEarly(room) ? 'absence-next-void' : 'absence-next';
  return t(words, { name: nameOf(room, gone.seat), time: countdown(left) });
}
