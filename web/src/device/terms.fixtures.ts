// The terms of a short game, for tests of games on one device.

import type { CreateRoom } from '../protocol.gen.ts';

/** A game of tic-tac-toe without a clock, in which the host plays Black. */
export const TERMS: CreateRoom = {
  setup: { kind: 'tic_tac_toe' },
  opening: 'free',
  time: { type: 'none' },
  colors: 'black',
  takeback: 'ask',
  visibility: 'private',
};
