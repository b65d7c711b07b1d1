// What a new game can be chosen from.

import type { ColorChoice, GoRules, Handicap, Kind, Opening, TimeControl } from '../../protocol.gen.ts';

/** The kinds, the most played first. */
export const KINDS = ['go', 'gomoku', 'othello', 'tic_tac_toe'] as const satisfies readonly Kind[];
/** The kinds whose boards and rulesets can be chosen. */
export type Rich = 'go' | 'gomoku';

/** Names of the time controls that are offered ready-made. */
export const PRESETS = ['none', 'fischer-3', 'fischer-10', 'byo-5', 'byo-10', 'byo-30'] as const;
/** A ready-made time control, or one's own. */
export type TimeChoice = (typeof PRESETS)[number] | 'custom';
/** The systems that one's own time control can have. */
export const SYSTEMS = ['absolute', 'fischer', 'byo_yomi'] as const;

/** The rulesets of each kind, the most usual first, one's own last. */
export const RULESETS = {
  go: [
    'chinese',
    'japanese',
    'korean',
    'aga',
    'new_zealand',
    'ing',
    'tromp_taylor',
    'stone_scoring',
    'chinese_simple_ko',
    'custom',
  ],
  gomoku: ['freestyle', 'standard', 'caro', 'caro_exact', 'renju', 'mnk'],
} as const satisfies Record<Rich, readonly string[]>;

/** The boards that are offered first. */
export const SIZES = { go: [9, 13, 19], gomoku: [10, 15, 18, 19, 30] } as const satisfies Record<
  Rich,
  readonly number[]
>;
/** Stands for a board of one's own sides. */
export const OTHER = 'other';

export const HANDICAPS = ['none', 'fixed', 'aga', 'free'] as const satisfies readonly Handicap['type'][];

/** The ways to open each kind, the simplest first. */
export const OPENINGS = {
  go: ['free', 'komi_cut', 'komi_bids'],
  gomoku: ['free', 'pro', 'long_pro', 'swap', 'swap2', 'soosyrv_8', 'taraguchi_10', 'yamaguchi'],
} as const satisfies Record<Rich, readonly Opening[]>;

/** The words of each part of a custom ruleset of Go. */
export const PARTS = {
  ko: ['simple', 'positional', 'situational'],
  scoring: ['area', 'territory'],
  tax: ['none', 'seki', 'all'],
  handicap_bonus: ['none', 'stones', 'stones_less_one'],
  resume: ['alternates', 'opponent_of_asker'],
} as const satisfies { [Part in keyof GoRules]?: readonly GoRules[Part][] };
/** The parts that are on or off. */
export const SWITCHES = ['removes_dead', 'self_capture', 'third_repetition_voids', 'pass_stones'] as const;

/** How the colors are found, or who begins an opening. */
export const COLORS = ['random', 'black', 'white', 'nigiri'] as const satisfies readonly ColorChoice[];

/** The longest and the shortest row that can be asked for. */
export const ROW = { least: 3, most: 10 } as const;

/** A ready-made time control. */
export function preset(name: (typeof PRESETS)[number]): TimeControl {
  const minutes = 60_000;
  const seconds = 1000;
  switch (name) {
    case 'none':
      return { type: 'none' };
    case 'fischer-3':
      return { type: 'fischer', main_ms: 3 * minutes, increment_ms: 2 * seconds, cap_ms: 10 * minutes };
    case 'fischer-10':
      return { type: 'fischer', main_ms: 10 * minutes, increment_ms: 5 * seconds, cap_ms: 30 * minutes };
    case 'byo-5':
      return { type: 'byo_yomi', main_ms: 5 * minutes, periods: 3, period_ms: 20 * seconds };
    case 'byo-10':
      return { type: 'byo_yomi', main_ms: 10 * minutes, periods: 3, period_ms: 30 * seconds };
    case 'byo-30':
      return { type: 'byo_yomi', main_ms: 30 * minutes, periods: 5, period_ms: 30 * seconds };
  }
}
