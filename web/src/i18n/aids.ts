// Describes which aids the players may use.

import type { Aids } from '../protocol.gen.ts';
import { t } from './index.ts';

/** Which aids the players may use. Empty if none, as in most games. */
export function aidsWords(aids: Aids | undefined): string {
  return aids === undefined || aids === 'off' ? '' : t(`room-aids-${aids}`);
}
