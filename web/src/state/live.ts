// The board as the server's state describes it.

import type { BoardModel } from '../board/model.ts';
import { shapeOf } from '../board/shape.ts';
import type { Room } from './fold.ts';
import { lastStone } from './replay.ts';
import { scratchDead, scratchOf } from './scratch.ts';

/** The number of stones on a board. */
export function stones(board: BoardModel): number {
  return board.rows.join('').replaceAll('.', '').length;
}

/** Whether the next stone to place or to offer is Black's. */
export function blackIsNext(room: Room): boolean {
  const { stone, opening } = room.view.state;
  return stone === 'black' || opening?.act.type === 'offer_moves' || opening?.act.type === 'choose_or_offer';
}

/** The board model from the server's state. While a scratch board is open, it is shown in place of the game's board. */
export function liveBoard(room: Room): BoardModel {
  const { setup, state, moves } = room.view;
  const scratch = scratchOf(room);
  if (scratch) {
    return { shape: shapeOf(setup), rows: scratch.board, last: scratch.last?.point, dead: scratchDead(room) };
  }
  return {
    shape: shapeOf(setup),
    rows: state.board,
    // In the scoring phase, the board shows the marks of the count instead of the last move.
    last: state.scoring ? undefined : lastStone(moves),
    ko: state.ko,
    dead: state.scoring?.dead,
    owner: state.scoring?.owner,
    unsealed: state.scoring?.unsealed,
    row: state.row,
  };
}
