// The words that can be typed into the text field next to a board.

import type { Shape } from '../board/shape.ts';
import { written } from '../chat/said.tsx';
import { t } from '../i18n/index.ts';
import { namesOf } from '../rules.ts';
import { keysOf } from '../total.ts';
import { SUBJECTS, type Vocabulary } from './field.ts';

/** The names of the points, rows and columns of a board, and the words that questions use in the page's language. */
export function vocabularyOf(shape: Shape): Vocabulary {
  const words = keysOf(SUBJECTS).map((subject) => [subject, t(SUBJECTS[subject]).split(/, */)]);
  return {
    ...namesOf(shape),
    point: (name) => written(shape, name),
    words: Object.fromEntries(words),
  };
}
