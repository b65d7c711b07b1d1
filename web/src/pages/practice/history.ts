// The steps taken on the practice board, so that each step can be undone and redone.

import type { Sketch } from './sketch.ts';

/** The sketches in the order in which they were made, and which one is shown. */
export type History = {
  readonly sketches: readonly [Sketch, ...Sketch[]];
  /** The index of the sketch that is shown, from 0. */
  readonly at: number;
};

/** The maximum number of steps that can be undone. Older steps are forgotten. */
export const MOST_STEPS = 1000;

/**
 * A history that ends with a sketch. Each move of the sketch is a step, so that the moves of a game can be undone, too.
 */
export function begin(sketch: Sketch): History {
  const { moves } = sketch;
  const from = Math.max(moves.length - MOST_STEPS, 0);
  const earlier = moves.slice(from).map((_, n) => ({ ...sketch, moves: moves.slice(0, from + n) }));
  const [first, ...rest] = [...earlier, sketch];
  return { sketches: [first ?? sketch, ...rest], at: rest.length };
}

/** The sketch that is shown. */
export function shown({ sketches, at }: History): Sketch {
  return sketches[at] ?? sketches[0];
}

/** Adds a sketch after the one that is shown. Steps that were undone can no longer be redone. */
export function add({ sketches, at }: History, sketch: Sketch): History {
  const [first, ...rest] = [...sketches.slice(0, at + 1), sketch].slice(-MOST_STEPS - 1);
  return { sketches: [first ?? sketch, ...rest], at: rest.length };
}

/** Goes `count` steps forward, or back if `count` is negative. Stops at the first and the last sketch. */
export function step({ sketches, at }: History, count: number): History {
  return { sketches, at: Math.min(Math.max(at + count, 0), sketches.length - 1) };
}
