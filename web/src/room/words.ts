// Phrases about a room.

import { t } from '../i18n/index.ts';
import { boardWords } from '../i18n/words.ts';
import type { Color, OfferKind, Seat } from '../protocol.gen.ts';
import { ourColor, playerOf, type Room, seatOf } from '../state/fold.ts';

/** The name of a color. */
export function colorWord(color: Color): string {
  return t(`word-${color}`);
}

/** Kind, board and players: `Go 19×19: ada against bo`. */
export function titleOf(room: Room): string {
  const [black, white] = [playerOf(room, 'black')?.name, playerOf(room, 'white')?.name];
  const what = boardWords(room.view.setup);
  return black && white ? `${what}: ${t('word-versus', { black, white })}` : what;
}

/** Whose move it is, or what else everybody waits for. */
export function statusOf(room: Room): string {
  const { phase, turn, players } = room.view.state;
  switch (phase) {
    case 'waiting':
      if (players.guest) return t('room-status-nigiri');
      return t('room-status-waiting');
    case 'playing':
      if (turn && turn === ourColor(room)) return t('room-status-yours');
      return turn ? t('room-status-turn', { color: turn }) : '';
    case 'scoring':
      return t('room-status-scoring');
    case 'finished':
      return t('room-status-finished');
    case 'aborted':
      return t('outcome-aborted');
  }
}

/** Whose offer it is and what is offered, as the viewer should hear it. */
export function offerWords(room: Room, offer: OfferKind, by: Color): string {
  return ourColor(room) === by ? t(`room-offer-${offer}-ours`) : t(`room-offer-${offer}`, { color: by });
}

/** Which seat is drawn below the board: one's own, Black's for whom only watches. */
export function seatsInOrder(room: Room): { top: Seat; bottom: Seat } {
  const { role } = room.view;
  const bottom = role.type === 'player' ? role.seat : (seatOf(room, 'black') ?? 'host');
  return { top: bottom === 'host' ? 'guest' : 'host', bottom };
}

/** The color of a seat, once known. */
export function colorOf(room: Room, seat: Seat): Color | undefined {
  const { black } = room.view.state.players;
  if (!black) return undefined;
  return black === seat ? 'black' : 'white';
}
