// What happens when a player chooses a point: a stone is played or must be confirmed, a move is added to the offered
// moves, stones are marked as dead, or a stone is placed on the scratch board.

import type { Choice } from '../board/pointing.ts';
import { pointName } from '../board/points.ts';
import { placeOf, shapeOf } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import type { Reading, Speed } from '../protocol.gen.ts';
import { speedOf } from '../rules.ts';
import { isShort } from '../state/clock.ts';
import type { Room } from '../state/fold.ts';
import { offerCount } from '../state/opening.ts';
import type { RoomStore } from '../state/room.ts';
import { type Settings, settings } from '../state/settings.ts';
import { say } from './answering.ts';
import { readingOf } from './clock.tsx';
import { playScratch } from './scratch.tsx';

/** A point smaller than this, in CSS pixels, is easily missed by a finger. Buttons are at least this large. */
const PRECISE_TOUCH_PX = 44;

/** The settings that decide whether a choice must be confirmed. */
type Wanted = Pick<Settings, 'confirm' | 'quickS'>;

/** The game for which a choice is made: its speed, and the player's clock if there is one. */
type Timed = { speed: Speed; clock: Reading | undefined };

/** Whether a choice must be confirmed before it is played. */
export function mustConfirm(wanted: Wanted, choice: Choice, { speed, clock }: Timed): boolean {
  // When time is short, one tap plays a move.
  if (clock && isShort(clock, wanted.quickS * 1000)) return false;
  switch (wanted.confirm[speed]) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'touch':
      return choice.how === 'touch' && choice.cell < PRECISE_TOUCH_PX;
  }
}

/** Whether choosing this point only asks about it. While the board is counted, an empty point cannot be marked. */
export function asksOnly({ view: { setup, state } }: Room, index: number): boolean {
  const [x, y] = placeOf(shapeOf(setup), index);
  return state.phase === 'scoring' && !state.scoring?.scratch && state.board[y]?.[x] === '.';
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
  const color = store.color.peek();
  const clock = color && readingOf(store, color, performance.now());
  const timed = { speed: speedOf(room.view.time), clock };
  if (confirmed || !mustConfirm(settings.peek(), choice, timed) || !store.canPlay.peek()) {
    void store.play(choice.index);
    return;
  }
  const refused = store.check(choice.index);
  if (refused)
    void store.play(choice.index); // Sends nothing, but shows why the move is illegal.
  else {
    store.refusal.value = null;
    store.staged.value = choice.index;
    // The button that plays the move is not where the focus is, so a screen reader would say nothing.
    if (choice.how === 'keyboard') say(t('room-staged', { point: pointName(shapeOf(room.view.setup), choice.index) }));
  }
}
