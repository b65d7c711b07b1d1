// A room as its messages tell it: `fold` takes what is known and a message, and answers what is known then.
// No clock, no socket: the same messages always give the same room.

import type { RoomMessage } from '../net/connection.ts';
import type { Color, Envelope, Role, RoomView, Seat, Setup, State } from '../protocol.gen.ts';

/** A room, with when its clocks were true. */
export type Room = {
  view: RoomView;
  /** The local time at which `view.state` came, in milliseconds. */
  received: number;
};

/** What a message made of a room. */
export type Folded = {
  room: Room | null;
  /** What happened, that was not known before. */
  news: readonly Envelope[];
  /** The room must be asked for again: something was missed, or more may be seen now. */
  again: 'no' | 'since' | 'whole';
};

/** Takes a message in. `me` is our player id, `now` the local time. */
export function fold(room: Room | null, message: RoomMessage, me: string | undefined, now: number): Folded {
  switch (message.type) {
    case 'joined':
      return { room: { view: message.room, received: now }, news: [], again: 'no' };
    case 'events':
      return room ? events(room, message.events, message.state, me, now) : { room, news: [], again: 'whole' };
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

function events(room: Room, all: readonly Envelope[], state: State, me: string | undefined, now: number): Folded {
  const news = all.filter((envelope) => envelope.seq > room.view.seq);
  if (news.length === 0 && all.length > 0) return { room, news, again: 'no' }; // All known: an echo.
  const first = news[0];
  if (first && first.seq !== room.view.seq + 1) return { room, news: [], again: 'since' };
  const moves = [...room.view.moves];
  const chat = [...room.view.chat];
  let { role, setup } = room.view;
  let again: Folded['again'] = 'no';
  for (const { event } of news) {
    if (event.type === 'moved') moves.push({ color: event.color, point: event.point });
    else if (event.type === 'passed') moves.push({ color: event.color, point: 'pass' });
    else if (event.type === 'taken_back') moves.length = Math.min(moves.length, event.move_number);
    else if (event.type === 'chatted') chat.push(event.line);
    else if (event.type === 'seated' && event.player.id === me) role = { type: 'player', seat: event.seat };
    else if (event.type === 'stood' && role.type === 'player' && role.seat === event.seat) role = { type: 'spectator' };
    else if (event.type === 'started' || event.type === 'chose') role = recolored(role, event.black);
    else if (event.type === 'komi_named') setup = withKomi(setup, event.komi_half);
    // A seat may have come to us from another device; at the end more of the chat may be read.
    else if (event.type === 'seat_shared' && role.type === 'spectator') again = 'whole';
    else if (event.type === 'finished' || event.type === 'aborted') again = 'whole';
  }
  const view: RoomView = { ...room.view, role, setup, chat, state, moves, seq: news.at(-1)?.seq ?? room.view.seq };
  return { room: { view, received: now }, news, again };
}

/** A role when this seat has come to play Black. */
function recolored(role: Role, black: Seat): Role {
  return role.type === 'player' ? { ...role, color: role.seat === black ? 'black' : 'white' } : role;
}

/** The setup with the komi that was found. */
function withKomi(setup: Setup, komi_half: number): Setup {
  return setup.kind === 'go' ? { ...setup, komi_half } : setup;
}

/** Our color in a room, once known. */
export function ourColor(room: Room): Color | undefined {
  return room.view.role.type === 'player' ? room.view.role.color : undefined;
}

/** Who plays a color; nothing until colors are known. */
export function playerOf(room: Room, color: Color): { id: string; name: string } | null | undefined {
  const { host, guest, black } = room.view.state.players;
  if (!black) return undefined;
  return (black === 'host') === (color === 'black') ? host : guest;
}

/** The seat of a color, once known. */
export function seatOf(room: Room, color: Color): Seat | undefined {
  const { black } = room.view.state.players;
  if (!black) return undefined;
  return (black === 'host') === (color === 'black') ? 'host' : 'guest';
}
