// The keys of the board.

import { actOf, type Binding } from '../keys/binding.ts';

/** From a point of a board of this size to another, both as indices. */
type Way = (at: number, size: number) => number;

/** The keys that move the cursor. */
export const BOARD_KEYS: readonly Binding<Way>[] = [
  { key: 'ArrowLeft', words: 'keys-next', act: (at, size) => (at % size > 0 ? at - 1 : at) },
  { key: 'ArrowRight', words: 'keys-next', act: (at, size) => (at % size < size - 1 ? at + 1 : at) },
  { key: 'ArrowUp', words: 'keys-next', act: (at, size) => (at >= size ? at - size : at) },
  { key: 'ArrowDown', words: 'keys-next', act: (at, size) => (at + size < size * size ? at + size : at) },
  { key: 'Home', ctrl: false, words: 'keys-row', act: (at, size) => at - (at % size) },
  { key: 'End', ctrl: false, words: 'keys-row', act: (at, size) => at - (at % size) + size - 1 },
  { key: 'PageUp', words: 'keys-column', act: (at, size) => at % size },
  { key: 'PageDown', words: 'keys-column', act: (at, size) => (size - 1) * size + (at % size) },
  { key: 'Home', ctrl: true, words: 'keys-corner', act: () => 0 },
  { key: 'End', ctrl: true, words: 'keys-corner', act: (_, size) => size * size - 1 },
];

/** The keys that choose the point under the cursor. */
export const CHOOSE_KEYS: readonly Binding<true>[] = [
  { key: 'Enter', words: 'keys-choose', act: true },
  { key: ' ', words: 'keys-choose', act: true },
];

/** Where a key moves the cursor; nothing for a key that does not move it. */
export function moved(key: string, ctrl: boolean, at: number, size: number): number | undefined {
  return actOf(BOARD_KEYS, key, ctrl)?.(at, size);
}
