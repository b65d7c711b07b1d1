import { expect, it } from 'vitest';
import { nameOfKey } from './binding.ts';

it.each([
  ['p', 'KeyP', false, 'p'],
  ['P', 'KeyP', false, 'p'], // Caps Lock
  ['L', 'KeyL', true, 'L'],
  ['l', 'KeyL', true, 'L'], // Caps Lock and Shift
  ['a', 'KeyQ', false, 'a'], // a French keyboard
  ['з', 'KeyP', false, 'p'], // a Russian keyboard
  ['?', 'Slash', true, '?'],
  ['Escape', 'Escape', false, 'Escape'],
  ['Process', 'KeyP', false, 'Process'], // an input method
] as const)('the character %s from the key %s (with Shift: %s) is read as %s', (key, code, shiftKey, expected) => {
  expect(nameOfKey({ key, code, shiftKey })).toBe(expected);
});
