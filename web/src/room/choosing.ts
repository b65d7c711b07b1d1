// The effect of choosing a point: a stone, a stone to confirm, or dead stones.

import type { Choice } from '../board/pointing.ts';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { offerCount } from '../state/opening.ts';
import type { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';

/** A point smaller than this, in CSS pixels, is easily missed by a finger. */
const SURE_PX = 34;

/** Whether a choice must be confirmed before it is played. */
export function mustConfirm(confirm: 'auto' | 'always' | 'never', choice: Choice): boolean {
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
  const confirmed = store.staged.peek() === choice.index;
  if (confirmed || !mustConfirm(settings.peek().confirm, choice) || !store.canPlay.peek()) {
    void store.play(choice.index);
    return;
  }
  const refused = store.check(choice.index);
  if (refused)
    void store.play(choice.index); // Shows the reason if it is refused.
  else {
    store.refusal.value = null;
    store.staged.value = choice.index;
  }
}
