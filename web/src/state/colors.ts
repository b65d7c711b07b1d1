import type { Color } from '../protocol.gen.ts';

/** The other color. */
export function opposite(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}
