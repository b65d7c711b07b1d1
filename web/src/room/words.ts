// Phrases about a room: its title and status, how the game ended, offers, refusals, and how players are named.

import { type MessageId, t } from '../i18n/index.ts';
import { seriesWords } from '../i18n/series.ts';
import {
  codeWords,
  inLine,
  outcomeWords,
  playerName,
  setupWords,
  sideWord,
  spanWords,
  unmoved,
} from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Color, Offer, OfferKind, Seat } from '../protocol.gen.ts';
import { choosesColors } from '../rules.ts';
import { ourColor, playerOf, type Room, seatOf, sharesDevice } from '../state/fold.ts';
import type { Refusal } from '../state/room.ts';
import { changesOf, colorsWords } from './changes.ts';
import { goesOn, scoreOf } from './series.ts';

/** The kind of game, the size of the board and the players: `Go 19×19: ada vs bo`. */
export function titleOf(room: Room): string {
  const [black, white] = [playerOf(room, 'black'), playerOf(room, 'white')];
  const what = setupWords(room.view.setup);
  if (!black || !white) return what;
  const players = t('word-versus', { black: playerName(black), white: playerName(white) });
  return t('word-about', { what, text: players });
}

/** The page that explains how the game of a room is played. */
export function helpOf(room: Room): string {
  return `/help/${room.view.setup.kind}`;
}

/** Whose turn it is, or what the room is waiting for. */
export function statusOf(room: Room): string {
  const { phase, turn, players, opening, standstill, scoring } = room.view.state;
  switch (phase) {
    case 'waiting':
      if (players.guest) return t('room-status-nigiri');
      return t('room-status-waiting');
    case 'playing':
      if (standstill?.continues_ms !== undefined) return t('room-status-continuing');
      if (standstill) return t(standstill.kind === 'pause' ? 'room-status-paused' : 'room-status-adjourned');
      if (turn && sharesDevice(room)) return t('room-status-turn', { side: whoIs(room, turn) });
      if (turn && turn === ourColor(room)) return t('room-status-yours');
      if (opening) return t('room-status-acts', { name: nameOf(room, opening.seat) });
      return turn ? t('room-status-turn', { side: sideOf(room, turn) }) : '';
    case 'scoring':
      return t(scoring?.scratch ? 'scratch-now' : 'room-status-scoring');
    case 'finished':
      return t('room-status-finished');
    case 'aborted':
      return abortedWords(room);
  }
}

/** How a game without a result ended: it was aborted, or the room was closed before anybody joined. */
export function abortedWords({ view }: Room): string {
  return t(view.state.players.guest ? 'outcome-aborted' : 'room-status-closed');
}

/** How the game ended, in a sentence. */
export function outcomeOf(room: Room, outcome = room.view.state.outcome): string {
  const { setup, opening, moves } = room.view;
  const names = { black: atEnd(room, 'black', outcome), white: atEnd(room, 'white', outcome) };
  return outcomeWords(outcome, { ...setup, unmoved: unmoved(outcome, opening, moves), names });
}

/**
 * A color's player, for a sentence about the end of the game. If players choose the colors during the opening, this is
 * the player's name, because the colors may not have been final when the game ended. The state of a finished game does
 * not show whether they were.
 */
export function atEnd(room: Room, color: Color, outcome = room.view.state.outcome): string {
  const by = outcome?.type === 'win' && outcome.by;
  // If the board decided the result, the opening was over. The sentence about a draw or a void game names nobody.
  const board = !by || by === 'score' || by === 'row' || by === 'forbidden';
  const seat = board || !choosesColors(room.view.opening) ? undefined : seatOf(room, color);
  return seat ? nameOf(room, seat) : sideOf(room, color);
}

/** Whether the viewer has won or lost. Empty for a spectator, for two people on one device, and if nobody has won. */
export function resultOf(room: Room): 'won' | 'lost' | '' {
  const { outcome } = room.view.state;
  const color = sharesDevice(room) ? undefined : ourColor(room);
  if (!color || outcome?.type !== 'win') return '';
  return outcome.winner === color ? 'won' : 'lost';
}

/** Whether the room is waiting for a player to take its free seat. */
export function hasFreeSeat(room: Room): boolean {
  const { phase, players } = room.view.state;
  return phase === 'waiting' && !(players.host && players.guest);
}

/**
 * How much later spectators see the game, worded for the viewer. Empty without a delay, and when the end has been
 * shown.
 */
export function lateWords({ view }: Room): string {
  const { delay_ms, role, state } = view;
  if (delay_ms === undefined || state.phase === 'finished' || state.phase === 'aborted') return '';
  const watches = role.type === 'spectator' && state.phase !== 'waiting';
  return t(watches ? 'room-late-shown' : 'room-late', { span: spanWords(delay_ms) });
}

/** An offer and who made it, worded for the viewer. */
export function offerWords(room: Room, open: Offer): string {
  const words = offerName(room, open);
  return open.terms ? t('word-about', { what: words, text: inLine(...changesOf(room, open.terms)) }) : words;
}

/** The short name of each offer. */
export const OFFER_NAMES: Readonly<Record<OfferKind, MessageId>> = {
  takeback: 'room-takeback',
  redo: 'room-redo',
  draw: 'outcome-draw',
  rematch: 'room-rematch',
  pause: 'room-pause',
  adjourn: 'room-adjourn',
  continue: 'room-continue',
};

/** An offer and who made it, without its terms. */
export function offerName(room: Room, { offer, by, terms }: Offer): string {
  const ours = ourColor(room) === by && !sharesDevice(room);
  const side = whoOffers(room, by, offer);
  if (offer === 'rematch' && !terms && goesOn(room)) return ours ? t('series-offer-ours') : t('series-offer', { side });
  const series = scoreOf(room)?.over ? seriesWords(room.view.series) : '';
  if (offer === 'rematch' && !terms && series)
    return t(ours ? 'series-offer-new-ours' : 'series-offer-new', { side, series });
  const words = ours ? t(`room-offer-${offer}-ours`) : t(`room-offer-${offer}`, { side });
  return offer === 'rematch' && !terms ? t('word-about', { what: words, text: colorsWords(room) }) : words;
}

/** Why an action was refused, and on which point. */
export function refusalWords({ code, point, waitMs = 0, limit }: Refusal): string {
  const words = codeWords(code, Math.ceil(waitMs / 1000), limit);
  return point ? t('word-about', { what: point, text: words }) : words;
}

/** The word for a color's player, for use in a sentence: `Black`. */
export function sideOf(room: Room, color: Color): string {
  return sideWord(room.view.setup.kind, color);
}

/**
 * A color's player, for use in a sentence: the player's name while the colors can still change, otherwise the color's
 * word.
 */
export function whoIs(room: Room, color: Color): string {
  const seat = room.view.state.opening?.colors_open ? seatOf(room, color) : undefined;
  return seat ? t('room-named', { name: nameOf(room, seat) }) : sideOf(room, color);
}

/**
 * A color's player, for a sentence about an offer. For the offer of a rematch, this is the player's name, because a
 * color from the finished game could be mistaken for a color in the rematch.
 */
export function whoOffers(room: Room, color: Color, offer: OfferKind): string {
  const seat = offer === 'rematch' && !sharesDevice(room) ? seatOf(room, color) : undefined;
  return seat ? t('room-named', { name: nameOf(room, seat) }) : whoIs(room, color);
}

/** The name of the player in a seat. */
export function nameOf(room: Room, seat: Seat): string {
  return playerName(room.view.state.players[seat]);
}

/** In Othello, the color that had to pass, if the last move was a pass. */
export function forcedPass(room: Room): Color | undefined {
  const last = room.view.moves.at(-1);
  return KINDS[room.view.setup.kind].flips && last?.point === 'pass' ? last.color : undefined;
}

/**
 * The seats of the plates at the top and at the bottom. The bottom plate has the viewer's own seat or, for a spectator,
 * Black's seat.
 */
export function seatsInOrder(room: Room): { top: Seat; bottom: Seat } {
  const { role } = room.view;
  const bottom = role.type === 'player' ? role.seat : (seatOf(room, 'black') ?? 'host');
  return { top: bottom === 'host' ? 'guest' : 'host', bottom };
}

/** The color of a seat; undefined until the colors are known. */
export function colorOf(room: Room, seat: Seat): Color | undefined {
  const { black } = room.view.state.players;
  if (!black) return undefined;
  return black === seat ? 'black' : 'white';
}
