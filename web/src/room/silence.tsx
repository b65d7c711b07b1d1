// In the scoring phase, shows the deadline of a player who does not answer.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import { silenceLeft, silenceOf, silenceText } from './absence.tsx';
import { countdown, keepTime, now } from './countdown.ts';
import { sideOf } from './words.ts';

/** Says what will happen in the scoring phase if a player does not answer. */
export function SilenceNote({ room }: { room: Room }) {
  useEffect(keepTime, []);
  const silence = silenceOf(room);
  if (!silence) return null;
  return (
    <p class="small muted" role="timer">
      {t(silenceText(room, silence), {
        side: sideOf(room, silence.color),
        time: countdown(silenceLeft(room, silence, now.value)),
      })}
    </p>
  );
}
