// The review of a finished game, as the server sends it, and what the page shows of it at a position.

import type { BoardModel } from '../../board/model.ts';
import { request, reviewPath } from '../../net/api.ts';
import type { Review, ReviewState } from '../../protocol.gen.ts';
import { placed } from '../../state/line.ts';
import { ensureSession } from '../../state/session.ts';

/** What a review adds to the board. */
export type Overlay = Pick<BoardModel, 'offered' | 'owner' | 'engine'>;

/** Asks the server for a review. */
export async function askForReview(id: string): Promise<ReviewState> {
  await ensureSession();
  return (await request(reviewPath(id), { method: 'POST' })).json() as Promise<ReviewState>;
}

/** Tells the server that this player does not wait for the review any more. */
export async function cancelReview(id: string): Promise<ReviewState> {
  return (await request(reviewPath(id), { method: 'DELETE' })).json() as Promise<ReviewState>;
}

/** The probability that Black wins in a position, in percent; undefined if the position was not judged. */
export function blackPercent(review: Review, position: number): number | undefined {
  const thousandths = review.black[position] ?? undefined;
  return thousandths === undefined ? undefined : Math.round(thousandths / 10);
}

/**
 * What the review adds to the board in a position: the better move, with the moves expected after it, and, if `owned`,
 * the expected owner of each point.
 */
export function overlayAt(review: Review, position: number, owned: boolean): Overlay {
  const turn = review.turns.find((one) => one.position === position);
  const offered = turn && placed(turn.line);
  const owner = owned ? ownersAt(review, position) : undefined;
  return { ...(offered && { offered, engine: true }), ...(owner && { owner }) };
}

/** The ownership at a position or, if the review has none there, at the latest earlier position with an ownership. */
function ownersAt({ ownership }: Review, position: number): readonly string[] | undefined {
  return ownership.filter((one) => one.position <= position).at(-1)?.rows;
}

/**
 * The corners of the graph. For each judged position: its distance from the left, and its height, which is the
 * probability that Black wins. Both are numbers from 0 to 1.
 */
export function graphOf({ black }: Review): [number, number][] {
  const last = Math.max(black.length - 1, 1);
  return black.flatMap((share, at): [number, number][] => (share == null ? [] : [[at / last, share / 1000]]));
}
