// The room that comes of a draft, or what stands in its way. Pure.

import { KINDS } from '../../kinds.ts';
import type { ColorChoice, CreateRoom, Handicap, Opening, Setup, TimeControl } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import { parseKomi, parseNumber, parseWhole, within } from '../../ui/number.ts';
import { COLORS, OPENINGS, OTHER, PRESETS, type Rich, ROW, type TimeField } from './choices.ts';
import type { Draft } from './draft.ts';

/** A field that can be wrong. */
export type FieldName = 'width' | 'height' | 'length' | 'komi' | 'stones' | TimeField;

/** The room of a draft, or the fields that stand in its way. */
export type Checked = { room: CreateRoom } | { wrong: Set<FieldName> };

/** The sides that a kind's boards can have. */
export function limits(draft: Draft): { least: number; most: number } {
  if (draft.kind === 'go') return { least: 2, most: 25 };
  return { least: draft.ruleset.gomoku === 'mnk' ? 1 : 5, most: 30 };
}

/** The sides that were chosen; nothing for one that makes no sense. */
export function sides(draft: Draft, kind: Rich): { width: number | undefined; height: number | undefined } {
  const chosen = draft.board[kind];
  if (chosen !== OTHER) return { width: Number(chosen), height: Number(chosen) };
  const { least, most } = limits(draft);
  return { width: parseWhole(draft.width[kind], least, most), height: parseWhole(draft.height[kind], least, most) };
}

/** Most handicap stones on a board: on the star points, which square boards alone have, or placed freely. */
export function mostStones(width: number, height: number, handicap: Handicap['type']): number {
  switch (handicap) {
    case 'none':
      return 0;
    case 'fixed':
    case 'aga':
      if (width !== height || width < 7) return 0;
      return width === 7 || width % 2 === 0 ? 4 : 9;
    case 'free':
      return Math.min(25, Math.floor((width * height) / 4));
  }
}

/** The komi, in points, that a ruleset comes with. */
export function customaryKomi(draft: Pick<Draft, 'ruleset' | 'rules' | 'handicap'>): number {
  const { handicap, rules } = draft;
  const ruleset = draft.ruleset.go;
  if (ruleset === 'new_zealand') return handicap === 'none' ? 7 : 0;
  if (handicap !== 'none') return 0.5;
  const territory = ruleset === 'custom' ? rules.scoring === 'territory' : /^(japanese|korean)$/.test(ruleset);
  return territory ? 6.5 : 7.5;
}

/** How many points are not within a square of this side around the center, at least. */
function around(width: number, height: number, side: number): number {
  return width * height - Math.min(width, side) * Math.min(height, side);
}

/** Whether an opening can be played on this board under these rules. */
function fits(draft: Draft, opening: Opening): boolean {
  if (draft.kind === 'othello' || draft.kind === 'tic_tac_toe') return opening === 'free';
  const { width = 0, height = 0 } = sides(draft, draft.kind);
  switch (opening) {
    case 'free':
      return true;
    case 'pro':
      return around(width, height, 5) > 2;
    case 'long_pro':
      return around(width, height, 7) > 2;
    case 'swap':
      return width * height > 3;
    case 'swap2':
      return width * height > 5;
    case 'soosyrv_8':
    case 'taraguchi_10':
    case 'yamaguchi':
      return draft.ruleset.gomoku === 'renju' && [width, height].every((side) => side >= 15 && side % 2 === 1);
    case 'komi_cut':
    case 'komi_bids':
      return draft.handicap === 'none';
  }
}

/** The openings that can be chosen now. */
export function openingsOf(draft: Draft): readonly Opening[] {
  if (draft.kind === 'othello' || draft.kind === 'tic_tac_toe') return ['free'];
  return OPENINGS[draft.kind].filter((opening) => fits(draft, opening));
}

/** The opening that the room would have. */
export function openingOf(draft: Draft): Opening {
  if (draft.kind === 'othello' || draft.kind === 'tic_tac_toe') return 'free';
  const chosen = draft.opening[draft.kind];
  return fits(draft, chosen) ? chosen : 'free';
}

/** The ways to find colors that fit the kind: nigiri is a custom of those who play with bowls of stones. */
export function colorsOf({ kind }: Draft): readonly ColorChoice[] {
  return keysOf(COLORS).filter((choice) => KINDS[kind].nigiri || choice !== 'nigiri');
}

/** The way to find colors that the room would have. */
export function colorChoice(draft: Draft): ColorChoice {
  return colorsOf(draft).includes(draft.colors) ? draft.colors : 'random';
}

function checkSetup(draft: Draft, wrong: Set<FieldName>): Setup {
  const { kind } = draft;
  switch (kind) {
    case 'othello':
    case 'tic_tac_toe':
      return { kind };
    case 'gomoku':
      return checkGomoku(draft, wrong);
    case 'go':
      return checkGo(draft, wrong);
  }
}

function checkSides(draft: Draft, kind: Rich, wrong: Set<FieldName>): { size: number; height?: number } {
  const { width, height } = sides(draft, kind);
  if (width === undefined) wrong.add('width');
  if (height === undefined) wrong.add('height');
  if (width === undefined || height === undefined) return { size: 0 };
  return width === height ? { size: width } : { size: width, height };
}

function checkGomoku(draft: Draft, wrong: Set<FieldName>): Setup {
  const ruleset = draft.ruleset.gomoku;
  const setup = { kind: 'gomoku' as const, ...checkSides(draft, 'gomoku', wrong), ruleset };
  if (ruleset === 'renju') return { ...setup, forbidden: draft.forbidden };
  if (ruleset !== 'mnk') return setup;
  const longest = Math.max(setup.size, setup.height ?? 0) || ROW.most;
  const length = parseWhole(draft.row.length, ROW.least, Math.min(ROW.most, longest));
  if (length === undefined) wrong.add('length');
  const { overline, directions } = draft.row;
  return { ...setup, row: { length: length ?? 0, overline, directions } };
}

function checkGo(draft: Draft, wrong: Set<FieldName>): Setup {
  const ruleset = draft.ruleset.go;
  const board = checkSides(draft, 'go', wrong);
  const setup: Setup = {
    kind: 'go',
    ...board,
    ruleset,
    ...(ruleset === 'custom' ? { rules: draft.rules } : {}),
    handicap: checkHandicap(draft, wrong),
  };
  // An opening about komi finds it.
  if (draft.komi.trim() === '' || openingOf(draft) !== 'free') return setup;
  const komi_half = parseKomi(draft.komi);
  if (komi_half === undefined) wrong.add('komi');
  return { ...setup, komi_half: komi_half ?? 0 };
}

function checkHandicap(draft: Draft, wrong: Set<FieldName>): Handicap {
  if (draft.handicap === 'none') return { type: 'none' };
  const { width, height } = sides(draft, 'go');
  const unknown = width === undefined || height === undefined;
  const stones = parseWhole(draft.stones, 2, unknown ? 25 : mostStones(width, height, draft.handicap));
  if (stones === undefined) wrong.add('stones');
  return { type: draft.handicap, stones: stones ?? 0 };
}

const DAY_MS = 24 * 3_600_000;

function checkTime(draft: Draft, wrong: Set<FieldName>): TimeControl {
  if (draft.time !== 'custom') return PRESETS[draft.time];
  const main_ms = Math.round(parseNumber(draft.main) * 60_000);
  if (!within(main_ms, 1000, DAY_MS)) wrong.add('main');
  switch (draft.system) {
    case 'absolute':
      return { type: 'absolute', main_ms };
    case 'fischer': {
      const increment_ms = Math.round(parseNumber(draft.increment) * 1000);
      if (!within(increment_ms, 0, 600_000)) wrong.add('increment');
      const cap_ms = Math.round(parseNumber(draft.cap) * 60_000);
      if (!within(cap_ms, Number.isNaN(main_ms) ? 0 : main_ms, DAY_MS)) wrong.add('cap');
      return { type: 'fischer', main_ms, increment_ms, cap_ms };
    }
    case 'byo_yomi': {
      const periods = parseWhole(draft.periods, 1, 30);
      if (periods === undefined) wrong.add('periods');
      const period_ms = Math.round(parseNumber(draft.period) * 1000);
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
    opening: openingOf(draft),
    time: checkTime(draft, wrong),
    colors: colorChoice(draft),
    takeback: draft.takeback ? 'ask' : 'off',
    visibility: draft.visibility,
  };
  return wrong.size > 0 ? { wrong } : { room };
}
