// Builds the state of a room from its messages: `fold` applies one message to the current state and returns the new
// state. It uses no clock and no socket, so the same messages always give the same room.

import type { RoomMessage } from '../net/connection.ts';
import type { Aid, Color, Envelope, Plan, Player, Role, RoomView, Seat, Setup, State } from '../protocol.gen.ts';
import { ignore } from '../total.ts';

/** A room, and the time at which its state arrived. */
export type Room = {
  view: RoomView;
  /** The local time at which `view.state` arrived, in milliseconds. */
  received: number;
  /** The answers that the viewer has planned; absent if the viewer has never planned an answer. */
  plan?: Plan;
};

/** The result of applying a message. */
export type Folded = {
  room: Room | null;
  /** The events in the message that the room did not contain yet. */
  news: readonly Envelope[];
  /**
   * Whether the room must be requested again: `since` if events are missing, `whole` if the room is not known yet or
   * the viewer may see more of it now.
   */
  again: 'no' | 'since' | 'whole';
};

/** Applies a message. `me` is the viewer's player id, and `now` is the local time. */
export function fold(room: Room | null, message: RoomMessage, me: string | undefined, now: number): Folded {
  switch (message.type) {
    case 'joined':
      return { room: { view: message.room, received: now }, news: [], again: 'no' };
    case 'events':
      return room ? applyEvents(room, message.events, message.state, me, now) : { room, news: [], again: 'whole' };
    case 'plan':
      return { room: room && { ...room, plan: message.plan }, news: [], again: 'no' };
    case 'presence':
      return {
        room: room && { ...room, view: { ...room.view, presence: message.presence } },
        news: [],
        again: 'no',
      };
    case 'error':
    case 'left':
      return { room, news: [], again: 'no' };
  }
}

function applyEvents(room: Room, all: readonly Envelope[], state: State, me: string | undefined, now: number): Folded {
  const news = all.filter((envelope) => envelope.seq > room.view.seq);
  if (news.length === 0 && all.length > 0) return { room, news, again: 'no' }; // A repeated message: its events are known.
  const first = news[0];
  if (first && first.seq !== room.view.seq + 1) return { room, news: [], again: 'since' };
  const moves = [...room.view.moves];
  const chat = [...room.view.chat];
  let { role, setup } = room.view;
  let again: Folded['again'] = 'no';
  for (const { event } of news) {
    switch (event.type) {
      case 'moved':
        moves.push({ color: event.color, point: event.point });
        break;
      case 'passed':
        moves.push({ color: event.color, point: 'pass' });
        break;
      case 'taken_back':
        moves.length = Math.min(moves.length, event.move_number);
        break;
      case 'redone':
        moves.push(...event.moves);
        break;
      case 'chatted':
        chat.push(event.line);
        break;
      case 'seated':
        if (event.player.id === me) role = { type: 'player', seat: event.seat };
        break;
      case 'stood':
        if (role.type === 'player' && role.seat === event.seat) role = { type: 'spectator' };
        break;
      case 'started':
      case 'chose':
        role = recolored(role, event.black);
        break;
      case 'komi_named':
        setup = withKomi(setup, event.komi_half);
        break;
      case 'seat_shared': // The viewer may have gained or lost a seat.
      case 'finished':
      case 'aborted': // More of the chat may be visible now.
        again = 'whole';
        break;
      case 'created':
      case 'left':
      case 'back':
      case 'guessed':
      case 'declared':
      case 'moves_offered':
      case 'proposed':
      case 'marked':
      case 'score_accepted':
      case 'scratch_opened':
      case 'scratch_played':
      case 'scratch_taken_back':
      case 'scratch_proposed':
      case 'scratch_closed':
      case 'resumed':
      case 'offered':
      case 'declined':
      case 'withdrawn':
      case 'time_given':
      case 'aid_used':
      case 'halted':
      case 'continuing':
      case 'continued':
      case 'overdue':
      case 'rematched':
      case 'watching_changed':
      case 'hidden':
        break; // The new `state` already contains the effect.
      default:
        ignore(event);
    }
  }
  const view: RoomView = { ...room.view, role, setup, chat, state, moves, seq: news.at(-1)?.seq ?? room.view.seq };
  return { room: { ...room, view, received: now }, news, again };
}

/** The viewer's role, now that this seat plays Black. */
function recolored(role: Role, black: Seat): Role {
  return role.type === 'player' ? { ...role, color: role.seat === black ? 'black' : 'white' } : role;
}

/** The setup with the komi that the opening determined. */
function withKomi(setup: Setup, komi_half: number): Setup {
  return 'handicap' in setup ? { ...setup, komi_half } : setup;
}

/** Whether two people play on this device. */
export function sharesDevice(room: Room): boolean {
  return room.view.role.type === 'player' && room.view.role.both === true;
}

/**
 * Whether the terms of the game allow this aid. Each choice of aids allows everything that the one before it allows.
 */
export function allows({ view: { aids } }: Room, aid: Aid): boolean {
  return aids === 'hints' || (aids === 'warnings' && aid !== 'hint') || aids === aid;
}

/** Whether a bot sits in one of the seats. */
export function hasBot({ view }: Room): boolean {
  const { host, guest } = view.state.players;
  return host?.bot !== undefined || guest?.bot !== undefined;
}

/** Whether a bot plays this color. */
export function isBot(room: Room, color: Color): boolean {
  return playerOf(room, color)?.bot !== undefined;
}

/** Whether the viewer has this seat. */
export function isOurs({ view: { role } }: Room, seat: Seat): boolean {
  return role.type === 'player' && (role.both === true || role.seat === seat);
}

/**
 * Whether only the viewer plays this color, so that the page says "you". Never true if two people play on this device.
 */
export function isOwn(room: Room, color: Color): boolean {
  return !sharesDevice(room) && ourColor(room) === color;
}

/**
 * The color that the viewer acts for; undefined for a spectator, and until the colors are known. If two people play on
 * this device, the color that has to act.
 */
export function ourColor(room: Room): Color | undefined {
  const { role, state } = room.view;
  if (role.type !== 'player') return undefined;
  if (!role.both) return role.color;
  if (state.scoring && state.phase === 'scoring') return state.scoring.accepted.black ? 'white' : 'black';
  return state.turn ?? state.standstill?.turn ?? role.color;
}

/** The player of a color; undefined until the colors are known. */
export function playerOf(room: Room, color: Color): Player | null | undefined {
  const { host, guest, black } = room.view.state.players;
  if (!black) return undefined;
  return (black === 'host') === (color === 'black') ? host : guest;
}

/** The seat of a color; undefined until the colors are known. */
export function seatOf(room: Room, color: Color): Seat | undefined {
  const { black } = room.view.state.players;
  if (!black) return undefined;
  return (black === 'host') === (color === 'black') ? 'host' : 'guest';
}
