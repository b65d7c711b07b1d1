// Questions that a player asks with a key or in the field, and their answers.

import { signal } from '@preact/signals';
import type { Question } from '../keys/field.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { aboutClocks, aboutGroup, aboutLiberties, aboutLine, aboutPoint, aboutScore } from './asking.ts';
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
  switch (question.about) {
    case 'point':
      return aboutPoint(store, question.index);
    case 'group':
      return aboutGroup(store, question.index);
    case 'liberties':
      return aboutLiberties(store, question.index);
    case 'row':
    case 'column':
      return aboutLine(store, question.about, question.line);
    case 'clocks':
      return aboutClocks(store, room);
    case 'score':
      return aboutScore(room);
    case 'news':
      return [newest(), statusOf(room), ...pressing(room)].filter((words) => words !== '').join('; ');
  }
}
