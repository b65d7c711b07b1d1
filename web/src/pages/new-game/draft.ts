// What somebody has put into the form of a new game, and the room that comes of it. Pure: the form shows
// it, the tests turn it over.

import type { ColorChoice, CreateRoom, Handicap, Kind, Setup, TimeControl, Visibility } from '../../protocol.gen.ts';

/** Names of the time controls that are offered ready-made. */
export const PRESETS = ['none', 'fischer-3', 'fischer-10', 'byo-5', 'byo-10', 'byo-30'] as const;
/** A ready-made time control, or one's own. */
export type TimeChoice = (typeof PRESETS)[number] | 'custom';
/** The systems that one's own time control can have. */
export const SYSTEMS = ['absolute', 'fischer', 'byo_yomi'] as const;

/** The rulesets of each kind, the most usual first. */
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
  ],
  gomoku: ['freestyle', 'standard'],
} as const satisfies Record<Kind, readonly string[]>;

/** The board sizes that are offered first, and the limits of the others. */
export const SIZES = {
  go: { first: [9, 13, 19], least: 5, most: 25 },
  gomoku: { first: [15, 19], least: 5, most: 30 },
} as const satisfies Record<Kind, { first: readonly number[]; least: number; most: number }>;

/** The form, number fields as they were typed. */
export type Draft = {
  kind: Kind;
  size: Record<Kind, string>;
  ruleset: Record<Kind, string>;
  komi: string;
  handicap: Handicap['type'];
  stones: string;
  time: TimeChoice;
  system: (typeof SYSTEMS)[number];
  main: string;
  increment: string;
  cap: string;
  periods: string;
  period: string;
  colors: ColorChoice;
  takeback: boolean;
  visibility: Visibility;
};

/** A field that can be wrong. */
export type FieldName = 'size' | 'komi' | 'stones' | 'main' | 'increment' | 'cap' | 'periods' | 'period';

/** The room of a draft, or the fields that stand in its way. */
export type Checked = { room: CreateRoom } | { wrong: Set<FieldName> };

/** The form as a newcomer finds it. */
export function freshDraft(): Draft {
  return {
    kind: 'go',
    size: { go: '9', gomoku: '15' },
    ruleset: { go: 'chinese', gomoku: 'freestyle' },
    komi: '',
    handicap: 'none',
    stones: '2',
    time: 'byo-10',
    system: 'byo_yomi',
    main: '20',
    increment: '5',
    cap: '60',
    periods: '5',
    period: '30',
    colors: 'random',
    takeback: true,
    visibility: 'public',
  };
}

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

/** Most handicap stones on a square board: on the star points, or placed freely. */
export function mostStones(size: number, handicap: Handicap['type']): number {
  switch (handicap) {
    case 'none':
      return 0;
    case 'fixed':
      if (size < 7) return 0;
      return size === 7 || size % 2 === 0 ? 4 : 9;
    case 'free':
      return Math.min(25, Math.floor((size * size) / 4));
  }
}

/** The komi, in points, that a ruleset comes with. */
export function customaryKomi(ruleset: string, handicap: Handicap['type']): number {
  if (ruleset === 'new_zealand') return handicap === 'none' ? 7 : 0;
  if (handicap !== 'none') return 0.5;
  return ruleset === 'japanese' || ruleset === 'korean' ? 6.5 : 7.5;
}

function number(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most; // False for what is no number.
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = number(text);
  return Number.isInteger(value) && within(value, least, most) ? value : undefined;
}

function checkSetup(draft: Draft, wrong: Set<FieldName>): Setup {
  const { least, most } = SIZES[draft.kind];
  const size = whole(draft.size[draft.kind], least, most);
  if (size === undefined) wrong.add('size');
  const base = { size: size ?? 0, ruleset: draft.ruleset[draft.kind] };
  switch (draft.kind) {
    case 'gomoku':
      return { kind: 'gomoku', ...base };
    case 'go': {
      const setup: Setup = { kind: 'go', ...base, handicap: checkHandicap(draft, size, wrong) };
      if (draft.komi.trim() === '') return setup;
      const half = number(draft.komi) * 2;
      if (!Number.isInteger(half) || !within(half, -800, 800)) wrong.add('komi');
      return { ...setup, komi_half: half };
    }
  }
}

function checkHandicap(draft: Draft, size: number | undefined, wrong: Set<FieldName>): Handicap {
  if (draft.handicap === 'none') return { type: 'none' };
  const most = size === undefined ? 25 : mostStones(size, draft.handicap);
  const stones = whole(draft.stones, 2, most);
  if (stones === undefined) wrong.add('stones');
  return { type: draft.handicap, stones: stones ?? 0 };
}

const DAY_MS = 24 * 3_600_000;

function checkTime(draft: Draft, wrong: Set<FieldName>): TimeControl {
  if (draft.time !== 'custom') return preset(draft.time);
  const main_ms = Math.round(number(draft.main) * 60_000);
  if (!within(main_ms, 1000, DAY_MS)) wrong.add('main');
  switch (draft.system) {
    case 'absolute':
      return { type: 'absolute', main_ms };
    case 'fischer': {
      const increment_ms = Math.round(number(draft.increment) * 1000);
      if (!within(increment_ms, 0, 600_000)) wrong.add('increment');
      const cap_ms = Math.round(number(draft.cap) * 60_000);
      if (!within(cap_ms, Number.isNaN(main_ms) ? 0 : main_ms, DAY_MS)) wrong.add('cap');
      return { type: 'fischer', main_ms, increment_ms, cap_ms };
    }
    case 'byo_yomi': {
      const periods = whole(draft.periods, 1, 30);
      if (periods === undefined) wrong.add('periods');
      const period_ms = Math.round(number(draft.period) * 1000);
      if (!within(period_ms, 1000, 600_000)) wrong.add('period');
      return { type: 'byo_yomi', main_ms, periods: periods ?? 0, period_ms };
    }
  }
}

/** Checks the whole form. */
export function checkDraft(draft: Draft): Checked {
  const wrong = new Set<FieldName>();
  const room: CreateRoom = {
    setup: checkSetup(draft, wrong),
    time: checkTime(draft, wrong),
    colors: draft.colors,
    takeback: draft.takeback ? 'ask' : 'off',
    visibility: draft.visibility,
  };
  return wrong.size > 0 ? { wrong } : { room };
}

/** Reads a draft that was kept; anything that does not look like one gives the fresh form. */
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

/** The value, if it has the shape of the sample and each choice in it is one that exists. */
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
  kind: ['go', 'gomoku'],
  'ruleset.go': RULESETS.go,
  'ruleset.gomoku': RULESETS.gomoku,
  handicap: ['none', 'fixed', 'free'],
  time: [...PRESETS, 'custom'],
  system: SYSTEMS,
  colors: ['black', 'white', 'random', 'nigiri'],
  visibility: ['public', 'private'],
};
