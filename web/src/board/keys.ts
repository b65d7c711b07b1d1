// The keys that work on the board.

import { actOf, type Binding } from '../keys/binding.ts';
import type { Color } from '../protocol.gen.ts';

/** The size of a board. */
type Sides = { width: number; height: number };
/** Computes the point to which a key moves the cursor. Points are indices. */
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

const [LEFT, RIGHT, UP, DOWN] = BOARD_KEYS.map(({ act }) => act) as [Way, Way, Way, Way];

/**
 * The keys that move the cursor for White if two people share the keyboard. White chooses with Space. Black uses the
 * arrow keys and Enter.
 */
const SECOND_WAYS: readonly Binding<Way>[] = [
  { key: 'a', words: 'keys-second-next', act: LEFT },
  { key: 'd', words: 'keys-second-next', act: RIGHT },
  { key: 'w', words: 'keys-second-next', act: UP },
  { key: 's', words: 'keys-second-next', act: DOWN },
];

/** All keys that two people who share a keyboard use on the board. */
export const SHARED_KEYS: readonly Binding<unknown>[] = [
  ...BOARD_KEYS.slice(0, 4).map((binding) => ({ ...binding, words: 'keys-first-next' as const })),
  { key: 'Enter', words: 'keys-first-choose', act: true },
  ...SECOND_WAYS,
  { key: ' ', words: 'keys-second-choose', act: true },
];

/** A key chooses a point, moves the cursor, or does nothing because it is a key of the player who must wait. */
export type Pressed = { type: 'choose' } | { type: 'move'; to: number } | { type: 'nothing' };

/**
 * What a key does on the board; undefined if the board does not use the key. If two people share the keyboard, `color`
 * is the color to move, and the keys of the opponent do nothing.
 */
export function pressed(
  event: { key: string; ctrlKey: boolean },
  at: number,
  sides: Sides,
  color?: Color,
): Pressed | undefined {
  const chooses = actOf(CHOOSE_KEYS, event.key) === true;
  const second = actOf(SECOND_WAYS, event.key);
  const to = moved(event.key, event.ctrlKey, at, sides);
  if (!color) {
    if (chooses) return { type: 'choose' };
    return to === undefined ? undefined : { type: 'move', to };
  }
  if (chooses) return (event.key === 'Enter') === (color === 'black') ? { type: 'choose' } : { type: 'nothing' };
  if (second) return color === 'white' ? { type: 'move', to: second(at, sides) } : { type: 'nothing' };
  if (to === undefined) return undefined;
  return color === 'black' ? { type: 'move', to } : { type: 'nothing' };
}

/** The point that a key moves the cursor to; undefined for other keys. */
export function moved(key: string, ctrl: boolean, at: number, sides: Sides): number | undefined {
  return actOf(BOARD_KEYS, key, ctrl)?.(at, sides);
}
