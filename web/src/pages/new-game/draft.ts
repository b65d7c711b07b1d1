// The contents of the new game form. Pure: the form shows it, and `wanted.ts` converts it to a room.

import { KIND_NAMES } from '../../kinds.ts';
import type {
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
  Visibility,
} from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import {
  COLORS,
  DIRECTIONS,
  GO_RULESETS,
  GOMOKU_RULESETS,
  HANDICAPS,
  OTHER,
  OVERLINES,
  PARTS,
  PENALTIES,
  PRESETS,
  type Rich,
  SIZES,
  SYSTEMS,
  type System,
  type TimeChoice,
  type Typed,
  VISIBILITIES,
} from './choices.ts';

/** The contents of the form. Number fields hold the text as typed. */
export type Draft = {
  kind: Kind;
  /** The side of a square board, or `OTHER` for another size. */
  board: Record<Rich, string>;
  size: Record<Rich, string>;
  height: Record<Rich, string>;
  ruleset: { go: GoRuleset; gomoku: GomokuRuleset };
  /** The parts of a custom ruleset of Go. */
  rules: GoRules;
  /** What happens on a forbidden move in renju. */
  forbidden: Penalty;
  row: { overline: Overline; directions: Directions };
  handicap: Handicap['type'];
  opening: Record<Rich, Opening>;
  time: TimeChoice;
  system: System;
  colors: ColorChoice;
  takeback: boolean;
  visibility: Visibility;
} & Record<Exclude<Typed, 'size' | 'height'>, string>;

/** The default form. */
export function freshDraft(): Draft {
  return {
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
    time: 'byo-10',
    system: 'byo_yomi',
    main_ms: '20',
    increment_ms: '5',
    cap_ms: '60',
    periods: '5',
    period_ms: '30',
    colors: 'random',
    takeback: true,
    visibility: 'public',
  };
}

/** Reads a stored draft. Returns the default form if it is not valid. */
export function parseDraft(text: string | null): Draft {
  const fresh = freshDraft();
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    return fresh;
  }
  return (alike(raw, fresh) as Draft | undefined) ?? fresh;
}

/** The value, if it has the shape of the sample and all its choices exist. */
function alike(value: unknown, sample: unknown, key = ''): unknown {
  if (typeof value !== typeof sample || value === null) return undefined;
  if (typeof sample !== 'object' || sample === null) {
    const allowed = CHOICES[key];
    return allowed && !allowed.includes(String(value)) ? undefined : value;
  }
  const found: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(sample)) {
    found[name] = alike((value as Record<string, unknown>)[name], inner, key === '' ? name : `${key}.${name}`);
    if (found[name] === undefined) return undefined;
  }
  return found;
}

const CHOICES: Record<string, readonly string[]> = {
  kind: KIND_NAMES,
  'board.go': [...SIZES.go.map(String), OTHER],
  'board.gomoku': [...SIZES.gomoku.map(String), OTHER],
  'ruleset.go': keysOf(GO_RULESETS),
  'ruleset.gomoku': keysOf(GOMOKU_RULESETS),
  ...Object.fromEntries(keysOf(PARTS).map((part) => [`rules.${part}`, Object.keys(PARTS[part])])),
  forbidden: keysOf(PENALTIES),
  'row.overline': keysOf(OVERLINES),
  'row.directions': keysOf(DIRECTIONS),
  handicap: keysOf(HANDICAPS),
  time: [...keysOf(PRESETS), 'custom'],
  system: keysOf(SYSTEMS),
  colors: keysOf(COLORS),
  visibility: keysOf(VISIBILITIES),
};
