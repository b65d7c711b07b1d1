// The traits of each kind in the client: how it is drawn, named and counted. The rules are in `rules.ts`.

import type { MessageId } from './i18n/catalog.gen.ts';
import type { Color, Kind } from './protocol.gen.ts';
import { keysOf } from './total.ts';

type ByColor = Readonly<Record<Color, MessageId>>;

/** How the two colors are drawn and what they are called. */
type Signs = {
  drawn: 'stones' | 'crosses';
  color: ByColor;
  /** The names of the colors in a sentence. */
  side: ByColor;
  /** The name of a stone on a point, for screen readers. */
  spoken: ByColor;
  /** The label for choosing a color. */
  ask: MessageId;
};

const STONES: Signs = {
  drawn: 'stones',
  color: { black: 'word-black', white: 'word-white' },
  side: { black: 'word-side-black', white: 'word-side-white' },
  spoken: { black: 'board-black', white: 'board-white' },
  ask: 'home-color',
};

const CROSS: ByColor = { black: 'word-cross', white: 'word-nought' };
const CROSSES: Signs = { drawn: 'crosses', color: CROSS, side: CROSS, spoken: CROSS, ask: 'home-color-sign' };

/** The traits of a kind. */
type KindTraits = {
  name: MessageId;
  signs: Signs;
  /** Where stones are drawn: on crossings, in framed squares with dots, or in squares without a frame. */
  grid: 'crossings' | 'squares' | 'open_squares';
  /** Whether players can choose the board and the ruleset. If so, the size of the board is shown with the kind. */
  choices: boolean;
  /** Whether prisoners are shown. */
  prisoners: boolean;
  /** Whether moves flip discs. If so, legal moves are shown, and players cannot pass by choice. */
  flips: boolean;
  /** The usual number of stones in a winning row. */
  row?: number;
  /** The message for a win by score. */
  score: MessageId;
  /** The message for a win by resignation. */
  resigned: MessageId;
  /** The message for a draw. */
  drawn: MessageId;
  /** The message that gives the reason for a draw by the rules: equal counts, or a full board. */
  draw: MessageId;
  /** The name of a pass in a list of moves. */
  pass: MessageId;
};

const POINTS = 'outcome-score';
const DISCS = 'outcome-discs';

/** The messages for a resignation and a draw in all kinds except Go, which has messages of its own. */
const PLAIN_ENDS = { resigned: 'outcome-resignation', drawn: 'outcome-draw' } as const;

/** All kinds, most played first. */
export const KINDS: Readonly<Record<Kind, KindTraits>> = {
  go: {
    name: 'word-kind-go',
    signs: STONES,
    grid: 'crossings',
    choices: true,
    prisoners: true,
    flips: false,
    score: POINTS,
    resigned: 'outcome-resignation-go',
    drawn: 'outcome-draw-go',
    draw: 'room-why-draw-go',
    pass: 'word-pass',
  },
  gomoku: {
    name: 'word-kind-gomoku',
    signs: STONES,
    grid: 'crossings',
    choices: true,
    prisoners: false,
    flips: false,
    row: 5,
    score: POINTS,
    ...PLAIN_ENDS,
    draw: 'room-why-draw-gomoku',
    pass: 'word-pass',
  },
  othello: {
    name: 'word-kind-othello',
    signs: STONES,
    grid: 'squares',
    choices: false,
    prisoners: false,
    flips: true,
    score: DISCS,
    ...PLAIN_ENDS,
    draw: 'room-why-draw-othello',
    pass: 'word-pass-forced',
  },
  tic_tac_toe: {
    name: 'word-kind-tic_tac_toe',
    signs: CROSSES,
    grid: 'open_squares',
    choices: false,
    prisoners: false,
    flips: false,
    row: 3,
    score: POINTS,
    ...PLAIN_ENDS,
    draw: 'room-why-draw-gomoku',
    pass: 'word-pass',
  },
};

/** The ids of all kinds, most played first. */
export const KIND_NAMES = keysOf(KINDS);
