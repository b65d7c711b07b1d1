// The choices that only the form shows. The first page does not load this file.

import type { Aids, Directions, GoRules, Overline, Penalty, TakebackPolicy } from '../../protocol.gen.ts';
import type { All } from './choices.ts';

/** Which aids the players may use. */
export const AIDS: All<Aids> = {
  off: 'home-aids-off',
  ahead: 'home-aids-ahead',
  warnings: 'home-aids-warnings',
  hints: 'home-aids-hints',
};

/** The takeback policies. */
export const TAKEBACKS: All<TakebackPolicy> = {
  ask: 'home-takeback-policy-ask',
  free: 'home-takeback-policy-free',
  off: 'home-takeback-policy-off',
};

/** The parts of a custom ruleset of Go, with their messages. Some are switches, the others are choices. */
export type Switch = { [Part in keyof GoRules]: GoRules[Part] extends boolean ? Part : never }[keyof GoRules];
export type Part = Exclude<keyof GoRules, Switch>;
export const SWITCHES: All<Switch> = {
  removes_dead: 'home-rules-removes_dead',
  self_capture: 'home-rules-self_capture',
  third_repetition_voids: 'home-rules-third_repetition_voids',
  pass_stones: 'home-rules-pass_stones',
};
export const PARTS: { readonly [P in Part]: All<GoRules[P]> } = {
  ko: {
    simple: 'home-rules-ko-simple',
    positional: 'home-rules-ko-positional',
    situational: 'home-rules-ko-situational',
  },
  scoring: { area: 'home-rules-scoring-area', territory: 'home-rules-scoring-territory' },
  tax: { none: 'home-rules-tax-none', seki: 'home-rules-tax-seki', all: 'home-rules-tax-all' },
  handicap_bonus: {
    none: 'home-rules-handicap_bonus-none',
    stones: 'home-rules-handicap_bonus-stones',
    stones_less_one: 'home-rules-handicap_bonus-stones_less_one',
  },
  resume: {
    alternates: 'home-rules-resume-alternates',
    opponent_of_asker: 'home-rules-resume-opponent_of_asker',
  },
};

export const PENALTIES: All<Penalty> = { refused: 'home-forbidden-refused', loses: 'home-forbidden-loses' };
export const OVERLINES: All<Overline> = { wins: 'home-overline-wins', nothing: 'home-overline-nothing' };
export const DIRECTIONS: All<Directions> = {
  all: 'home-directions-all',
  ranks_and_files: 'home-directions-ranks_and_files',
};
