// The server accepts everything that the form offers. The tests try every choice of the form and, in each number field,
// the lowest, a middle and the highest number. They run the server's check on each resulting room.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../../device/database.fixtures.ts';
import { beginHere, loadDevice } from '../../device/module.ts';
import { WATCHING } from '../../i18n/watching.ts';
import type { Bounds, GoRules, Kind } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import {
  COLORS,
  DELAYS,
  GO_RULESETS,
  GOMOKU_RULESETS,
  HANDICAPS,
  isConfigurable,
  NUMBERS,
  OTHER,
  SIZES,
  SYSTEMS,
  TIME_FIELDS,
} from './choices.ts';
import { type Draft, freshDraft } from './draft.ts';
import { DIRECTIONS, OVERLINES, PARTS, PENALTIES, SWITCHES, TAKEBACKS } from './form-choices.ts';
import { draftOf, PRESET_NAMES } from './presets.ts';
import { TIME_CHOICES } from './time-presets.ts';
import { alone, faultsOf, wanted } from './wanted.ts';

/** Side lengths of custom boards: the bounds, and the lengths at which the available choices change. */
const SIDES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '15', '16', '25', '30'];

/** The numbers at both bounds and halfway between them, as a player would type them. Empty if no number is valid. */
function within(bounds: Partial<Bounds> | undefined, unit = 1): string[] {
  const { least = 1, most = 0 } = bounds ?? {};
  if (least > most) return [];
  return [...new Set([least, Math.ceil((least + most) / 2), most])].map((value) => String(value / unit));
}

/** Every board of a kind: the usual ones and custom ones. */
function* boards(draft: Draft): Generator<Draft> {
  const { kind } = draft;
  if (!isConfigurable(kind)) return yield draft;
  for (const side of SIZES[kind]) yield { ...draft, board: { go: String(side), gomoku: String(side) } };
  const custom = { ...draft, board: { go: OTHER, gomoku: OTHER } };
  const { least, most } = wanted(custom).choices.size ?? { least: 1, most: 0 };
  const sides = SIDES.filter((side) => Number(side) >= least && Number(side) <= most);
  for (const width of sides) {
    for (const height of sides) {
      yield { ...custom, size: { go: width, gomoku: width }, height: { go: height, gomoku: height } };
    }
  }
}

/** Every combination of the parts of a custom ruleset. */
function allRules(): GoRules[] {
  let all: GoRules[] = [freshDraft().rules];
  for (const part of keysOf(PARTS)) {
    all = all.flatMap((rules) => Object.keys(PARTS[part]).map((word) => ({ ...rules, [part]: word })));
  }
  for (const part of keysOf(SWITCHES)) all = all.flatMap((rules) => [rules, { ...rules, [part]: !rules[part] }]);
  return all;
}

/** For each kind, every choice in all fields except the ruleset and the board. */
const OTHER_FIELDS: Readonly<Record<Kind, (draft: Draft) => Generator<Draft>>> = {
  *go(draft) {
    for (const handicap of keysOf(HANDICAPS)) {
      const chosen = { ...draft, handicap };
      if (handicap === 'none') yield chosen;
      for (const stones of within(wanted(chosen).choices.stones)) yield { ...chosen, stones };
    }
  },
  *gomoku(draft) {
    if (draft.ruleset.gomoku === 'renju') for (const forbidden of keysOf(PENALTIES)) yield { ...draft, forbidden };
    else if (draft.ruleset.gomoku !== 'mnk') yield draft;
    for (const length of within(wanted(draft).choices.length)) {
      for (const overline of keysOf(OVERLINES)) {
        for (const directions of keysOf(DIRECTIONS)) yield { ...draft, length, row: { overline, directions } };
      }
    }
  },
  *othello(draft) {
    yield draft;
  },
  *tic_tac_toe(draft) {
    yield draft;
  },
};

/** Every setup with each of its openings, and every setup with each way to assign the colors. */
function* setups(kind: Kind): Generator<Draft> {
  for (const go of kind === 'go' ? keysOf(GO_RULESETS) : (['chinese'] as const)) {
    for (const gomoku of kind === 'gomoku' ? keysOf(GOMOKU_RULESETS) : (['freestyle'] as const)) {
      for (const board of boards({ ...freshDraft(), kind, ruleset: { go, gomoku } })) {
        for (const draft of OTHER_FIELDS[kind](board)) {
          const { openings, colors } = wanted(draft).choices;
          for (const opening of openings) yield { ...draft, opening: { go: opening, gomoku: opening } };
          for (const color of colors) yield { ...draft, colors: color };
        }
      }
    }
  }
}

/**
 * The predefined time controls, and custom ones in which one number at a time is the lowest, a middle or the highest.
 */
function* times(): Generator<Draft> {
  const fresh = freshDraft();
  for (const preset of PRESET_NAMES) {
    for (const time of TIME_CHOICES) yield { ...draftOf(preset), time };
  }
  for (const system of keysOf(SYSTEMS)) {
    yield { ...fresh, time: 'custom', system, ...TIME_FIELDS[system] };
    // A main time above the cap of the clock is refused, so the caps have their highest values.
    const custom: Draft = { ...fresh, time: 'custom', system, cap_ms: '1440', cap_days: '28' };
    for (const field of keysOf(TIME_FIELDS[system])) {
      const [fault] = faultsOf(wanted({ ...custom, [field]: 'x' }).room);
      expect(fault?.field).toBe(field);
      for (const text of within(fault, NUMBERS[field].unit)) yield { ...custom, [field]: text };
    }
  }
}

/** Counts the drafts. Collects up to three drafts in which `wanted` replaces a choice, or whose room is refused. */
function refused(drafts: Iterable<Draft>): { walked: number; bad: unknown[] } {
  let walked = 0;
  const bad: unknown[] = [];
  for (const draft of drafts) {
    const { room } = wanted(draft);
    const opening = isConfigurable(draft.kind) ? draft.opening[draft.kind] : 'free';
    const faults = faultsOf(room);
    if (faults.length > 0 || room.opening !== opening || room.colors !== draft.colors) bad.push({ room, faults });
    walked += 1;
  }
  return { walked, bad: bad.slice(0, 3) };
}

it.each([
  ['go', 10_000],
  ['gomoku', 10_000],
  ['othello', 4],
  ['tic_tac_toe', 4],
] as const)(
  'no setup of %s that the form offers is refused',
  (kind, least) => {
    const { walked, bad } = refused(setups(kind));
    expect(bad).toEqual([]);
    expect(walked).toBeGreaterThanOrEqual(least);
  },
  60_000,
);

it('no custom rules that the form offers are refused', () => {
  const custom = { ...freshDraft(), ruleset: { go: 'custom', gomoku: 'freestyle' } } as const;
  const { walked, bad } = refused(allRules().map((rules) => ({ ...custom, rules })));
  expect([bad, walked]).toEqual([[], 3 * 2 * 3 * 3 * 2 * 16]);
});

it('no choice that the form offers for spectators is refused', () => {
  const { walked, bad } = refused(
    keysOf(WATCHING).flatMap((watching) => DELAYS.map((delay_ms) => ({ ...freshDraft(), watching, delay_ms }))),
  );
  expect([bad, walked]).toEqual([[], 3 * DELAYS.length]);
});

it('no time control that the form offers is refused', () => {
  const { walked, bad } = refused(times());
  expect(bad).toEqual([]);
  expect(walked).toBeGreaterThan(70);
});

it('no game that the form offers to two people on this device is refused', async () => {
  await loadDevice(readFileSync(`${import.meta.dirname}/../../wasm/tengen_device_bg.wasm`));
  let walked = 0;
  for (const preset of PRESET_NAMES) {
    for (const delay_ms of DELAYS) {
      for (const colors of keysOf(COLORS)) {
        for (const takeback of keysOf(TAKEBACKS)) {
          localStorage.clear();
          const { room } = wanted({ ...draftOf(preset), delay_ms, colors, takeback, watching: 'closed' });
          // If the game is refused, this throws an error with the reason.
          expect(await beginHere({ terms: alone(room), host: 'ann', guest: 'ben' })).toBeDefined();
          walked += 1;
        }
      }
    }
  }
  expect(walked).toBeGreaterThanOrEqual(PRESET_NAMES.length * DELAYS.length * 4);
}, 60_000);

it('a game of three in a row on a 3x3 board has no openings to choose from', () => {
  const ruleset = { go: 'chinese', gomoku: 'mnk' } as const;
  const side = { go: '3', gomoku: '3' };
  const board = { go: OTHER, gomoku: OTHER };
  const draft: Draft = { ...freshDraft(), kind: 'gomoku', ruleset, board, size: side, height: side, length: '3' };
  expect(wanted(draft).choices.openings).toEqual(['free']);
});
