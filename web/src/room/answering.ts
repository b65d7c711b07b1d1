// Questions that a viewer asks by pressing a key or by typing, and their answers.

import { signal } from '@preact/signals';
import { answerOn, isAboutBoard } from '../board/asked.ts';
import type { Question } from '../keys/field.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { aboutClocks, aboutScore } from './asking.ts';
import { readingOf } from './clock.tsx';
import { explainedAt } from './explanations.ts';
import { pressing } from './further.ts';
import { statusOf } from './words.ts';

/** The answer to the last question, for screen readers. */
export const answer = signal('');

/** Makes screen readers speak an answer. */
export function say(words: string): void {
  // An inaudible character makes a repeated answer differ from the previous one, so that it is spoken again.
  answer.value = answer.peek() === words ? `${words}\u00a0` : words;
}

/** The answer to a question. `newest` is the sentence about the latest event. */
export function answerTo(store: RoomStore, room: Room, question: Question, newest: () => string): string {
  if (isAboutBoard(question)) {
    const model = store.board.peek();
    const explain = (index: number) => explainedAt(store, index);
    return model ? answerOn({ model, position: store.shown(), explain }, question) : '';
  }
  switch (question.about) {
    case 'clocks':
      return aboutClocks(room.view.setup.kind, room.view.time, (color) => readingOf(store, color, performance.now()));
    case 'score':
      return aboutScore(room.view.setup, room.view.state);
    case 'news':
      return [newest(), statusOf(room), ...pressing(room)].filter((words) => words !== '').join('; ');
  }
}
