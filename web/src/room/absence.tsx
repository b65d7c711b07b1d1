// Shows that a player is away, how long the opponent has to wait, and what the opponent may do after that. The server
// measures the time. Between the server's messages, the page counts down on its own, but only for display.

import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { isCut, offline } from '../net/offline.ts';
import type { Absence, AwayReason, Color, Seat, Silence, State } from '../protocol.gen.ts';
import { patienceOf } from '../rules.ts';
import { hasBot, isOwn, type Room, seatOf } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { countdown, isLong, keepTime, now } from './countdown.ts';
import { colorOf, nameOf } from './words.ts';

/** The absence of a player. */
export type Gone = Extract<Absence, { type: 'gone' }>;

/**
 * Absences shorter than this show no countdown, because perhaps the player has only reloaded the page, or the player's
 * phone has changed networks.
 */
export const NOTICE_MS = 5000;

/**
 * In the scoring phase, a player who is away can still answer for this long. The server's `AWAY` has the same value.
 */
export const ANSWER_MS = 10_000;

const arrivals = new WeakMap<object, number>();

/** The local time at which a message about an absence was first seen. */
function arrivalOf(message: object): number {
  const arrived = arrivals.get(message) ?? performance.now();
  arrivals.set(message, arrived);
  return arrived;
}

/** The milliseconds from the arrival of a message to the local time `at`. */
function age(message: object, at: number): number {
  return Math.max(0, at - arrivalOf(message));
}

type AwayProps<A> = { absence: A; sooner?: boolean; engine?: boolean };

/**
 * The note on the plate of a player who is away, with the reason. If the opponent has to wait, the note also has a
 * countdown, unless another deadline comes `sooner`. An engine closes no page, so it has reasons of its own.
 */
export function AwayNote({ absence, sooner = false, engine = false }: AwayProps<Absence>) {
  return absence.type === 'gone' ? <Away absence={absence} sooner={sooner} engine={engine} /> : null;
}

/**
 * A player who is away in the scoring phase can have two deadlines: one for answering, and one for coming back before
 * the opponent may claim the game. Returns whether the deadline for answering comes first; undefined if one of the two
 * is missing. If both come in the same second, the deadline for answering counts as the first, because the server then
 * lets the other deadline start over.
 */
export function silenceFirst(room: Room, seat: Seat): boolean | undefined {
  const at = performance.now();
  const silence = applied(room, at);
  const absence = room.view.presence[seat];
  if (!silence || silence.color !== colorOf(room, seat)) return undefined;
  if (absence.type !== 'gone' || absence.claim_ms === undefined) return undefined;
  return silence.in_ms - (at - room.received) < absence.claim_ms - age(absence, at) + 1000;
}

/**
 * The silence that the server will apply, with its time counted from the arrival of the state. The state takes an
 * absence into account only when the absence has lasted `NOTICE_MS`. Until then, the state has the deadline of a
 * connected player. That deadline holds only if it comes before the absence is taken into account.
 */
function applied(room: Room, at: number): Silence | undefined {
  const { silence, settled } = room.view.state.scoring ?? {};
  const absence = silence && absenceOf(room, silence.color);
  if (!absence || isCounted(room, absence)) return silence;
  return sooner(silence, settled, absence.for_ms + age(absence, at), at - room.received);
}

/** The silence of a player who has been away for `gone` milliseconds, `age` milliseconds after the state arrived. */
function sooner(silence: Silence, settled: boolean | undefined, gone: number, age: number): Silence {
  if (silence.in_ms - age < NOTICE_MS - gone) return silence;
  return { ...silence, in_ms: ANSWER_MS - gone + age, accepts: settled === true };
}

/** The time until the opponent of an absent player may claim the game, in milliseconds, at the local time `at`. */
export function leftToCome(absence: Gone, at: number): number {
  return Math.max(0, (absence.claim_ms ?? 0) - age(absence, at));
}

/** For how many milliseconds a player has been away, at the local time `at`. */
export function goneFor(absence: Gone, at: number): number {
  return absence.for_ms + age(absence, at);
}

/** Whether a player has been away for at least `NOTICE_MS`. */
export function isNoticed(absence: Gone, at: number): boolean {
  return goneFor(absence, at) >= NOTICE_MS;
}

/**
 * Whether the newest state of the game takes an absence into account. The server does so when the absence has lasted
 * `NOTICE_MS`. Here, one second less is enough, because the state may have arrived a little faster than the message
 * about the absence.
 */
function isCounted(room: Room, absence: Gone): boolean {
  return absence.for_ms + room.received - arrivalOf(absence) >= NOTICE_MS - 1000;
}

function Away({ absence, sooner, engine }: AwayProps<Gone>) {
  useEffect(keepTime, []);
  if (!isNoticed(absence, now.value)) return <span class="away">{t('room-gone')}</span>;
  const wait = leftToCome(absence, now.value);
  const shown = wait > 0 && !sooner ? wait : undefined;
  const { reason } = absence;
  const words = reason === 'banned' ? 'absence-banned' : (`absence-${engine ? 'engine-' : ''}${reason}` as const);
  return <Countdown reason={reason} words={t(words)} wait={shown} />;
}

/** Why a player is away and, if the opponent has to wait, how much longer. */
function Countdown({ reason, words, wait }: { reason: AwayReason; words: string; wait: number | undefined }) {
  const long = wait !== undefined && isLong(wait);
  return (
    <span class={long ? 'away long' : 'away'} data-reason={reason}>
      <span class="reason">{words}</span>
      {wait === undefined ? null : (
        <span role="timer" class="number" aria-label={t('absence-wait')}>
          {' '}
          {long ? t('absence-left', { time: countdown(wait) }) : countdown(wait)}
        </span>
      )}
    </span>
  );
}

/**
 * The note on the viewer's own plate while there is no connection, with a countdown like the one that the opponent
 * sees. Both countdowns depend on the last ping that the server answered. They can differ by up to the interval between
 * two pings. They do so if a later ping reached the server and only the answer was lost, or if this page was in the
 * background and pinged rarely.
 */
export function OwnLoss({ store, room }: { store: RoomStore; room: Room }) {
  useEffect(keepTime, []);
  const at = now.value;
  const gone = Math.max(0, at - store.link.goneSince());
  const { silence, settled } = room.view.state.scoring ?? {};
  const ours = silence && isOwn(room, silence.color);
  if (!ours && (gone < NOTICE_MS || !isAwaited(room))) return <span class="away">{t('room-offline')}</span>;
  const age = at - room.received;
  const wait = ours ? sooner(silence, settled, gone, age).in_ms - age : patienceOf(room.view.time) - gone;
  return <Countdown reason="lost" words={t('room-offline')} wait={Math.max(0, wait)} />;
}

/** Whether absences do not count because play stands still. In an overdue adjournment, they count again. */
export function expectsNobody({ standstill }: State): boolean {
  return standstill !== undefined && (standstill.limit_ms ?? standstill.continues_ms) !== undefined;
}

/** Whether the opponent may end the game if the viewer is away for long. A bot never does. */
export function isAwaited(room: Room): boolean {
  const { role, state } = room.view;
  if (hasBot(room) || role.type !== 'player' || role.both || expectsNobody(state)) return false;
  const { scoring } = state;
  if (state.phase !== 'scoring' || !scoring) return state.phase === 'playing';
  // After a player has accepted the score, or if the score is `settled`, a silence decides what happens.
  return !scoring.settled && !scoring.accepted.black && !scoring.accepted.white;
}

/**
 * The absence of the viewer's opponent, if the viewer may end the game because of it, now or later. Undefined without a
 * connection, because then the page does not know whether the opponent is away.
 */
export function opponentGone(room: Room): { seat: Seat; absence: Gone } | undefined {
  const { role, state, presence } = room.view;
  if (offline.value || role.type !== 'player') return undefined;
  if (state.phase === 'finished' || state.phase === 'aborted') return undefined;
  const seat = role.seat === 'host' ? 'guest' : 'host';
  const absence = presence[seat];
  return absence.type === 'gone' && absence.claim_ms !== undefined ? { seat, absence } : undefined;
}

/** The right to end a game because the opponent has been away for too long. */
export type Claims = {
  /** The opponent's name. */
  name: string;
  /** See `isEarly`. */
  early: boolean;
  /** Why: the opponent did not come back, left early, or is kept out by the operator. */
  words: string;
};

/** The viewer's right to end the game after the wait for the opponent; undefined if there is no such right. */
export function useClaim(store: RoomStore, room: Room): Claims | undefined {
  const gone = opponentGone(room);
  const away = gone !== undefined;
  useEffect(() => (away ? keepTime() : undefined), [away]);
  const due = useComputed(() => {
    const found = store.room.value && opponentGone(store.room.value);
    return found !== undefined && found !== null && age(found.absence, now.value) >= (found.absence.claim_ms ?? 0);
  });
  if (!gone || !due.value) return undefined;
  return { name: nameOf(room, gone.seat), early: isEarly(room), words: goneWords(room, gone.seat, gone.absence) };
}

/** Why the viewer may end the game after the wait for the player of this seat. */
export function goneWords(room: Room, seat: Seat, { reason }: Gone): string {
  const id = reason === 'banned' ? 'absence-kept-out' : isEarly(room) ? 'absence-early' : 'absence-over';
  return t(id, { name: nameOf(room, seat) });
}

/** Whether the game can only end without a result, because at least one player has not moved yet. */
export function isEarly({ view: { state } }: Room): boolean {
  return state.abortable || state.phase === 'waiting';
}

/**
 * What happens in the scoring phase if a player does not answer. Undefined if nothing happens, or if the opponent may
 * claim the game before that. Without a connection, the page does not know the deadline of the opponent, because a
 * deadline gets shorter when its player leaves. `OwnLoss` shows the viewer's own deadline.
 */
export function silenceOf(room: Room): Silence | undefined {
  if (isCut(room.view.id)) return undefined;
  const silence = applied(room, performance.now());
  const seat = silence && seatOf(room, silence.color);
  return seat && silenceFirst(room, seat) === false ? undefined : silence;
}

/** The absence of the player of this color. */
export function absenceOf(room: Room, color: Color): Gone | undefined {
  const seat = seatOf(room, color);
  const absence = seat && room.view.presence[seat];
  return absence?.type === 'gone' ? absence : undefined;
}
