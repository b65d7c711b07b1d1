// What the client knows of each kind besides its rules: how it is drawn, named and counted. The rules are in `rules.ts`.

import type { MessageId } from './i18n/catalog.gen.ts';
import type { Color, Kind } from './protocol.gen.ts';
import { keysOf } from './total.ts';

type ByColor = Readonly<Record<Color, MessageId>>;

/** What stands for the two colors, and what it is called. */
type Signs = {
  drawn: 'stones' | 'crosses';
  color: ByColor;
  /** In a sentence. */
  side: ByColor;
  /** What lies on a point, for screen readers. */
  spoken: ByColor;
  /** Asks for one of them. */
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

/** All that the client must know of a kind. */
type KindTraits = {
  name: MessageId;
  signs: Signs;
  /** Stones lie where lines cross, inside framed squares with dots, or inside squares without a frame. */
  grid: 'crossings' | 'squares' | 'open_squares';
  /** Whether the board and the ruleset can be chosen, and are named with the kind. */
  choices: boolean;
  /** Whether captured stones are counted for the players. */
  prisoners: boolean;
  /** Whether moves turn discs over. Then the moves that do are shown, and nobody passes by choice. */
  flips: boolean;
  /** How many stones in a row usually win. */
  row?: number;
  /** How a game is won by score, and why. */
  score: { outcome: MessageId; why: MessageId };
  /** Why a game is drawn. */
  draw: MessageId;
  /** The name of a pass in a list of moves. */
  pass: MessageId;
};

const POINTS = { outcome: 'outcome-score', why: 'room-why-score' } as const;
const DISCS = { outcome: 'outcome-discs', why: 'room-why-discs' } as const;

/** The kinds, the most played first. */
export const KINDS: Readonly<Record<Kind, KindTraits>> = {
  go: {
    name: 'word-kind-go',
    signs: STONES,
    grid: 'crossings',
    choices: true,
    prisoners: true,
    flips: false,
    score: POINTS,
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
    draw: 'room-why-draw-gomoku',
    pass: 'word-pass',
  },
};

/** The names of the kinds, the most played first. */
export const KIND_NAMES = keysOf(KINDS);
