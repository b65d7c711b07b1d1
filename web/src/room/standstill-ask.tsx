// The part of the box of news that says that play stands still, and when or how play goes on.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { SettledButton } from '../ui/settled.tsx';
import { keepTime, now } from './countdown.ts';
import { keyed } from './keyed.ts';
import { asksToContinue, standstillWords, timeLeft } from './standstill.ts';

/**
 * The time until play goes on by itself, shown after other words. If the other words do not mention that play goes on
 * by itself, `says` adds this. Shows nothing if play does not go on by itself.
 */
export function TimeLeft({ room, says = false }: { room: Room; says?: boolean }) {
  useEffect(keepTime, []);
  const left = timeLeft(room, now.value);
  return left ? (
    <span role="timer" class="number">
      {' · '}
      {says ? t('standstill-itself', { time: left }) : left}
    </span>
  ) : null;
}

type StandstillProps = { store: RoomStore; room: Room; first?: boolean; ended?: string };

/**
 * Says that play stands still, and shows the button to continue. When `first` changes, because this question moves to
 * or from the first place in the box, the button is locked again. If offers have just ended, the words in `ended` say
 * so.
 */
export function StandstillAsk({ store, room, first = true, ended = '' }: StandstillProps) {
  useEffect(keepTime, []);
  const { standstill } = room.view.state;
  const color = ourColor(room);
  if (!standstill || !asksToContinue(room)) return null;
  return (
    <div class="ask">
      {ended ? (
        <p>
          {ended}
          <TimeLeft room={room} />
        </p>
      ) : (
        <p role="timer">{standstillWords(room, now.value)}</p>
      )}
      {color && standstill.continues_ms === undefined ? (
        <div class="line">
          <SettledButton
            kind="primary"
            {...keyed('continue')}
            effect={`${first} ${standstill.kind}`}
            onPress={() => store.do({ type: 'offer', offer: 'continue' })}
          >
            {t('room-continue')}
          </SettledButton>
        </div>
      ) : null}
    </div>
  );
}
