// The choices for a new game, with the messages that name them.

import type { MessageId } from '../../i18n/catalog.gen.ts';
import type {
  ColorChoice,
  Field,
  GomokuRuleset,
  GoRuleset,
  Handicap,
  Kind,
  TimeControl,
  Visibility,
} from '../../protocol.gen.ts';

/** An object with an entry for every member of a union. The form shows the entries in the order of the object. */
export type All<T extends string, V = MessageId> = Readonly<Record<T, V>>;

const MINUTES = 60_000;
const SECONDS = 1000;
/** The time systems that a custom time control can use. */
export type System = Exclude<TimeControl['type'], 'none'>;
export const SYSTEMS: All<System> = {
  absolute: 'home-time-system-absolute',
  fischer: 'home-time-system-fischer',
  byo_yomi: 'home-time-system-byo_yomi',
  canadian: 'home-time-system-canadian',
  simple: 'home-time-system-simple',
  correspondence: 'home-time-system-correspondence',
};

/** The number fields by their names on the wire. `unit` is the number of wire units in one unit of the form. */
export const NUMBERS = {
  size: { label: 'home-size-width', unit: 1 },
  height: { label: 'home-size-height', unit: 1 },
  length: { label: 'home-row', unit: 1 },
  komi_half: { label: 'home-komi', unit: 2 },
  stones: { label: 'home-stones', unit: 1 },
  main_ms: { label: 'home-time-main', unit: MINUTES },
  increment_ms: { label: 'home-time-increment', unit: SECONDS },
  cap_ms: { label: 'home-time-cap', unit: MINUTES },
  periods: { label: 'home-time-periods', unit: 1 },
  period_ms: { label: 'home-time-period', unit: SECONDS },
  period_stones: { label: 'home-time-period-stones', unit: 1 },
  per_move_ms: { label: 'home-time-per-move', unit: SECONDS },
  main_days: { label: 'home-time-main-days', unit: 1 },
  increment_days: { label: 'home-time-increment-days', unit: 1 },
  cap_days: { label: 'home-time-cap-days', unit: 1 },
  rest_days: { label: 'home-time-rest-days', unit: 1 },
  grace_ms: { label: 'home-takeback-grace', unit: SECONDS },
  delay_ms: { label: 'home-delay', unit: MINUTES },
  games: { label: 'home-series-games', unit: 1 },
  points: { label: 'home-series-points', unit: 1 },
} as const satisfies { readonly [F in Field]?: { label: MessageId; unit: number } };
/** The name of a number field. */
export type NumberName = keyof typeof NUMBERS;

/** A number field of a time control. */
export type TimeField = Exclude<
  Extract<NumberName, `${string}_ms` | `${string}_days` | 'periods' | 'period_stones'>,
  'grace_ms' | 'delay_ms'
>;

/** The number fields of each system, with their initial values in the form. */
export const TIME_FIELDS: Readonly<Record<System, Readonly<Partial<Record<TimeField, string>>>>> = {
  absolute: { main_ms: '20' },
  fischer: { main_ms: '10', increment_ms: '5', cap_ms: '' },
  byo_yomi: { main_ms: '20', periods: '5', period_ms: '30' },
  canadian: { main_ms: '20', period_stones: '10', period_ms: '300' },
  simple: { per_move_ms: '30' },
  correspondence: { main_days: '3', increment_days: '1', cap_days: '7', rest_days: '2' },
};

/** The rulesets of Go, the most common first, each with the message that says how it counts. */
export const GO_RULESETS: All<GoRuleset, MessageId | undefined> = {
  chinese: 'room-counting-chinese',
  japanese: 'room-counting-japanese',
  korean: 'room-counting-korean',
  aga: 'room-counting-aga',
  new_zealand: 'room-counting-new_zealand',
  ing: 'room-counting-ing',
  tromp_taylor: 'room-counting-tromp_taylor',
  stone_scoring: 'room-counting-stone_scoring',
  chinese_simple_ko: 'room-counting-chinese_simple_ko',
  custom: undefined,
};

/** The rulesets of Gomoku, the most common first, each with the message that describes it. */
export const GOMOKU_RULESETS: All<GomokuRuleset> = {
  freestyle: 'home-about-freestyle',
  standard: 'home-about-standard',
  caro: 'home-about-caro',
  caro_exact: 'home-about-caro_exact',
  renju: 'home-about-renju',
  mnk: 'home-about-mnk',
};

/** The usual board sizes of each kind whose board and ruleset can be chosen. */
export const SIZES = { go: [9, 13, 19], gomoku: [10, 15, 18, 19, 30] } as const satisfies {
  [K in Kind]?: readonly number[];
};
/** A kind whose board and ruleset can be chosen. */
export type ConfigurableKind = keyof typeof SIZES;
export const RULESETS = { go: GO_RULESETS, gomoku: GOMOKU_RULESETS };

/** Whether the board and ruleset of a kind can be chosen. */
export function isConfigurable(kind: Kind): kind is ConfigurableKind {
  return kind in SIZES;
}

/** The choice for a board whose size is not one of the usual ones. */
export const OTHER = 'other';

export const HANDICAPS: All<Handicap['type']> = {
  none: 'home-handicap-none',
  fixed: 'home-handicap-fixed',
  aga: 'home-handicap-aga',
  free: 'home-handicap-free',
};

/** The series that the form offers. */
export type SeriesChoice = 'single' | 'best_of_3' | 'best_of_5' | 'best_of_7' | 'best_of' | 'first_to' | 'ladder';
export const SERIES: All<SeriesChoice> = {
  single: 'home-series-single',
  best_of_3: 'home-series-best_of_3',
  best_of_5: 'home-series-best_of_5',
  best_of_7: 'home-series-best_of_7',
  best_of: 'home-series-best_of',
  first_to: 'home-series-first_to',
  ladder: 'home-series-ladder',
};

export const VISIBILITIES: All<Visibility> = { public: 'home-opponent-public', private: 'home-opponent-private' };

/** The levels of bots. Some games have fewer levels. */
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The broadcast delays that the form offers: minutes as text, or an empty text for no delay. */
export const DELAYS = ['', '1', '5', '15'] as const;

/**
 * The ways to assign the colors. The messages of `black` and `white` say who begins, and are used only for openings
 * that assign the colors.
 */
export const COLORS: All<ColorChoice> = {
  random: 'home-color-random',
  black: 'home-begin-black',
  white: 'home-begin-white',
  nigiri: 'home-color-nigiri',
};
