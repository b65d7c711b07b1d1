// Which keys of a room work now, for the list of keys.

import { isHere } from '../device/here.ts';
import { sharesDevice } from '../state/fold.ts';
import type { RoomPlace } from './here.ts';
import { ACT_KEYS, ANSWER_KEYS, type RoomAct } from './room.ts';

/** Whether the viewer can choose points: in their own game or, before the game, on the practice board. */
export function choosesIn({ room, phase }: RoomPlace): boolean {
  return room.view.role.type === 'player' && phase !== 'finished' && phase !== 'aborted';
}

/**
 * Whether the key of an action works now. After the game has begun, the keys that answer the page's questions are
 * always listed for the players, because the page can ask at any moment.
 */
export function worksIn(place: RoomPlace, act: RoomAct): boolean {
  const { room, phase, acts, presses } = place;
  const plays = room.view.role.type === 'player';
  const moves = choosesIn(place) && !isHere(room.view.id);
  switch (act) {
    case 'cancel':
      return true;
    case 'facing':
      return sharesDevice(room);
    case 'seat_link':
      return moves;
    case 'other_seat_link':
      return moves && sharesDevice(room);
    case 'play_at':
      return phase !== 'waiting';
  }
  if (ANSWER_KEYS.some((one) => one.act === act)) return plays && phase !== 'waiting';
  if (presses(act)) return document.querySelector(`.room [data-act="${act}"]`) !== null;
  return !ACT_KEYS.some((one) => one.act === act) || acts().includes(act);
}
