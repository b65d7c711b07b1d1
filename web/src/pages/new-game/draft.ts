// The contents of the form of a new game, as data. The form shows them, and `wanted.ts` converts them to a room.

import type {
  Aids,
  ColorChoice,
  Directions,
  GomokuRuleset,
  GoRules,
  GoRuleset,
  Handicap,
  Kind,
  Opening,
  Overline,
  Penalty,
  TakebackPolicy,
  Visibility,
  Watching,
} from '../../protocol.gen.ts';
import type { ConfigurableKind, NumberName, SeriesChoice, System } from './choices.ts';
import type { TimeChoice } from './time-presets.ts';

/** The name of a preset (see presets.ts). */
export type PresetName = 'go-9' | 'go-13' | 'go-19' | 'gomoku' | 'othello' | 'tic_tac_toe';

/** The contents of the form. A number field holds the text that the player typed. */
export type Draft = {
  /** The preset that the form started from. */
  preset: PresetName;
  kind: Kind;
  /** The side length of a board of a usual size, or `OTHER` for a board of any other size. */
  board: Record<ConfigurableKind, string>;
  /** The width of a board of any other size. */
  size: Record<ConfigurableKind, string>;
  height: Record<ConfigurableKind, string>;
  ruleset: { go: GoRuleset; gomoku: GomokuRuleset };
  /** The parts of a custom ruleset of Go. */
  rules: GoRules;
  /** What happens on a forbidden move in renju. */
  forbidden: Penalty;
  row: { overline: Overline; directions: Directions };
  handicap: Handicap['type'];
  opening: Record<ConfigurableKind, Opening>;
  time: TimeChoice;
  system: System;
  colors: ColorChoice;
  series: SeriesChoice;
  takeback: TakebackPolicy;
  aids: Aids;
  visibility: Visibility;
  watching: Watching;
  /** The level of the bot, if the opponent is a bot. */
  level: string;
  /** The id of the chosen engine of the server; empty for one of our own bots. */
  engine: string;
  /** The id of the chosen program; empty for a bot or an engine. Not kept, because a program may leave at any time. */
  program: string;
} & Record<Exclude<NumberName, 'size' | 'height'>, string>;

/** A form with the default choices. */
export function freshDraft(): Draft {
  return {
    preset: 'go-9',
    kind: 'go',
    board: { go: '9', gomoku: '15' },
    size: { go: '9', gomoku: '15' },
    height: { go: '13', gomoku: '12' },
    ruleset: { go: 'chinese', gomoku: 'freestyle' },
    rules: {
      ko: 'positional',
      self_capture: false,
      scoring: 'area',
      removes_dead: true,
      handicap_bonus: 'none',
      resume: 'alternates',
      third_repetition_voids: false,
      tax: 'none',
      pass_stones: false,
    },
    forbidden: 'refused',
    row: { overline: 'wins', directions: 'all' },
    length: '4',
    komi_half: '',
    handicap: 'none',
    stones: '2',
    opening: { go: 'free', gomoku: 'free' },
    time: 'rapid',
    system: 'byo_yomi',
    main_ms: '20',
    increment_ms: '5',
    cap_ms: '',
    periods: '5',
    period_ms: '30',
    period_stones: '10',
    per_move_ms: '30',
    main_days: '3',
    increment_days: '1',
    cap_days: '7',
    rest_days: '2',
    colors: 'random',
    series: 'single',
    games: '9',
    points: '3',
    takeback: 'ask',
    aids: 'off',
    grace_ms: '',
    delay_ms: '',
    visibility: 'public',
    watching: 'open',
    level: '3',
    engine: '',
    program: '',
  };
}
