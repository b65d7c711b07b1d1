// A player's actions other than placing stones: the effect of each, and whether it is available now. The buttons, the
// menu and the keys use the same list.

import type { MessageId } from '../i18n/catalog.gen.ts';
import { spanWords } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import { isCut } from '../net/offline.ts';
import type { Color, OfferKind } from '../protocol.gen.ts';
import { mayPass } from '../rules.ts';
import { opposite } from '../state/colors.ts';
import { allows, hasBot, ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { askEngine, type Question } from './aids.ts';
import { choosePass, isFixed } from './choosing.ts';
import { dialog } from './desk.ts';
import { FINAL_COUNT } from './final-count.tsx';
import { hasPlans, mayPlan, openPlanner } from './planning.ts';

export type ActionName =
  | 'pass'
  | 'plan'
  | 'takeback'
  | 'redo'
  | 'hint'
  | 'ahead'
  | 'give_time'
  | 'pause'
  | 'adjourn'
  | 'draw'
  | 'abort'
  | 'resign';

/** An action of the viewer. */
export type Act = {
  words: MessageId;
  /** The arguments of `words`. */
  args?: Readonly<Record<string, string>>;
  /**
   * Whether the action is available now. If not, its button is disabled but stays on the screen, so that the
   * other buttons keep their places.
   */
  now: boolean;
  /**
   * The action must wait until this local time, in milliseconds, because the opponent has declined a request of this
   * kind, or the viewer has withdrawn too many requests.
   */
  from?: number | undefined;
  /** The action is possible only until this local time, in milliseconds. */
  until?: number | undefined;
  /** The id of the element that warns about this action. */
  warning?: string | undefined;
  run: () => void;
};

/** Whether the action is available at a local time. */
export function isReady({ now, from, until }: Act, at = performance.now()): boolean {
  return now && (from === undefined || from <= at) && (until === undefined || at <= until);
}

/** Whether this color made the last move, not counting forced passes. Always true if two people play on this device. */
function playedLast(room: Room, color: Color): boolean {
  const { view } = room;
  const { flips } = KINDS[view.setup.kind];
  const last = [...view.moves].reverse().find(({ point }) => !(flips && point === 'pass'));
  return sharesDevice(room) || last?.color === color;
}

/** The color that gives time. If two people play on this device, this is the color that is not to move. */
function giver(room: Room, color: Color): Color {
  return sharesDevice(room) ? opposite(color) : color;
}

/**
 * The viewer's actions in a game. Without a connection, only a pass is available, because the page can keep a pass and
 * send it later, just like a stone. Empty for spectators, and before and after the game.
 */
export function actionsOf(store: RoomStore, room: Room): Partial<Record<ActionName, Act>> {
  const acts = allActs(store, room);
  for (const [name, act] of Object.entries(acts)) act.now &&= name === 'pass' || !isCut(room.view.id);
  return acts;
}

function allActs(store: RoomStore, room: Room): Partial<Record<ActionName, Act>> {
  const color = ourColor(room);
  const { state, setup, takeback } = room.view;
  const playing = state.phase === 'playing';
  if (!color || !(playing || state.phase === 'scoring')) return {};
  const offer = (kind: OfferKind, words: MessageId, now: boolean): Act => ({
    words,
    now: now && !state.offers.some((open) => open.offer === kind),
    run: () => void store.do({ type: 'offer', offer: kind }),
  });
  const moved = room.view.moves.some((move) => sharesDevice(room) || move.color === color);
  const fixed = isFixed(room);
  const { wait_ms, grace_ms, redo } = state.takebacks ?? {};
  /** A request for a takeback or a redo. After a declined request, the player must wait before the next one. */
  const request = (kind: OfferKind, words: MessageId, now: boolean): Act => ({
    ...offer(kind, words, now),
    from: wait_ms && room.received + wait_ms[color],
  });
  /** A takeback of a misclick, in a room without other takebacks. */
  const misclick = (): Act => ({
    ...offer('takeback', 'room-takeback', grace_ms !== undefined && !fixed && playedLast(room, color)),
    until: room.received + (grace_ms ?? 0),
  });
  const pass: Act = {
    words: 'word-pass',
    // A player cannot pass until the server has answered the stone or the pass that the player sent before.
    now: store.canPlay.value && store.acting.value === 0 && state.opening === undefined,
    warning: state.final_count && FINAL_COUNT,
    run: () => choosePass(store),
  };
  const { gifts, standstill } = state;
  // Correspondence games leave days for each move, so they cannot be paused or adjourned. Nor can games without a
  // clock.
  const halts = (state.clocks?.running && room.view.time.type !== 'correspondence') || standstill;
  const mayAdjourn = !standstill || (standstill.kind === 'pause' && standstill.continues_ms === undefined);
  const give = (): Act => ({
    words: 'room-give-time',
    args: { time: gifts ? spanWords(gifts.ms) : '' },
    now: gifts !== undefined && gifts.left[giver(room, color)] > 0,
    run: () => void store.do({ type: 'give_time' }),
  });
  const aid = (name: Question): Act => ({
    words: `room-${name}`,
    now: !state.opening && !state.standstill && (name === 'ahead' || sharesDevice(room) || state.turn === color),
    run: () => void askEngine(room, name),
  });
  const planned = room.plan?.lines.length ?? 0;
  const plan: Act = {
    words: planned > 0 ? 'plan-again' : 'plan-title',
    args: { count: String(planned) },
    now: mayPlan(room),
    run: () => void openPlanner(store),
  };
  /** An action that ends the game. A dialog asks first. */
  const ends = (name: 'abort' | 'resign'): Act => ({
    words: `room-${name}`,
    now: true,
    run: () => {
      dialog.value = name;
    },
  });
  return {
    ...(playing && mayPass(setup) ? { pass } : {}),
    ...(hasPlans(room) ? { plan } : {}),
    ...(playing && takeback !== 'off'
      ? { takeback: request('takeback', 'room-takeback', moved && !fixed && !standstill) }
      : {}),
    ...(playing && takeback === 'off' && room.view.grace_ms !== undefined ? { takeback: misclick() } : {}),
    ...(playing && takeback !== 'off' && redo !== undefined ? { redo: request('redo', 'room-redo', true) } : {}),
    ...(playing && allows(room, 'hint') ? { hint: aid('hint') } : {}),
    ...(playing && allows(room, 'ahead') ? { ahead: aid('ahead') } : {}),
    ...(playing && gifts && !hasBot(room) ? { give_time: give() } : {}),
    ...(playing && halts ? { pause: offer('pause', 'room-pause', !standstill) } : {}),
    ...(playing && halts ? { adjourn: offer('adjourn', 'room-adjourn', mayAdjourn) } : {}),
    ...(playing ? { draw: offer('draw', 'room-draw', true) } : {}),
    ...(state.abortable ? { abort: ends('abort') } : {}),
    resign: ends('resign'),
  };
}
