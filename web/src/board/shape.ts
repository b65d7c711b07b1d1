// The board of a setup: which game it is for, and how many points a row and a column have.

import type { GameSummary, Kind, Setup } from '../protocol.gen.ts';

/** A board without what lies on it. */
export type Shape = { kind: Kind; width: number; height: number };

const OTHELLO_SIDE = 8;
const TIC_TAC_TOE_SIDE = 3;

/** The board of a setup. */
export function shapeOf(setup: Setup): Shape {
  switch (setup.kind) {
    case 'go':
    case 'gomoku':
      return { kind: setup.kind, width: setup.size, height: setup.height ?? setup.size };
    case 'othello':
      return { kind: 'othello', width: OTHELLO_SIDE, height: OTHELLO_SIDE };
    case 'tic_tac_toe':
      return { kind: 'tic_tac_toe', width: TIC_TAC_TOE_SIDE, height: TIC_TAC_TOE_SIDE };
  }
}

/** The board of a finished game in a list. */
export function shapeOfGame(game: Pick<GameSummary, 'kind' | 'size' | 'height'>): Shape {
  return { kind: game.kind, width: game.size, height: game.height ?? game.size };
}

/** How many points a board has. */
export function area({ width, height }: Shape): number {
  return width * height;
}

/** The place of a point in the drawing: column and row, both from 0. */
export function placeOf({ width }: Shape, index: number): [x: number, y: number] {
  return [index % width, Math.floor(index / width)];
}
