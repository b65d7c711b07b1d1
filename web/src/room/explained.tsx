// Explains what each point of a counted board is worth, and why. Also exports the panels of the scoring phase and of the
// scratch board. The page of a game of Go loads this module before the board is counted (see explanations.ts).

import { useEffect } from 'preact/hooks';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { explainedWords, lostWords, sumWords, uncountedWords } from '../i18n/explained.ts';
import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { othersMarks } from '../state/scoring.ts';
import { pointedPoint } from './desk.ts';

export { ScoringPanel } from './scoring-panel.tsx';
export { ScratchActs } from './scratch-panel.tsx';
export { lostWords, sumWords, uncountedWords };

/** What a point of the room's board is worth, and why. Empty while nothing is counted or an earlier position is shown. */
export function wordsAt(store: RoomStore, index: number): string {
  const room = store.room.value;
  if (!room || store.looking.value !== null) return '';
  const { setup, state } = room.view;
  if (state.scoring?.scratch) return ''; // The page shows the scratch board instead.
  return explainedWords(setup, state.scoring, pointName(shapeOf(setup), index));
}

/** How long an explanation covers the latest event while the board is being counted, in milliseconds. */
const EXPLAINED_MS = 10_000;

/**
 * While the board is counted, shows what a point is worth, and why, when the viewer points at the point. With a screen
 * reader, the viewer asks a question about a point instead. The answer has the same words.
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
  // A point that was chosen during play or on the scratch board was not chosen to ask about the count. New marks of the
  // opponent and a new deadline are news, which an explanation must not cover.
  const { key } = othersMarks(store.story.value, room);
  const deadline = scoring?.silence?.color;
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
