// The keys that step through the moves of a game.

import { actOf, type Binding } from './binding.ts';

/**
 * Computes the new move number from the current one and the number of moves in the game. The caller clamps the result.
 */
type Way = (at: number, total: number) => number;

export const MOVE_KEYS: readonly Binding<Way>[] = [
  { key: 'ArrowLeft', words: 'keys-step', act: (at) => at - 1 },
  { key: 'ArrowRight', words: 'keys-step', act: (at) => at + 1 },
  { key: 'PageUp', words: 'keys-ten', act: (at) => at - 10 },
  { key: 'PageDown', words: 'keys-ten', act: (at) => at + 10 },
  { key: 'Home', words: 'keys-ends', act: () => 0 },
  { key: 'End', words: 'keys-ends', act: (_, total) => total },
];

/** The move number that a key leads to; undefined if the key is not bound. */
export function keyedMove(key: string, at: number, total: number): number | undefined {
  const to = actOf(MOVE_KEYS, key)?.(at, total);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), total);
}
