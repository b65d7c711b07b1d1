// Questions that a viewer asks by pressing a key or by typing, and their answers.

import { answerOn, isAboutBoard } from '../board/asked.ts';
import type { Question } from '../keys/field.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { aboutClocks, aboutScore } from './asking.ts';
import { readingOf } from './clock.tsx';
import { explainedAt } from './explanations.ts';
import { pressing } from './further.ts';
import { cutOff, newestOf } from './news-words.ts';
import { offerWords, statusOf, whoIs } from './words.ts';

/** The answer to a question. `newest` is the sentence about the latest event. */
export function answerTo(store: RoomStore, room: Room, question: Question, newest: () => string): string {
  if (isAboutBoard(question)) {
    const model = store.board.peek();
    const explain = (index: number) => explainedAt(store, index);
    return model ? answerOn({ model, position: store.shown(), explain }, question) : '';
  }
  switch (question.about) {
    case 'clocks':
      return aboutClocks(
        room.view.setup.kind,
        room.view.time,
        (color) => readingOf(store, color, performance.now()),
        (color) => whoIs(room, color),
      );
    case 'score':
      return aboutScore(room.view.setup, room.view.state);
    case 'news': {
      // If the newest sentence is about a pause, the status would only repeat a part of this sentence.
      const { standstill, offers } = room.view.state;
      const halted = standstill && newestOf(store, room)?.one.news.type === 'halted';
      const asked = offers.map((open) => offerWords(room, open));
      const status = halted ? '' : statusOf(room);
      const all = [cutOff(store, room), newest().trim(), status, task(), ...asked, ...pressing(room)];
      return [...new Set(all)].filter((words) => words !== '').join('; ');
    }
  }
}

/**
 * The next step of an opening, or the handicap stones still to place, in the words of the panel. Empty if the panel
 * shows neither.
 */
function task(): string {
  return document.querySelector('.room-opening [role="status"]')?.textContent ?? '';
}
