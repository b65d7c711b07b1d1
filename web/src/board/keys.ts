// The keys of the board.

import { actOf, type Binding } from '../keys/binding.ts';

/** A board's sides. */
type Sides = { width: number; height: number };
/** A move from one point to another, both as indices. */
type Way = (at: number, sides: Sides) => number;

/** The keys that move the cursor. */
export const BOARD_KEYS: readonly Binding<Way>[] = [
  { key: 'ArrowLeft', words: 'keys-next', act: (at, { width }) => (at % width > 0 ? at - 1 : at) },
  { key: 'ArrowRight', words: 'keys-next', act: (at, { width }) => (at % width < width - 1 ? at + 1 : at) },
  { key: 'ArrowUp', words: 'keys-next', act: (at, { width }) => (at >= width ? at - width : at) },
  {
    key: 'ArrowDown',
    words: 'keys-next',
    act: (at, { width, height }) => (at + width < width * height ? at + width : at),
  },
  { key: 'Home', ctrl: false, words: 'keys-row', act: (at, { width }) => at - (at % width) },
  { key: 'End', ctrl: false, words: 'keys-row', act: (at, { width }) => at - (at % width) + width - 1 },
  { key: 'PageUp', words: 'keys-column', act: (at, { width }) => at % width },
  { key: 'PageDown', words: 'keys-column', act: (at, { width, height }) => (height - 1) * width + (at % width) },
  { key: 'Home', ctrl: true, words: 'keys-corner', act: () => 0 },
  { key: 'End', ctrl: true, words: 'keys-corner', act: (_, { width, height }) => width * height - 1 },
];

/** The keys that choose the point under the cursor. */
export const CHOOSE_KEYS: readonly Binding<true>[] = [
  { key: 'Enter', words: 'keys-choose', act: true },
  { key: ' ', words: 'keys-choose', act: true },
];

/** The point that a key moves the cursor to; undefined for other keys. */
export function moved(key: string, ctrl: boolean, at: number, sides: Sides): number | undefined {
  return actOf(BOARD_KEYS, key, ctrl)?.(at, sides);
}
