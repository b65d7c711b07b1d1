// What happens when a player chooses a point: a stone is played or must be confirmed, a move is added to the offered
// moves, or stones are marked as dead.

import type { Choice } from '../board/pointing.ts';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { offerCount } from '../state/opening.ts';
import type { RoomStore } from '../state/room.ts';
import { type Settings, settings } from '../state/settings.ts';
import { readingOf } from './clock.tsx';

/** A point smaller than this, in CSS pixels, is easily missed by a finger. */
const SURE_PX = 34;

/** The settings that decide whether a choice must be confirmed. */
type Wanted = Pick<Settings, 'confirm' | 'confirmUntimed' | 'quickS'>;

/** Whether a choice must be confirmed before it is played. `leftMs` is the time on the player's clock, if there is one. */
export function mustConfirm(wanted: Wanted, choice: Choice, leftMs: number | undefined): boolean {
  // When time is short, one tap plays.
  if (leftMs !== undefined && leftMs < wanted.quickS * 1000) return false;
  const confirm = leftMs === undefined ? wanted.confirmUntimed : wanted.confirm;
  switch (confirm) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'auto':
      return choice.how === 'touch' && choice.cell < SURE_PX;
  }
}

/** Acts on a chosen point. */
export function choose(store: RoomStore, choice: Choice): void {
  const room = store.room.peek();
  if (!room || store.waits(choice.index, () => choose(store, choice))) return;
  if (room.view.state.phase === 'scoring') {
    const point = pointName(shapeOf(room.view.setup), choice.index);
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
  const left = color && readingOf(store, color, performance.now())?.ms;
  if (confirmed || !mustConfirm(settings.peek(), choice, left) || !store.canPlay.peek()) {
    void store.play(choice.index);
    return;
  }
  const refused = store.check(choice.index);
  if (refused)
    void store.play(choice.index); // Sends nothing, but shows the reason.
  else {
    store.refusal.value = null;
    store.staged.value = choice.index;
  }
}
