// The lessons of each kind: positions and goals. The texts of the lessons are in `i18n/help`.

import type { Color, Kind, Move, Setup } from '../../protocol.gen.ts';
import type { Lesson } from './lesson.ts';

/** Splits the text of a board into its rows, from the top. */
const rows = (text: string): string[] => text.trim().split(/\s+/);

/** Converts points to moves of alternating colors, beginning with `first`. */
function inTurn(first: Color, points: string): Move[] {
  const second = first === 'black' ? 'white' : 'black';
  return points.split(' ').map((point, n) => ({ color: n % 2 === 0 ? first : second, point }));
}

const go = (size: number): Setup => ({ kind: 'go', size, ruleset: 'chinese', handicap: { type: 'none' } });
const row = (ruleset: 'freestyle' | 'standard' | 'caro' | 'renju', size = 9): Setup => ({
  kind: 'gomoku',
  size,
  ruleset,
});
const OTHELLO: Setup = { kind: 'othello' };
const TIC_TAC_TOE: Setup = { kind: 'tic_tac_toe' };

const GO: readonly Lesson[] = [
  {
    name: 'capture',
    setup: go(5),
    rows: rows('..... ..X.. .XOX. ..... .....'),
    color: 'black',
    steps: [{ goal: { type: 'captured', points: ['C3'] } }],
  },
  {
    name: 'save',
    setup: go(5),
    rows: rows('..... ..O.. .OXO. ..... .....'),
    color: 'black',
    steps: [{ goal: { type: 'survives', points: ['C3'] } }],
  },
  {
    name: 'self',
    setup: go(5),
    rows: rows('..... ..... ..... OO... .O...'),
    color: 'black',
    steps: [{ goal: { type: 'refused', code: 'self_capture' } }],
  },
  {
    name: 'inside',
    setup: go(5),
    rows: rows('..... ..... XX... OOX.. .OX..'),
    color: 'black',
    steps: [{ goal: { type: 'captured', points: ['A2', 'B2', 'B1'] } }],
  },
  {
    name: 'ko',
    setup: go(5),
    rows: rows('..... .XO.. XO.O. .XO.. .....'),
    lead: inTurn('black', 'C3'),
    color: 'white',
    steps: [
      { goal: { type: 'refused', code: 'ko' } },
      { goal: { type: 'moved' }, reply: 'pass' },
      { goal: { type: 'captured', points: ['C3'] } },
    ],
  },
  {
    name: 'eyes',
    setup: go(6),
    rows: rows('...... ...... ...... OOOO.. XXXXO. ...XO.'),
    color: 'black',
    steps: [{ goal: { type: 'barred', points: ['A1', 'C1'] } }],
  },
  {
    name: 'count',
    setup: go(7),
    rows: rows('..XO... ..XO... ..XO... ..XO... ..XO... ..XO... ..XO...'),
    color: 'black',
    steps: [{ goal: { type: 'stopped' }, reply: 'pass' }],
    owner: rows('BB..WWW BB..WWW BB..WWW BB..WWW BB..WWW BB..WWW BB..WWW'),
  },
];

const GOMOKU: readonly Lesson[] = [
  {
    name: 'five',
    setup: row('freestyle'),
    rows: rows('......... ......... ......... ...O..... ..XXXX... ...O.O... ....O.... ......... .........'),
    color: 'black',
    steps: [{ goal: { type: 'row' } }],
  },
  {
    name: 'three',
    setup: row('freestyle', 7),
    rows: rows('....... ....... .....O. ..XXX.. ...O... ....... .......'),
    color: 'white',
    steps: [{ goal: { type: 'holds' } }],
  },
  {
    name: 'four',
    setup: row('freestyle', 7),
    rows: rows('....... ....... ..O.... .XX.X.. ...O... ..O.... .......'),
    color: 'black',
    steps: [{ goal: { type: 'two_threats' } }],
  },
  {
    name: 'six',
    setup: row('standard'),
    rows: rows('......... ......... ....O.... ..O...... .XXX.XX.. ...XO.O.. ...XO.... ..OX..O.. .........'),
    color: 'black',
    steps: [{ goal: { type: 'row' } }],
  },
  {
    name: 'caro',
    setup: row('caro'),
    rows: rows('......... ......... ......... ...O..... .OXXXX.O. ....X.O.. ...OX.... ....XO... .........'),
    color: 'black',
    steps: [{ goal: { type: 'row' } }],
  },
  {
    name: 'forbidden',
    setup: row('renju'),
    rows: rows('......... ......O.. ....X.... ....X.... ..XX..... .....O... .O....... ......O.. .........'),
    color: 'black',
    steps: [{ goal: { type: 'refused', code: 'double_three' } }],
  },
  {
    name: 'mnk',
    setup: {
      kind: 'gomoku',
      size: 6,
      height: 5,
      ruleset: 'mnk',
      row: { length: 4, overline: 'wins', directions: 'all' },
    },
    rows: rows('...... ...X.. ..XO.. .XO... .OO...'),
    color: 'black',
    steps: [{ goal: { type: 'row' } }],
  },
];

const OTHELLO_LESSONS: readonly Lesson[] = [
  {
    name: 'flip',
    setup: OTHELLO,
    color: 'black',
    steps: [{ goal: { type: 'flips', count: 1 } }],
  },
  {
    name: 'many',
    setup: OTHELLO,
    rows: rows('........ ........ ..XOO... ..OOX... ..XOO... .....O.. ........ ........'),
    color: 'black',
    steps: [{ goal: { type: 'flips', count: 3 } }],
  },
  {
    name: 'pass',
    setup: OTHELLO,
    lead: inTurn('black', 'f5 f6 d3 g5 h5 h4 g7'),
    color: 'white',
    steps: [{ goal: { type: 'again' }, reply: 'pass' }],
  },
  {
    name: 'corner',
    setup: OTHELLO,
    rows: rows('........ .O.X.... ..OXXO.. ..XOXO.. ..XXXX.. ..X..O.. ........ ........'),
    color: 'black',
    steps: [{ goal: { type: 'held', point: 'a1' } }],
  },
];

const TIC_TAC_TOE_LESSONS: readonly Lesson[] = [
  {
    name: 'three',
    setup: TIC_TAC_TOE,
    rows: rows('X.O OX. ...'),
    color: 'black',
    steps: [{ goal: { type: 'row' } }],
  },
  {
    name: 'block',
    setup: TIC_TAC_TOE,
    rows: rows('OO. .X. .X.'),
    color: 'black',
    steps: [{ goal: { type: 'holds' } }],
  },
  {
    name: 'fork',
    setup: TIC_TAC_TOE,
    rows: rows('..O OX. X..'),
    color: 'black',
    steps: [{ goal: { type: 'two_threats' } }],
  },
];

/** The lessons of each kind, in the order in which the page shows them. */
export const LESSONS: Readonly<Record<Kind, readonly Lesson[]>> = {
  go: GO,
  gomoku: GOMOKU,
  othello: OTHELLO_LESSONS,
  tic_tac_toe: TIC_TAC_TOE_LESSONS,
};
