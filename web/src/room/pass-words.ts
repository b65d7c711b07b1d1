// Says what a pass does before the player confirms it. The page loads this code together with the warnings (see
// late-warnings.ts).

import { t } from '../i18n/index.ts';
import type { RoomStore } from '../state/room.ts';
import { spoken } from './further.ts';

/** Says that the player's next pass starts the count or ends the game. Empty if play goes on after this pass. */
export function passWords(store: RoomStore): string {
  const [room, color] = [store.room.value, store.color.value];
  const position = store.shown()?.fork();
  if (!room || !color || !position || position.play(color, null) !== undefined) return '';
  const progress = position.progress();
  if (progress === 'playing') return '';
  const counts = progress === 'stopped' && !room.view.state.final_count;
  return t(counts ? 'room-confirm-pass-counts' : 'room-confirm-pass-over');
}

/** What a screen reader says when the player has chosen to pass and must confirm it. */
export function stagedWords(store: RoomStore): string {
  return spoken(passWords(store), t('room-staged-pass'));
}
