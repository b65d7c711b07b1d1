// Rooms for tests.

import type { RoomMessage } from '../net/connection.ts';
import type { RoomView, State } from '../protocol.gen.ts';

/** A 5x5 game of Go at its start, Black to move. */
export function stateOf(part: Partial<State> = {}): State {
  return {
    phase: 'playing',
    players: { host: { id: 'p1', name: 'ada' }, guest: { id: 'p2', name: 'bo' }, black: 'host' },
    turn: 'black',
    stone: 'black',
    move_number: 0,
    board: ['.....', '.....', '.....', '.....', '.....'],
    prisoners: { black: 0, white: 0 },
    offers: [],
    abortable: true,
    ...part,
  };
}

/** The view of this game that Black gets when joining. */
export function viewOf(part: Partial<RoomView> = {}): RoomView {
  return {
    id: 'r',
    role: { type: 'player', seat: 'host', color: 'black' },
    seq: 3,
    setup: { kind: 'go', size: 5, ruleset: 'japanese', komi_half: 13, handicap: { type: 'none' } },
    opening: 'free',
    time: { type: 'none' },
    colors: 'black',
    takeback: 'ask',
    visibility: 'public',
    created: 0,
    moves: [],
    state: stateOf(),
    chat: [],
    presence: { host: { type: 'here' }, guest: { type: 'here' }, spectators: 0 },
    ...part,
  };
}

/** The message that contains a view. */
export function joined(room: RoomView): Extract<RoomMessage, { type: 'joined' }> {
  return { type: 'joined', room };
}
