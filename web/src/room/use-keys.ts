import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Alone } from '../keys/alone.ts';
import { actOf, nameOfKey, writing } from '../keys/binding.ts';
import { atPlace } from '../keys/here.ts';
import { keyedMove } from '../keys/moves.ts';
import { cursorIn, questionOf } from '../keys/questions.ts';
import { type AskAct, needsCare, PHASE_KEYS, type RoomAct, SHARED_PHASE_KEYS } from '../keys/room.ts';
import { say } from '../keys/said.ts';
import { isTaken, useKeydown } from '../keys/use-keydown.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { change, settings, settingsOpen } from '../state/settings.ts';
import { type ActionName, actionsOf, isReady } from './acts.ts';
import { answerTo } from './answering.ts';
import { facing, openTab, sharing, sheet, type Tab } from './desk.ts';
import { focusBoard } from './focus.ts';
import { showGivenBack } from './given-back.tsx';
import { press } from './keyed.ts';
import { sayWhyOff } from './late-dialogs.tsx';
import { makeSeatLink, seatsToMove } from './seat-link.tsx';
import { letGo, toBoard } from './shared-keys.ts';
import { showWatching } from './side/watching.ts';
import { helpOf } from './words.ts';

/** Handles the keys of a room anywhere on its page, except in fields and dialogs. */
export function useKeys(store: RoomStore, newest: () => string, route: (path: string) => void): void {
  const alone = useMemo(() => new Alone(), []);
  useEffect(() => () => alone.stop(), [alone]);
  useSignalEffect(() => {
    const room = store.room.value;
    const phase = room?.view.state.phase;
    sharing.value = room !== null && sharesDevice(room) && (phase === 'playing' || phase === 'scoring');
    if (!room || !phase) return;
    const acts = () => Object.keys(actionsOf(store, room));
    const presses = (act: RoomAct) => !ACTS[act];
    return atPlace({ page: 'room', phase, shared: sharing.value, room, acts, presses });
  });
  useKeydown((event) => {
    if (writing(event.target)) alone.field();
    if (isTaken(event) || writing(event.target)) return;
    const room = store.room.peek();
    if (!room || document.querySelector('dialog[open]')) return;
    const { phase } = room.view.state;
    if (sharing.peek() && toBoard(event, phase === 'playing')) return event.preventDefault();
    const keys = (sharing.peek() ? SHARED_PHASE_KEYS : PHASE_KEYS)[phase];
    const act = settings.peek().letters || event.key === 'Escape' ? actOf(keys, nameOfKey(event)) : undefined;
    const moved = act || usesArrows(event.target) ? undefined : stepped(store, room, event.key);
    // A key that is held down runs its action only once.
    const runs = act && !event.repeat ? () => run(act, { store, room, newest, route }) : undefined;
    const later = runs && act && needsCare(act) ? unlessChanged(store, runs) : undefined;
    if (later || (/^\p{L}$/u.test(event.key) && !event.repeat)) alone.typed(event.timeStamp, later);
    if (act === undefined && moved === undefined) return;
    event.preventDefault();
    if (act && !later) runs?.();
    if (moved !== undefined) store.look(moved);
  });
  useLayoutEffect(() => {
    const clicked = (event: MouseEvent) => {
      if (sharing.peek()) letGo(event);
    };
    document.addEventListener('click', clicked);
    return () => {
      document.removeEventListener('click', clicked);
      sharing.value = false;
    };
  }, []);
}

/**
 * Returns a function that runs the action when it is called later. If the state of the game has changed since the key
 * was pressed, this function does not run the action, and says that something has changed.
 */
function unlessChanged(store: RoomStore, runs: () => void): () => void {
  const asked = () => {
    const { phase, move_number, offers, turn, scoring, standstill } = store.room.peek()?.view.state ?? {};
    return JSON.stringify([phase, move_number, offers, turn, scoring, standstill?.kind]);
  };
  const before = asked();
  return () => {
    if (asked() === before) runs();
    else say(t('room-just-changed'));
  };
}

function run(act: RoomAct, page: Page): void {
  const does = ACTS[act];
  if (does) does(page);
  else if (!press(act)) sayWhyOff(page.store, page.room, act);
}

/** Whether the event comes from within an element that handles the arrow keys itself. */
function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"], [role="tablist"], [role="log"]') !== null;
}

function stepped(store: RoomStore, room: Room, key: string): number | undefined {
  const total = room.view.moves.length;
  return keyedMove(key, store.looking.peek() ?? total, total);
}

type Page = { store: RoomStore; room: Room; newest: () => string; route: (path: string) => void };
type Run = (page: Page) => void;

/** Runs one of the player's actions if it is available now. Otherwise, says why it is not. */
const own =
  (name: ActionName): Run =>
  ({ store, room }) => {
    const act = actionsOf(store, room)[name];
    if (act && isReady(act)) act.run();
    else sayWhyOff(store, room, name);
  };

/** Makes a link for one of the viewer's seats on this device: the first seat if `n` is 0, the second if `n` is 1. */
const moveSeat =
  (n: number): Run =>
  ({ room }) => {
    const seats = seatsToMove(room);
    if (n < seats.length) void makeSeatLink(room, seats[n]);
  };

const show =
  (tab: Tab, field?: string): Run =>
  () => {
    openTab(tab);
    if (field) queueMicrotask(() => document.querySelector<HTMLElement>(field)?.focus());
  };

/** Speaks the answer to a question about the game. */
const ask =
  (act: AskAct): Run =>
  (page) => {
    const shape = page.store.board.peek()?.shape;
    if (shape) say(answerTo(page.store, page.room, questionOf(act, shape, cursorIn('.room-board')), page.newest));
  };

/**
 * The keys that also work while their button is not on the page, for example because the menu with the button is closed.
 * The key of any other action presses the button or link that the page shows for the action.
 */
const ACTS: Readonly<Partial<Record<RoomAct, Run>>> = {
  pass: own('pass'),
  plan: own('plan'),
  takeback: own('takeback'),
  redo: own('redo'),
  give_time: own('give_time'),
  hint: own('hint'),
  ahead: own('ahead'),
  pause: own('pause'),
  adjourn: own('adjourn'),
  draw: own('draw'),
  abort: own('abort'),
  resign: own('resign'),
  cancel: ({ store }) => {
    if (sheet.peek()) sheet.value = false;
    else if (store.staged.peek() !== null) store.staged.value = null;
    else if (store.premove.peek() !== null) store.premove.value = null;
    else store.looking.value = null;
    focusBoard();
  },
  play_at: show('moves', '.room-field input'),
  moves: show('moves'),
  chat: show('chat', '.chat-form input'),
  about: show('about'),
  watching: showWatching,
  settings: () => {
    settingsOpen.value = true;
  },
  how: ({ room, route }) => route(helpOf(room)),
  given_back: ({ room }) => void showGivenBack(room),
  seat_link: moveSeat(0),
  other_seat_link: moveSeat(1),
  facing: ({ room }) => {
    if (sharesDevice(room)) facing.value = !facing.peek();
  },
  zen: () => change({ zen: !settings.peek().zen }),
  coordinates: () => change({ coordinates: !settings.peek().coordinates }),
  sound: () => change({ sound: !settings.peek().sound }),
  say_point: ask('say_point'),
  say_row: ask('say_row'),
  say_column: ask('say_column'),
  say_clocks: ask('say_clocks'),
  say_score: ask('say_score'),
  say_news: ask('say_news'),
};
