// Says why a key has no effect now. People who see the page notice that the button is missing or dimmed. Others need
// words.

import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { codeWords, spanWords } from '../i18n/words.ts';
import type { RoomAct } from '../keys/room.ts';
import { isCut } from '../net/offline.ts';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import { leftToCome, opponentGone } from './absence.tsx';
import type { Act, ActionName } from './acts.ts';
import { nameOf, offerWords } from './words.ts';

/** Why the key of an action has no effect now. Empty if there is nothing to say. `acts` are the viewer's actions. */
export function whyOff(room: Room, acts: Partial<Record<ActionName, Act>>, act: RoomAct): string {
  const color = ourColor(room);
  if (!color) return '';
  switch (act) {
    case 'claim_win':
    case 'claim_draw':
    case 'claim_wait': {
      const gone = opponentGone(room);
      const left = gone ? leftToCome(gone.absence, performance.now()) : 0;
      return gone && left > 0
        ? t('room-said-away', { name: nameOf(room, gone.seat), time: spanWords(Math.max(1_000, left)) })
        : '';
    }
    case 'resume':
      return room.view.state.scoring?.scratch ? codeWords('scratch_open') : '';
    case 'hint':
    case 'ahead':
    case 'pass':
    case 'plan':
    case 'takeback':
    case 'redo':
    case 'give_time':
    case 'pause':
    case 'adjourn':
    case 'draw':
    case 'abort':
    case 'resign': {
      const found = acts[act];
      return found ? notNow(room, act, found) : notHere(room, act);
    }
    default:
      return '';
  }
}

/** Why this game never has an action, or no longer has it. */
function notHere(room: Room, act: ActionName): string {
  switch (act) {
    case 'hint':
    case 'ahead':
      return isHere(room.view.id) ? t('device-no-aids') : t('room-why-aid', { aid: act });
    case 'takeback':
      return codeWords('takebacks_off');
    case 'redo':
      return codeWords(room.view.takeback === 'off' ? 'takebacks_off' : 'nothing_to_redo');
    case 'abort':
      return codeWords('too_late');
    default:
      return codeWords('not_allowed');
  }
}

/** Why an action of this game is unavailable at this moment. */
function notNow(room: Room, act: ActionName, { from }: Act): string {
  const { offers, standstill, turn } = room.view.state;
  const left = (from ?? 0) - performance.now();
  const open = offers.find(({ offer }) => offer === act);
  if (isCut(room.view.id)) return codeWords('offline');
  if (open) return offerWords(room, open);
  if (standstill) return codeWords('stands_still');
  if (left > 0) return codeWords('too_soon', Math.ceil(left / 1000));
  if (act === 'takeback') return codeWords('nothing_to_take_back');
  const waits = (act === 'pass' || act === 'hint') && turn !== ourColor(room) && !sharesDevice(room);
  return waits ? codeWords('not_your_turn') : t('room-why-now');
}
