// Who may watch a game, in words.

import type { Watching } from '../protocol.gen.ts';
import type { MessageId } from './catalog.gen.ts';
import { t } from './index.ts';

/** The message that names each choice of who may watch. */
export const WATCHING: Readonly<Record<Watching, MessageId>> = {
  open: 'home-watching-open',
  counted: 'home-watching-counted',
  closed: 'home-watching-closed',
};

/** Who may watch. Empty if everyone may watch and the spectators' names are shown, as in most games. */
export function watchingWords(watching: Watching | undefined): string {
  return watching === undefined || watching === 'open' ? '' : t(`room-watching-${watching}`);
}
