// While play stands still, the box of news says so, for how long, and how to continue.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { dateWords } from '../i18n/words.ts';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { SettledButton } from '../ui/settled.tsx';
import { countdown, keepTime, now } from './countdown.ts';
import { keyed } from './keyed.ts';

/** Why play stands still at the local time `at`, and for how long. Empty if it does not. */
export function standstillWords(room: Room, at: number): string {
  const { standstill } = room.view.state;
  if (!standstill) return '';
  const { kind, since, limit_ms, continues_ms } = standstill;
  const left = (ms: number) => countdown(Math.max(0, ms - Math.max(0, at - room.received)));
  if (continues_ms !== undefined) return t('standstill-continues', { time: left(continues_ms) });
  if (limit_ms === undefined) return t('standstill-overdue');
  if (kind === 'pause') return t('standstill-pause', { time: left(limit_ms) });
  return t('standstill-adjourned', { date: dateWords(since) });
}

/** That play stands still, with the button to continue it. */
export function StandstillAsk({ store, room }: { store: RoomStore; room: Room }) {
  return room.view.state.standstill ? <Ask store={store} room={room} /> : null;
}

function Ask({ store, room }: { store: RoomStore; room: Room }) {
  useEffect(keepTime, []);
  const { standstill, offers } = room.view.state;
  const color = ourColor(room);
  const ours = offers.some(({ offer, by }) => offer === 'continue' && by === color && !sharesDevice(room));
  // The viewer's own wish to continue says the same, and can be withdrawn.
  if (!standstill || ours) return null;
  return (
    <div class="ask">
      <p role="timer">{standstillWords(room, now.value)}</p>
      {color && standstill.continues_ms === undefined ? (
        <div class="line">
          <SettledButton
            kind="primary"
            {...keyed('continue')}
            effect={standstill.kind}
            onPress={() => store.do({ type: 'offer', offer: 'continue' })}
          >
            {t('room-continue')}
          </SettledButton>
        </div>
      ) : null}
    </div>
  );
}
