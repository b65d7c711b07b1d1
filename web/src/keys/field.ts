// What a player can type into the field next to the moves: a point, a command or a question. The list of keys shows the
// same signs that the parser reads.

import type { MessageId } from '../i18n/catalog.gen.ts';

/** What a question is about. A line is a row or a column, counted from 0 at the top or at the left. */
export type Question =
  | { about: 'point' | 'group' | 'liberties'; index: number }
  | { about: 'row' | 'column'; line: number }
  | { about: 'clocks' | 'score' | 'news' };

/** A command that does the same as a button. */
export type Command = 'pass' | 'accept' | 'resume';

/** The meaning of the text in the field. The type is `other` if the parser does not understand the text. */
export type Typed =
  | { type: 'nothing' }
  | { type: 'point'; index: number }
  | { type: 'command'; command: Command }
  | { type: 'question'; question: Question }
  | { type: 'other'; text: string };

/**
 * The subjects of questions. For each subject, the message that contains the words with which players can name it. A
 * message may contain several words for one subject, separated by commas.
 */
export const SUBJECTS = {
  row: 'field-row',
  column: 'field-column',
  group: 'field-group',
  liberties: 'field-liberties',
  clocks: 'field-clocks',
  score: 'field-score',
  news: 'field-news',
} as const satisfies Readonly<Record<string, MessageId>>;
type Subject = keyof typeof SUBJECTS;

/** The signs for subjects, which are the same in every language. */
const SIGNS: readonly [string, Subject][] = [
  ['#', 'group'],
  ['+', 'liberties'],
  [':', 'clocks'],
  ['=', 'score'],
];
const COMMANDS: Readonly<Record<string, Command>> = { '-': 'pass', '=': 'accept', '~': 'resume' };

/** The maximum length of the text in a field. No question is longer. */
export const MOST_CHARACTERS = 40;

/** Examples of everything that can be typed, with their descriptions. */
export const FIELD_EXAMPLES: readonly { typed: string; subject?: Subject; words: MessageId }[] = [
  { typed: 'D4', words: 'field-say-play' },
  { typed: '-', words: 'keys-pass' },
  { typed: '=', words: 'keys-accept' },
  { typed: '~', words: 'keys-resume' },
  { typed: 'D4?', words: 'field-say-point' },
  { typed: '4?', subject: 'row', words: 'field-say-row' },
  { typed: 'D?', subject: 'column', words: 'field-say-column' },
  { typed: '#D4?', subject: 'group', words: 'field-say-group' },
  { typed: '+D4?', subject: 'liberties', words: 'field-say-liberties' },
  { typed: ':?', subject: 'clocks', words: 'keys-say-clocks' },
  { typed: '=?', subject: 'score', words: 'keys-say-score' },
  { typed: '?', subject: 'news', words: 'keys-say-news' },
];

/** The names of columns, rows and points on a board, and the words for subjects in the current language. */
export type Vocabulary = {
  columns: readonly string[];
  rows: readonly string[];
  point: (name: string) => number | undefined;
  words: Readonly<Record<Subject, readonly string[]>>;
};

/** Reads what was typed. Letters may be in upper or lower case, and all characters may be full-width. */
export function parseTyped(typed: string, vocabulary: Vocabulary): Typed {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const asks = text.endsWith('?');
  const rest = text.replace(/\?+$/, '').trim();
  const command = COMMANDS[rest];
  if (text === '') return { type: 'nothing' };
  if (command && !asks) return { type: 'command', command };
  const question = questionOf(rest, asks, vocabulary);
  if (question) return { type: 'question', question };
  const index = vocabulary.point(rest);
  return index === undefined || asks ? { type: 'other', text: typed.trim() } : { type: 'point', index };
}

function questionOf(rest: string, asks: boolean, vocabulary: Vocabulary): Question | undefined {
  if (rest === '') return asks ? { about: 'news' } : undefined;
  const sign = SIGNS.find(([sign]) => rest.startsWith(sign));
  if (sign) return about(sign[1], rest.slice(sign[0].length).trim(), vocabulary);
  for (const [subject, words] of Object.entries(vocabulary.words) as [Subject, readonly string[]][]) {
    for (const word of words) {
      const name = without(rest, word);
      const found = name === undefined ? undefined : about(subject, name, vocabulary);
      if (found) return found;
    }
  }
  if (!asks) return undefined;
  const index = vocabulary.point(rest);
  if (index !== undefined) return { about: 'point', index };
  return about('row', rest, vocabulary) ?? about('column', rest, vocabulary);
}

/** The text without this word; undefined if the text neither begins nor ends with the word. */
function without(text: string, word: string): string | undefined {
  if (text.startsWith(word)) return text.slice(word.length).trim();
  return text.endsWith(word) ? text.slice(0, -word.length).trim() : undefined;
}

/**
 * The question about the point or line with this name; undefined if the board has no such point or line. Questions that
 * are not about a point or a line have no name.
 */
function about(subject: Subject, name: string, { rows, columns, point }: Vocabulary): Question | undefined {
  switch (subject) {
    case 'clocks':
    case 'score':
    case 'news':
      return name === '' ? { about: subject } : undefined;
    case 'row':
    case 'column': {
      const line = (subject === 'row' ? rows : columns).findIndex((one) => one.toLowerCase() === name);
      return line < 0 ? undefined : { about: subject, line };
    }
    case 'group':
    case 'liberties': {
      const index = point(name);
      return index === undefined ? undefined : { about: subject, index };
    }
  }
}
