// What was done on the practice board, so that every step can be undone and repeated.

import type { Sketch } from './sketch.ts';

/** The sketches in the order in which they were made. */
export type History = {
  readonly sketches: readonly [Sketch, ...Sketch[]] /** The sketch that is shown. */;
  readonly at: number;
};

/** The most steps that can be undone. Older ones are forgotten. */
export const MOST_STEPS = 1000;

/** A history that begins with a sketch. */
export function begin(sketch: Sketch): History {
  return { sketches: [sketch], at: 0 };
}

/** The sketch that is shown. */
export function shown({ sketches, at }: History): Sketch {
  return sketches[at] ?? sketches[0];
}

/** Adds a sketch after the one that is shown. What was undone before can no longer be repeated. */
export function add({ sketches, at }: History, sketch: Sketch): History {
  const [first, ...rest] = [...sketches.slice(0, at + 1), sketch].slice(-MOST_STEPS - 1);
  return { sketches: [first ?? sketch, ...rest], at: rest.length };
}

/** Goes a number of steps forward, or back if it is negative, as far as possible. */
export function step({ sketches, at }: History, count: number): History {
  return { sketches, at: Math.min(Math.max(at + count, 0), sketches.length - 1) };
}
