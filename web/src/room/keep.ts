// Keeps rooms connected while the user visits other pages of the site. So a player with an open tab does not count as
// away, hears when it is their turn, and sees the board immediately when they return to the room. Rooms in which the
// user does not play are kept for a short time only.

import { effect } from '@preact/signals';
import { isHere } from '../device/here.ts';
import { hereLink } from '../device/here-link.ts';
import type { MessageId } from '../i18n/index.ts';
import { clockDigits, playerName, setupWords } from '../i18n/words.ts';
import { answer, say } from '../keys/said.ts';
import type { OfferKind } from '../protocol.gen.ts';
import { hasBot, ourColor, type Room, sharesDevice } from '../state/fold.ts';
import { RoomStore } from '../state/room.ts';
import { change, settings } from '../state/settings.ts';
import { rememberSpace, unjoinable, type Yours, yours } from '../state/yours.ts';
import { awaited } from '../ui/title.ts';
import { Announcer } from './announcer.ts';
import { readingOf } from './clock.tsx';
import { Hearing } from './hearing.ts';
import { celebrate } from './late-ending.tsx';
import { warnOf } from './late-warnings.ts';
import { notifyOfTurn } from './notify.ts';
import { forgetRefusals } from './refusals.ts';
import { titleOf } from './words.ts';

/** How long a room is kept after the viewer leaves its page, if the viewer is not one of its players. */
const LINGER_MS = 30_000;
/**
 * How long a finished game is kept after one of its players leaves its page, for example for the replay. During this
 * time, the player hears of an offered or accepted rematch.
 */
const REMATCH_MS = 10 * 60_000;
/** The maximum number of rooms to keep. The server's own limit is higher: by default, 16 rooms for each connection. */
const MOST_KEPT = 8;

/** A connected room, with everything that continues while its page is not shown. */
export type Kept = {
  store: RoomStore;
  announcer: Announcer;
  /** Called when the players agree on a rematch. Only the page of the room sets this function, to go to the rematch. */
  onRematch: (room: string) => void;
  /** Whether the page of the room is shown. */
  shown: boolean;
  /** The timer that disconnects a room in which the viewer does not play. */
  timer: ReturnType<typeof setTimeout> | undefined;
  stop: () => void;
};

const rooms = new Map<string, Kept>();

/** Whether the room is waiting for the viewer's move. */
export function awaits(room: Room): boolean {
  const { phase, turn } = room.view.state;
  return phase === 'playing' && turn !== undefined && turn === ourColor(room) && !sharesDevice(room);
}

/** Whether the viewer has a seat in a room whose game is not over. */
function playing(room: Room | null): boolean {
  if (room?.view.role.type !== 'player') return false;
  const { phase } = room.view.state;
  return phase === 'waiting' || phase === 'playing' || phase === 'scoring';
}

/** What waits for the viewer's answer: an offer of the opponent, or a score that the viewer has not accepted. */
function asked(room: Room): OfferKind | 'score' | undefined {
  const { role, state } = room.view;
  const color = role.type === 'player' ? role.color : undefined;
  if (!color) return undefined;
  const open = state.offers.find(({ by }) => by !== color);
  return open?.offer ?? (state.phase === 'scoring' && !state.scoring?.accepted[color] ? 'score' : undefined);
}

/** Whether the opponent has offered the viewer a rematch. */
const offersRematch = (room: Room): boolean => asked(room) === 'rematch';

/** Hides the welcome on the home page. A player whose game has begun no longer needs it. */
function hideWelcome(): void {
  if (!settings.peek().welcomed) change({ welcomed: true });
}

/** Connects a room, or keeps it connected. */
export function enter(id: string): Kept {
  const kept = rooms.get(id) ?? follow(id);
  clearTimeout(kept.timer);
  kept.timer = undefined;
  kept.shown = true;
  // Move the room to the end of the map, because the rooms at its start are dropped first.
  rooms.delete(id);
  rooms.set(id, kept);
  makeSpace(MOST_KEPT);
  publish();
  return kept;
}

/** Drops hidden rooms until at most this many rooms are left. Begins with those that would be dropped soon anyway. */
function makeSpace(most: number): void {
  const hidden = [...rooms].filter(([, { shown }]) => !shown);
  hidden.sort(([, one], [, other]) => Number(!one.timer) - Number(!other.timer));
  for (const [old] of hidden.slice(0, Math.max(0, rooms.size - most))) drop(old);
}

/** Connects one of the viewer's games without showing its page. */
export function stay(id: string): void {
  const needed = [...rooms.values()].filter(({ shown, timer }) => shown || !timer);
  if (rooms.has(id) || needed.length >= MOST_KEPT) return;
  makeSpace(MOST_KEPT - 1);
  rooms.set(id, follow(id));
  publish();
}

/** Called when the viewer leaves the page of the room. */
export function leave(id: string): void {
  const kept = rooms.get(id);
  if (!kept) return;
  kept.shown = false;
  kept.onRematch = () => {};
  kept.store.looking.value = null;
  kept.store.staged.value = null;
  kept.store.premove.value = null;
  const room = kept.store.room.peek();
  if (!playing(room) && !(room && offersRematch(room))) dropLater(kept);
}

/** Drops the room after a while, unless this is already planned. */
function dropLater(kept: Kept): void {
  const { id, room } = kept.store;
  const { role, state } = room.peek()?.view ?? {};
  const awaitsRematch = role?.type === 'player' && state?.phase === 'finished' && !state.rematch;
  kept.timer ??= setTimeout(() => drop(id), awaitsRematch ? REMATCH_MS : LINGER_MS);
}

function drop(id: string): void {
  rooms.get(id)?.stop();
  rooms.delete(id);
  publish();
}

/**
 * How long spectators see the result before their page goes to the rematch, in milliseconds. Without this wait,
 * spectators of a delayed broadcast might never see the result, because the end and the rematch can arrive together.
 */
const RESULT_MS = 5000;

function follow(id: string): Kept {
  const store = isHere(id) ? new RoomStore(id, hereLink(id)) : new RoomStore(id);
  const announcer = new Announcer();
  const hearing = new Hearing(store);
  const kept: Kept = { store, announcer, onRematch: () => {}, shown: false, timer: undefined, stop: () => {} };
  let ended = -Infinity;
  let rematch: ReturnType<typeof setTimeout> | undefined;
  store.onNews = (news, room) => {
    // The page may still show the answer to a question that the viewer asked with a key. This answer may now be out of
    // date.
    if (kept.shown) answer.value = '';
    announcer.tell(news, room);
    for (const event of news) {
      hearing.hear(event, room);
      if (event.type === 'finished') {
        celebrate(store);
        ended = performance.now();
      }
      if (event.type === 'rematched') {
        const left = room.view.role.type === 'spectator' ? ended + RESULT_MS - performance.now() : 0;
        // A player who is on another page, such as the replay, must not count as away in the next game.
        if (!kept.shown && room.view.role.type === 'player') stay(event.room);
        if (left > 0) rematch = setTimeout(() => kept.onRematch(event.room), left);
        else kept.onRematch(event.room);
      }
    }
  };
  const endWarnings = warnOf(store, ({ words, urgent }) => {
    if (!kept.shown) return;
    if (urgent) say(words);
    else announcer.add(words);
  });
  const close = store.open();
  const forget = forgetRefusals(store);
  let waited: boolean | undefined;
  const unwatch = effect(() => {
    const room = store.room.value;
    const lost = store.missing.value !== null && !room;
    if (lost !== unjoinable.peek().has(id)) {
      const others = [...unjoinable.peek()].filter((other) => other !== id);
      unjoinable.value = new Set(lost ? [...others, id] : others);
      rememberSpace();
    }
    if (!room) return;
    const waits = awaits(room);
    // The announcer receives the events only after this effect has run, so read the announcer's line later.
    if (waits && waited === false) queueMicrotask(() => notifyOfTurn(room, kept.shown, announcer.line.peek()));
    waited = waits;
    if (playing(room) && room.view.moves.length > 0) hideWelcome();
    if (offersRematch(room)) {
      clearTimeout(kept.timer);
      kept.timer = undefined;
    } else if (!kept.shown && !playing(room)) dropLater(kept);
    publish();
  });
  kept.stop = () => {
    clearTimeout(rematch);
    close();
    forget();
    hearing.stop();
    endWarnings();
    unwatch();
  };
  return kept;
}

/** The time on the viewer's clock, as text; undefined without a clock, and while no clock can run. */
function clockOf(store: RoomStore): string | undefined {
  const state = store.room.peek()?.view.state;
  if (state?.standstill || state?.phase !== 'playing') return undefined;
  const color = store.color.peek();
  const read = color && readingOf(store, color, performance.now());
  return read && clockDigits(read.ms);
}

/** The name of the viewer's opponent. If there is none, the kind of game and the size of the board. */
function opponentOf(room: Room): string {
  const { role, state, setup } = room.view;
  const opponent = role.type === 'player' && !role.both && state.players[role.seat === 'host' ? 'guest' : 'host'];
  return opponent ? playerName(opponent) : setupWords(setup);
}

/** What a game waits for if nothing waits for the viewer's answer. */
function standingOf({ view: { state } }: Room, turn: boolean): MessageId {
  const { phase, standstill } = state;
  if (standstill) return standstill.continues_ms === undefined ? 'room-status-paused' : 'room-status-continuing';
  if (phase === 'scoring') return 'home-now-scoring';
  return turn ? 'room-status-yours' : 'room-live';
}

/** Tells the other pages which games the player has open, and in which of them it is the player's turn. */
function publish(): void {
  const open = [...rooms.values()].flatMap(({ store }) => {
    const room = store.room.peek();
    if (!room || !(playing(room) || offersRematch(room))) return [];
    const { phase, standstill } = room.view.state;
    const { type } = room.view.time;
    const continues = standstill?.continues_ms !== undefined;
    const adjourned = standstill?.kind === 'adjournment' && !continues;
    // Two people on one device see both sides' questions in the room.
    const ask = phase !== 'finished' && sharesDevice(room) ? undefined : asked(room);
    const turn = awaits(room);
    const one: Yours = {
      id: store.id,
      title: titleOf(room),
      opponent: opponentOf(room),
      turn,
      needsUs: !sharesDevice(room) && !hasBot(room) && type !== 'none' && type !== 'correspondence',
      running: (phase === 'playing' && !adjourned) || phase === 'scoring',
      paused: standstill && (continues ? 'continuing' : 'still'),
      asks: ask !== undefined,
      standing: ask ? `home-now-${ask}` : standingOf(room, turn),
      clock: () => clockOf(store),
    };
    return [one];
  });
  if (JSON.stringify(open) !== JSON.stringify(yours.peek())) {
    yours.value = open;
    rememberSpace();
  }
  awaited.value = open.some(({ turn }) => turn);
}
