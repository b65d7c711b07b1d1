// What a screen reader speaks in answer to a key or to typed words.

import { signal } from '@preact/signals';

/** The latest answer. Every page on which a key press can ask a question shows the answer in a live region. */
export const answer = signal('');

/** Makes screen readers speak an answer. */
export function say(words: string): void {
  // An inaudible character makes a repeated answer differ from the previous one, so that it is spoken again.
  answer.value = answer.peek() === words ? `${words}\u00a0` : words;
}
