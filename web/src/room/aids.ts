// Asks the engine about the position, if the terms of the game allow it.

import { t } from '../i18n/index.ts';
import type { Aid } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { showExtra } from './show-extra.ts';

/** The message that names each aid. */
export const AID_NAMES = { hint: 'room-hint', ahead: 'room-ahead' } as const;

/** Whether the players of a room may use this aid. */
export function allows({ view: { aids } }: Room, aid: Aid): boolean {
  return aids === 'hints' || (aids === 'ahead' && aid === 'ahead');
}

/** Opens a dialog that asks the engine and shows its answer. The code of the dialog is loaded when it is first needed. */
export function askEngine(room: Room, aid: Aid): Promise<void> {
  return showExtra(room, t(AID_NAMES[aid]), async () => ({
    Content: (await import('./aid-answer.tsx')).answerTo(aid),
  }));
}
