import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import { explanations } from './explanations.ts';

/** While the board is counted, which areas do not count and why. Empty if everything counts. */
export function uncountedWords(room: Room): string[] {
  const { setup, state } = room.view;
  if (state.phase !== 'scoring' || !state.scoring) return [];
  const reader = ourColor(room) ? 'player' : 'spectator';
  return explanations.value?.uncountedWords(setup, state.scoring, reader) ?? [];
}

/** At most two sentences, to be spoken after each change. If there are more areas, the second says how to hear about them. */
export function uncountedBriefly(room: Room): string[] {
  const all = uncountedWords(room);
  return all.length > 2 ? [...all.slice(0, 1), t('room-uncounted-ask')] : all;
}
