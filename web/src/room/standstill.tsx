// The part of the box of news that says that play stands still, and when or how play goes on.

import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { dateWords } from '../i18n/words.ts';
import { isOwn, ourColor, type Room } from '../state/fold.ts';
import type { Refusal, RoomStore } from '../state/room.ts';
import { SettledButton } from '../ui/settled.tsx';
import { countdown, keepTime, now } from './countdown.ts';
import { keyed } from './keyed.ts';
import { whoIs } from './words.ts';

/**
 * Says when play goes on, and on whose clock. For an adjournment, says when it began or that it is overdue, and how it ends.
 * Empty if play does not stand still. `at` is the local time.
 */
export function standstillWords(room: Room, at: number): string {
  const { standstill } = room.view.state;
  if (!standstill) return '';
  const { kind, turn, since, limit_ms, continues_ms } = standstill;
  const left = (ms: number) => countdown(Math.max(0, ms - Math.max(0, at - room.received)));
  const ours = isOwn(room, turn);
  const about = (ms: number) => ({ time: left(ms), side: whoIs(room, turn) });
  if (continues_ms !== undefined)
    return t(ours ? 'standstill-continues-ours' : 'standstill-continues', about(continues_ms));
  if (limit_ms === undefined) return t('standstill-overdue');
  if (kind === 'pause') return t(ours ? 'standstill-pause-ours' : 'standstill-pause', about(limit_ms));
  return t('standstill-adjourned', { date: dateWords(since) });
}

/** Says that an action was refused because play stands still, and how play continues; undefined for other refusals. */
export function pausedRefusal(room: Room, { code }: Refusal): string | undefined {
  const { standstill, offers } = room.view.state;
  if (code !== 'stands_still' || !standstill) return undefined;
  const { kind, limit_ms, continues_ms } = standstill;
  const asked = offers.some(({ offer, by }) => offer === 'continue' && isOwn(room, by));
  const until = asked ? `${kind}-asked` : limit_ms === undefined ? 'overdue' : kind;
  return t('room-paused-refused', { standstill: continues_ms === undefined ? until : 'continuing' });
}

/**
 * Whether `StandstillAsk` has something to show: play stands still, and no offer to continue is open. `Asks` shows an
 * open offer to continue, with the buttons to answer or withdraw the offer.
 */
export function asksToContinue({ view: { state } }: Room): boolean {
  return state.standstill !== undefined && !state.offers.some(({ offer }) => offer === 'continue');
}

/**
 * Says that play stands still, and shows the button to continue. When `first` changes, because this question moves to
 * or from the first place in the box, the button is locked again.
 */
export function StandstillAsk({ store, room, first = true }: { store: RoomStore; room: Room; first?: boolean }) {
  useEffect(keepTime, []);
  const { standstill } = room.view.state;
  const color = ourColor(room);
  if (!standstill || !asksToContinue(room)) return null;
  return (
    <div class="ask">
      <p role="timer">{standstillWords(room, now.value)}</p>
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
