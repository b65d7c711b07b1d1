// Explains what each point of a counted board is worth, and why. Also exports the panels of the scoring phase and of
// the scratch board. In a game of Go, the page loads this module before the board is counted (see explanations.ts).

import { useEffect } from 'preact/hooks';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { explainedWords, lostWords, sumWords, uncountedWords } from '../i18n/explained.ts';
import { uncountedInShort } from '../i18n/in-short.ts';
import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { othersMarks } from '../state/scoring.ts';
import { absenceOf, silenceOf } from './absence.tsx';
import { pointedPoint } from './desk.ts';
import './scoring.css';

export { askWords, Hint } from './hint.tsx';
export { OpenPoints, Totals } from './open-points.tsx';
export { ScoringPanel } from './scoring-panel.tsx';
export { OpenScratch, ScratchActs } from './scratch-panel.tsx';
export { aloneWords, silenceWords } from './silence.ts';
export { lostWords, sumWords, uncountedInShort, uncountedWords };

/**
 * What a point of the room's board is worth, and why. Empty if nothing is counted, or if an earlier position is shown.
 */
export function wordsAt(store: RoomStore, index: number): string {
  const room = store.room.value;
  if (!room || store.looking.value !== null) return '';
  const { setup, state } = room.view;
  if (state.scoring?.scratch) return ''; // The page shows the scratch board instead.
  return explainedWords(setup, state.scoring, pointName(shapeOf(setup), index));
}

/** While the board is being counted, an explanation takes the place of the latest event for this many milliseconds. */
const EXPLAINED_MS = 10_000;

/**
 * When the viewer points at a point of a counted board, shows what the point is worth, and why. A viewer with a screen
 * reader asks a question about the point instead. The answer has the same words.
 */
export function Explained({ store, room }: { store: RoomStore; room: Room }) {
  const index = pointedPoint.value;
  const words = index === null ? '' : wordsAt(store, index);
  const { phase, scoring } = room.view.state;
  const playsOut = scoring?.scratch !== undefined;
  const covers = phase === 'scoring' && words !== '';
  useEffect(() => {
    if (!covers) return undefined;
    const timer = setTimeout(() => {
      pointedPoint.value = null;
    }, EXPLAINED_MS);
    return () => clearTimeout(timer);
  }, [covers, index]);
  // Forget a point that the viewer chose during play or on the scratch board, because that choice did not ask about the
  // count. Also forget the point if the opponent changes a mark, or if a deadline begins or gets shorter. An
  // explanation would hide this news.
  const { key } = othersMarks(store.story.value, room);
  const silence = silenceOf(room);
  const deadline = silence && `${silence.color} ${absenceOf(room, silence.color) !== undefined}`;
  useEffect(() => {
    pointedPoint.value = null;
  }, [phase, key, playsOut, deadline]);
  if (index === null || words === '') return null;
  return (
    <p class="explained" aria-hidden="true">
      {t('word-about', { what: pointName(shapeOf(room.view.setup), index), text: words })}
    </p>
  );
}
