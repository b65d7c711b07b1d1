// The time given back to the clocks: for each turn, the delays of the network and of the server that were not charged.

import type { Envelope, Seat } from '../protocol.gen.ts';

/** A turn whose time was not charged in full. */
export type GivenBack = {
  /** How many moves the game had when the turn ended. */
  number: number;
  seat: Seat;
  networkMs: number;
  serverMs: number;
};

/** The turns whose time was not charged in full, in the order of the game, without those that were taken back. */
export function givenBack(events: readonly Pick<Envelope, 'event' | 'spared'>[]): GivenBack[] {
  const turns: GivenBack[] = [];
  /** For each takeback since the last move, the turns that it removed. */
  const undone: GivenBack[][] = [];
  let moves = 0;
  for (const { event, spared } of events) {
    switch (event.type) {
      case 'moved':
      case 'passed':
        moves += 1;
        undone.length = 0;
        break;
      case 'taken_back': {
        moves = Math.min(moves, event.move_number);
        const first = turns.findIndex(({ number }) => number > moves);
        undone.push(first < 0 ? [] : turns.splice(first));
        break;
      }
      case 'redone':
        moves = event.move_number;
        turns.push(...(undone.pop() ?? []));
        break;
      default: // No other event changes the number of moves.
    }
    // A halt interrupts a turn. The next move ends this turn, so the turn gets the number of that move.
    const number = event.type === 'halted' ? moves + 1 : moves;
    if (spared) turns.push({ number, seat: spared.seat, networkMs: spared.lag_ms, serverMs: spared.server_ms });
  }
  return turns;
}

/** The total time given back to a player, in milliseconds. */
export function sumOf(turns: readonly GivenBack[], seat: Seat): { networkMs: number; serverMs: number } {
  const own = turns.filter((turn) => turn.seat === seat);
  const sum = (of: (turn: GivenBack) => number) => own.reduce((total, turn) => total + of(turn), 0);
  return { networkMs: sum((turn) => turn.networkMs), serverMs: sum((turn) => turn.serverMs) };
}
