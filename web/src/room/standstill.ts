// Words about a game that stands still: when or how play goes on.

import { t } from '../i18n/index.ts';
import { dateWords } from '../i18n/words.ts';
import { hasBot, isOwn, type Room } from '../state/fold.ts';
import type { Refusal } from '../state/room.ts';
import { countdown } from './countdown.ts';
import { whoIs } from './words.ts';

/**
 * Says when play goes on, and on whose clock. For an adjournment, says when it began or that it is overdue, and how it
 * ends. Empty if play does not stand still. `at` is the local time.
 */
export function standstillWords(room: Room, at: number): string {
  const { standstill } = room.view.state;
  if (!standstill) return '';
  const { kind, turn, since, limit_ms, continues_ms } = standstill;
  const ours = isOwn(room, turn);
  const about = { time: timeLeft(room, at), side: whoIs(room, turn), against: hasBot(room) ? 'bot' : 'person' };
  if (continues_ms !== undefined) return t(ours ? 'standstill-continues-ours' : 'standstill-continues', about);
  if (limit_ms === undefined) return t('standstill-overdue');
  if (kind === 'pause') return t(ours ? 'standstill-pause-ours' : 'standstill-pause', about);
  return t('standstill-adjourned', { date: dateWords(since) });
}

/**
 * The time until play goes on by itself, as text. Empty if play does not go on by itself, as in an adjournment. `at` is
 * the local time.
 */
export function timeLeft(room: Room, at: number): string {
  const { kind, limit_ms, continues_ms } = room.view.state.standstill ?? {};
  const ms = continues_ms ?? (kind === 'pause' ? limit_ms : undefined);
  return ms === undefined ? '' : countdown(Math.max(0, ms - Math.max(0, at - room.received)));
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
