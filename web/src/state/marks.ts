import type { BoardModel } from '../board/model.ts';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { KINDS } from '../kinds.ts';
import type { Color } from '../protocol.gen.ts';
import type { Position } from '../rules.ts';
import type { Room } from './fold.ts';
import { blackIsNext } from './live.ts';
import { forbiddenIn } from './replay.ts';

/**
 * The marks that show what the rules and the opening allow for the next stone. `own` is the viewer's color, and
 * `offering` contains the fifth moves that the viewer is about to offer. The position is computed only if a mark
 * depends on it.
 */
export function marksOf(
  room: Room,
  own: Color | null | undefined,
  offering: readonly string[],
  position: () => Position,
): Partial<BoardModel> {
  const { setup, state } = room.view;
  if (state.phase !== 'playing') return {};
  const shape = shapeOf(setup);
  const act = state.opening?.act;
  const marks: Partial<BoardModel> = {
    area: act?.type === 'place' ? act.area : undefined,
    offered: act?.type === 'pick' ? act.points : offering,
  };
  if (KINDS[setup.kind].flips && own === state.turn) {
    marks.legal = position()
      .legal()
      .map((index) => pointName(shape, index));
  }
  if (blackIsNext(room)) marks.forbidden = forbiddenIn(shape, position());
  return marks;
}
