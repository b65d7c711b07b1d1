// Asks the engine about the position, if the terms of the game allow it.

import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import { showExtra } from './show-extra.ts';

/** A question to the engine. */
export type Question = 'hint' | 'ahead';

/**
 * Opens a dialog that asks the engine and shows its answer. The code of the dialog is loaded when it is first needed.
 */
export function askEngine(room: Room, aid: Question): Promise<void> {
  return showExtra(room, t(`room-${aid}`), async () => ({
    Content: (await import('./aid-answer.tsx')).answerTo(aid),
  }));
}
