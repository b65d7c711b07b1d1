// The keys that lead through the moves of a game.

import { actOf, type Binding } from './binding.ts';

/** From a number of moves to another, of so many in all; what lies outside of the game is its end. */
type Way = (at: number, total: number) => number;

export const MOVE_KEYS: readonly Binding<Way>[] = [
  { key: 'ArrowLeft', words: 'keys-step', act: (at) => at - 1 },
  { key: 'ArrowRight', words: 'keys-step', act: (at) => at + 1 },
  { key: 'PageUp', words: 'keys-ten', act: (at) => at - 10 },
  { key: 'PageDown', words: 'keys-ten', act: (at) => at + 10 },
  { key: 'Home', words: 'keys-ends', act: () => 0 },
  { key: 'End', words: 'keys-ends', act: (_, total) => total },
];

/** Where a key leads from a number of moves; nothing if it means nothing here. */
export function keyedMove(key: string, at: number, total: number): number | undefined {
  const to = actOf(MOVE_KEYS, key)?.(at, total);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), total);
}
