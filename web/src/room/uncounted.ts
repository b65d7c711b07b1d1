import { ourColor, type Room } from '../state/fold.ts';
import { explanations } from './explanations.ts';

/**
 * Says in the scoring phase which areas do not count, and why. Empty if everything counts. For areas with unfinished
 * borders, at most `most` gaps are named.
 */
export function uncountedWords(room: Room, most?: number): string[] {
  const { setup, state } = room.view;
  if (state.phase !== 'scoring' || !state.scoring) return [];
  const reader = ourColor(room) ? 'player' : 'spectator';
  return explanations.value?.uncountedWords(setup, state.scoring, reader, most) ?? [];
}

/** Says in one sentence what does not count, for places with little space. */
export function uncountedInShort({ view: { setup, state } }: Room): string {
  if (state.phase !== 'scoring' || !state.scoring) return '';
  return explanations.value?.uncountedInShort(setup, state.scoring) ?? '';
}

/** An announcement names at most this many gaps in unfinished borders. */
const SPOKEN_GAPS = 6;

/**
 * At most two sentences about areas that do not count, for the announcement of a change. If there are more sentences,
 * only the first is returned, followed by a sentence that says how to hear them all.
 */
export function uncountedBriefly(room: Room): string[] {
  const all = uncountedWords(room, SPOKEN_GAPS);
  return all.length > 2 ? [...all.slice(0, 1), explanations.value?.askWords() ?? ''] : all;
}
