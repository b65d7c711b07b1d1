// Describes how colors are assigned.

import type { RoomSummary } from '../protocol.gen.ts';
import { choosesColors } from '../rules.ts';
import { t } from './index.ts';
import { colorWord } from './words.ts';

/** How the colors of a room are assigned, or who begins its opening. `host` is the host's name. */
export function colorsWords(
  { opening, colors, setup }: Pick<RoomSummary, 'opening' | 'colors' | 'setup'>,
  host: string,
) {
  if (choosesColors(opening) && colors !== 'nigiri') return t(`home-begins-${colors}`, { host });
  const side = colorWord(setup.kind, colors === 'white' ? 'white' : 'black');
  return t(`home-host-${colors}`, { host, side });
}
