// Handles a point that a player chooses, and a pass. Depending on the phase, a choice plays a move, prepares it or asks
// the player to confirm it, adds a point to the offered moves, marks stones as dead or alive, or places a stone on the
// scratch board.

import type { Choice } from '../board/pointing.ts';
import { pointName } from '../board/points.ts';
import { shapeOf, signAt } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { say } from '../keys/said.ts';
import type { Reading, Speed } from '../protocol.gen.ts';
import { choosesColors, speedOf } from '../rules.ts';
import { isShort } from '../state/clock.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import { offerCount } from '../state/opening.ts';
import type { RoomStore } from '../state/room.ts';
import { type Settings, settings } from '../state/settings.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { readingOf } from './clock.tsx';
import { warnings } from './late-warnings.ts';
import { playScratch } from './scratch.tsx';

/** A finger easily misses a point that is smaller than this, in CSS pixels. Buttons are at least this large. */
const PRECISE_TOUCH_PX = 44;

/** The settings that decide whether a choice must be confirmed. */
type Wanted = Pick<Settings, 'confirm' | 'quickS'>;

/** How a move was chosen. */
type Way = Pick<Choice, 'how' | 'cell'>;

/** The game for which a choice is made. */
type Game = {
  speed: Speed;
  /** The player's clock, if there is one. */
  clock: Reading | undefined;
  /** Whether a move can be taken back without asking anybody. */
  free: boolean;
};

/** Whether a choice must be confirmed before it is played. */
export function mustConfirm(wanted: Wanted, { how, cell }: Way, { speed, clock, free }: Game): boolean {
  // When time is short, one tap plays a move.
  if (clock && isShort(clock, wanted.quickS * 1000)) return false;
  switch (wanted.confirm[speed]) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'touch':
      // If a player can take back a wrong stone without asking, a second tap for each move would be more work than it
      // saves.
      return how === 'touch' && cell < PRECISE_TOUCH_PX && !free;
  }
}

/** Whether no move can be taken back now, because an opening assigns the colors. */
export function isFixed({ view }: Room): boolean {
  return view.state.opening !== undefined && choosesColors(view.opening);
}

/** Whether a move can be taken back immediately, without asking an opponent on another device. */
export function takesBackAlone(room: Room): boolean {
  const { takeback } = room.view;
  return !isFixed(room) && (takeback === 'free' || (takeback === 'ask' && sharesDevice(room)));
}

/** Whether the settings ask for a confirmation of this move now. */
function asksFirst(store: RoomStore, room: Room, way: Way): boolean {
  const color = store.color.peek();
  const clock = color && readingOf(store, color, performance.now());
  return mustConfirm(settings.peek(), way, { speed: speedOf(room.view.time), clock, free: takesBackAlone(room) });
}

/** Whether choosing this point only asks about it. While the board is counted, an empty point cannot be marked. */
export function asksOnly({ view: { setup, state } }: Room, index: number): boolean {
  return state.phase === 'scoring' && !state.scoring?.scratch && signAt(shapeOf(setup), state.board, index) === '.';
}

/** Whether the engine has warned of this point only just now, so that the player cannot have read the warning yet. */
function isNewlyWarned(store: RoomStore, index: number): boolean {
  const warned = store.warned.peek();
  return warned?.index === index && performance.now() < warned.at + SETTLE_MS;
}

/** Acts on a chosen point. */
export function choose(store: RoomStore, choice: Choice): void {
  const room = store.room.peek();
  if (!room) return;
  if (store.looking.peek() !== null) {
    store.strayed.value = true;
    return;
  }
  if (store.waits(choice.index, () => choose(store, choice))) return;
  if (room.view.state.phase === 'scoring') {
    const point = pointName(shapeOf(room.view.setup), choice.index);
    const { scratch } = room.view.state.scoring ?? {};
    if (scratch) {
      playScratch(store, room, scratch, point);
      return;
    }
    const dead = room.view.state.scoring?.dead.includes(point) ?? false;
    void store.do({ type: 'mark', point, dead: !dead });
    return;
  }
  if (offerCount(room) !== undefined) {
    store.toggleOffer(choice.index);
    return;
  }
  if (settings.peek().premoves && store.prepare(choice.index)) return;
  const confirmed = store.staged.peek() === choice.index;
  // If the first click of a double click brings a warning, the second click must not confirm the move.
  if (confirmed && isNewlyWarned(store, choice.index)) return;
  if (confirmed || !asksFirst(store, room, choice) || !store.canPlay.peek()) {
    void store.play(choice.index);
    return;
  }
  const refused = store.check(choice.index);
  if (refused)
    void store.play(choice.index); // Sends nothing, but shows why the move is illegal.
  else {
    store.refusal.value = null;
    store.staged.value = choice.index;
    // The focus is not on the button that plays the move, so without these words a screen reader would say nothing.
    if (choice.how === 'keyboard') say(t('room-staged', { point: pointName(shapeOf(room.view.setup), choice.index) }));
  }
}

/** Plays a pass. On a device on which the player would have to confirm a stone, the pass must be confirmed too. */
export function choosePass(store: RoomStore): void {
  const room = store.room.peek();
  if (!room) return;
  // Not every browser reports whether a button was touched or clicked, so the kind of device decides.
  const how = matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard';
  const cell = document.querySelector('.room-board .touch')?.getBoundingClientRect().width ?? 0;
  if (store.staged.peek() === 'pass' || !asksFirst(store, room, { how, cell })) store.pass();
  else {
    store.staged.value = 'pass';
    say(warnings.value?.stagedWords(store) ?? t('room-staged-pass'));
  }
}
