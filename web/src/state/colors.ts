import type { Color } from '../protocol.gen.ts';

/** The opposite color. */
export function opposite(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}
