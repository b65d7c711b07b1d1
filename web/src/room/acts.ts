// A player's actions other than placing stones: the effect of each, and whether it is available now. The buttons, the
// menu and the keys use the same list.

import type { MessageId } from '../i18n/catalog.gen.ts';
import type { OfferKind } from '../protocol.gen.ts';
import { choosesColors, mayPass } from '../rules.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { dialog } from './desk.ts';

export type ActName = 'pass' | 'takeback' | 'draw' | 'abort' | 'resign';

/** An action of the viewer. */
export type Act = {
  words: MessageId;
  /**
   * Whether the action is available now. If not, its button is disabled but stays, so that the other buttons keep
   * their places.
   */
  now: boolean;
  run: () => void;
};

/** The viewer's actions in a game. Empty for spectators, and before and after the game. */
export function actsOf(store: RoomStore, room: Room): Partial<Record<ActName, Act>> {
  const color = ourColor(room);
  const { state, setup, takeback } = room.view;
  const playing = state.phase === 'playing';
  if (!color || !(playing || state.phase === 'scoring')) return {};
  const offer = (kind: OfferKind, words: MessageId, now: boolean): Act => ({
    words,
    now: now && !state.offers.some((open) => open.offer === kind),
    run: () => void store.do({ type: 'offer', offer: kind }),
  });
  const moved = room.view.moves.some((move) => move.color === color);
  // Moves of an opening that assigns the colors cannot be taken back.
  const settled = state.opening !== undefined && choosesColors(room.view.opening);
  const pass: Act = {
    words: 'word-pass',
    now: store.canPlay.value && state.opening === undefined,
    run: () => void store.do({ type: 'pass' }),
  };
  const abort: Act = { words: 'room-abort', now: true, run: () => void store.do({ type: 'abort' }) };
  const resign: Act = {
    words: 'room-resign',
    now: true,
    run: () => {
      dialog.value = 'resign';
    },
  };
  return {
    ...(playing && mayPass(setup) ? { pass } : {}),
    ...(playing && takeback === 'ask' ? { takeback: offer('takeback', 'room-takeback', moved && !settled) } : {}),
    ...(playing ? { draw: offer('draw', 'room-draw', true) } : {}),
    ...(state.abortable ? { abort } : {}),
    resign,
  };
}
