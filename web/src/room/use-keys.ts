import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { actOf, writing } from '../keys/binding.ts';
import { keyedMove } from '../keys/moves.ts';
import { ACT_KEYS, ASK_KEYS, DESK_KEYS, type RoomAct } from '../keys/room.ts';
import { ourColor, type Room, together } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { change, settings, settingsOpen } from '../state/settings.ts';
import { actsOf } from './acts.ts';
import { aboutClocks, aboutLine, aboutPoint, aboutScore } from './asking.ts';
import { openTab, sheet, type Tab } from './desk.ts';
import { statusOf } from './words.ts';

/** The answer to the last question that the player asked with a key, for screen readers. */
export const answer = signal('');

const ROOM_KEYS = [...ACT_KEYS, ...DESK_KEYS, ...ASK_KEYS];

/** Handles the keys of a room anywhere on its page, except in fields and dialogs. */
export function useKeys(store: RoomStore, newest: () => string): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      const room = store.room.peek();
      if (!room || document.querySelector('dialog[open]')) return;
      const act = settings.peek().letters || event.key === 'Escape' ? actOf(ROOM_KEYS, event.key) : undefined;
      const moved = act || usesArrows(event.target) ? undefined : stepped(store, room, event.key);
      if (act === undefined && moved === undefined) return;
      event.preventDefault();
      if (act) ACTS[act](store, room, newest);
      else if (moved !== undefined) store.look(moved);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [store, newest]);
}

/** Whether the element is part of one that handles the arrow keys itself. */
function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"], [role="tablist"], [role="log"]') !== null;
}

function stepped(store: RoomStore, room: Room, key: string): number | undefined {
  const total = room.view.moves.length;
  return keyedMove(key, store.looking.peek() ?? total, total);
}

type Run = (store: RoomStore, room: Room, newest: () => string) => void;

/** Runs one of the player's actions if it is available now. */
const own =
  (name: 'pass' | 'takeback' | 'draw' | 'abort' | 'resign'): Run =>
  (store, room) => {
    const act = actsOf(store, room)[name];
    if (act?.now) act.run();
  };

/** Answers or withdraws the oldest open offer for which this is possible. */
const settle =
  (type: 'accept' | 'decline' | 'withdraw'): Run =>
  (store, room) => {
    const color = ourColor(room);
    const open =
      color && room.view.state.offers.find(({ by }) => together(room) || (by === color) === (type === 'withdraw'));
    if (open) void store.do({ type, offer: open.offer });
  };

const say = (words: string) => {
  // An inaudible character makes a repeated answer differ from the previous one, so that it is spoken again.
  answer.value = answer.peek() === words ? `${words}\u00a0` : words;
};

const show =
  (tab: Tab, field?: string): Run =>
  () => {
    openTab(tab);
    if (field) queueMicrotask(() => document.querySelector<HTMLElement>(field)?.focus());
  };

/** The point under the board's cursor. */
function cursor(): number {
  const point = document.querySelector('.room-board [data-point][tabindex="0"]');
  return Number(point?.getAttribute('data-point') ?? 0);
}

const ACTS: Readonly<Record<RoomAct, Run>> = {
  pass: own('pass'),
  takeback: own('takeback'),
  draw: own('draw'),
  abort: own('abort'),
  resign: own('resign'),
  accept: (store, room, newest) => {
    const { scoring } = room.view.state;
    const color = ourColor(room);
    if (scoring && color && room.view.state.phase === 'scoring') {
      if (!scoring.accepted[color]) void store.do({ type: 'accept_score', dead: [...scoring.dead] });
    } else settle('accept')(store, room, newest);
  },
  decline: settle('decline'),
  withdraw: settle('withdraw'),
  resume: (store, room) => {
    if (ourColor(room) && room.view.state.phase === 'scoring') void store.do({ type: 'resume' });
  },
  rematch: (store, room) => {
    const { phase, offers } = room.view.state;
    const over = phase === 'finished' || phase === 'aborted';
    if (ourColor(room) && over && offers.length === 0) void store.do({ type: 'offer', offer: 'rematch' });
  },
  cancel: (store) => {
    if (sheet.peek()) sheet.value = false;
    else if (store.staged.peek() !== null) store.staged.value = null;
    else if (store.premove.peek() !== null) store.premove.value = null;
    else store.looking.value = null;
  },
  play_at: show('moves', '.room-play-at input'),
  moves: show('moves'),
  chat: show('chat', '.chat-form input'),
  about: show('about'),
  settings: () => {
    settingsOpen.value = true;
  },
  zen: () => change({ zen: !settings.peek().zen }),
  coordinates: () => change({ coordinates: !settings.peek().coordinates }),
  sound: () => change({ sound: !settings.peek().sound }),
  say_point: (store) => say(aboutPoint(store, cursor())),
  say_row: (store) => say(aboutLine(store, cursor(), 'row')),
  say_column: (store) => say(aboutLine(store, cursor(), 'column')),
  say_clocks: (store, room) => say(aboutClocks(store, room)),
  say_score: (_, room) => say(aboutScore(room)),
  say_news: (_, room, newest) => say([newest(), statusOf(room)].filter((words) => words !== '').join('; ')),
};
