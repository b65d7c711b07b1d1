// The choice of who may watch the game.

import { isHere } from '../../device/here.ts';
import { isOurs, type Room } from '../../state/fold.ts';
import { openTab } from '../desk.ts';

/**
 * Whether the viewer may choose who may watch. Only the host may, until the game ends. A game on this device has no
 * spectators.
 */
export function maySetWatching(room: Room): boolean {
  const { phase } = room.view.state;
  return isOurs(room, 'host') && phase !== 'finished' && phase !== 'aborted' && !isHere(room.view.id);
}

/** Shows the choice of who may watch, and moves the focus to it. */
export function showWatching(): void {
  // A dialog that is closed later would take the focus back.
  document.querySelector<HTMLDialogElement>('.room dialog[open]')?.close();
  openTab('about');
  queueMicrotask(() => document.querySelector<HTMLElement>('.side-panel.about select')?.focus());
}
