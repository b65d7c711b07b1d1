// Converts the terms of a room to a draft, so that the form of a new game can start from them.

import type { CreateRoom, RoomView, Series, TimeControl } from '../../protocol.gen.ts';
import { choicesOf } from '../../rules.ts';
import { beforeOpening } from '../../state/opening.ts';
import { keysOf } from '../../total.ts';
import { isConfigurable, NUMBERS, OTHER, SERIES, SIZES, TIME_FIELDS, type TimeField } from './choices.ts';
import { type Draft, freshDraft, type PresetName } from './draft.ts';
import { SPEEDS, TIMES, timeBoard } from './time-presets.ts';

/** The terms that fill in the form. They do not say who may watch, because a rematch cannot change that. */
export type Terms = Pick<
  RoomView,
  'setup' | 'opening' | 'series' | 'time' | 'colors' | 'takeback' | 'grace_ms' | 'aids' | 'visibility' | 'delay_ms'
>;

/** The form with the terms of a room filled in. */
export function draftFrom(terms: Terms): Draft {
  const { opening, time, colors, takeback, grace_ms, aids = 'off', visibility, delay_ms } = terms;
  const setup = beforeOpening(terms.setup, opening);
  const draft: Draft = {
    ...freshDraft(),
    kind: setup.kind,
    preset: presetOf(terms),
    colors,
    takeback,
    aids,
    visibility,
  };
  if (isConfigurable(setup.kind)) draft.opening = { ...draft.opening, [setup.kind]: opening };
  fillSeries(draft, terms.series);
  if (delay_ms !== undefined) draft.delay_ms = shown('delay_ms', delay_ms);
  if (grace_ms !== undefined) draft.grace_ms = shown('grace_ms', grace_ms);
  fillBoard(draft, setup);
  if (setup.kind === 'go') {
    draft.ruleset = { ...draft.ruleset, go: setup.ruleset };
    if (setup.rules) draft.rules = setup.rules;
    const handicap = setup.handicap;
    draft.handicap = handicap.type;
    if (handicap.type !== 'none') draft.stones = String(handicap.stones);
    // A room's setup contains the komi even if it is the default. The draft leaves a default komi empty, so that it
    // changes with other choices.
    const { komi_half, ...rest } = setup;
    const customary = choicesOf({ ...terms, opening: 'free', setup: rest }).komi_half;
    if (komi_half !== undefined && komi_half !== customary) draft.komi_half = shown('komi_half', komi_half);
  }
  if (setup.kind === 'gomoku') {
    draft.ruleset = { ...draft.ruleset, gomoku: setup.ruleset };
    if (setup.forbidden) draft.forbidden = setup.forbidden;
    if (setup.row) {
      draft.row = { overline: setup.row.overline, directions: setup.row.directions };
      draft.length = String(setup.row.length);
    }
  }
  fillTime(draft, time, timeBoard(setup.kind, 'size' in setup ? Math.max(setup.size, setup.height ?? 0) : 0));
  return draft;
}

/** The text that the form shows for a number on the wire. */
function shown(field: keyof typeof NUMBERS, value: number): string {
  return String(value / NUMBERS[field].unit);
}

function presetOf({ setup }: Terms): PresetName {
  return setup.kind === 'go' ? 'go-19' : setup.kind;
}

function fillBoard(draft: Draft, setup: CreateRoom['setup']): void {
  if (!('size' in setup) || !isConfigurable(setup.kind)) return;
  const { kind, size, height = size } = setup;
  const usual: readonly number[] = SIZES[kind];
  const board = height === size && usual.includes(size) ? String(size) : OTHER;
  draft.board = { ...draft.board, [kind]: board };
  draft.size = { ...draft.size, [kind]: String(size) };
  draft.height = { ...draft.height, [kind]: String(height) };
}

function fillSeries(draft: Draft, series: Series | undefined): void {
  if (series?.type === 'best_of') {
    draft.games = String(series.games);
    draft.series = keysOf(SERIES).find((choice) => choice === `best_of_${series.games}`) ?? 'best_of';
  } else if (series) {
    draft.series = series.type;
    if (series.type === 'first_to') draft.points = String(series.points);
  }
}

function fillTime(draft: Draft, time: TimeControl, board: keyof typeof TIMES): void {
  const speed = keysOf(SPEEDS).find((name) => isSame(TIMES[board][name], time));
  Object.assign(draft, { time: speed ?? (time.type === 'none' ? 'none' : 'custom') }, timeNumbers(time));
}

/** The fields of a custom time control with the system and the numbers of `time`. Empty if the game has no clock. */
export function timeNumbers(time: TimeControl): Partial<Draft> {
  if (time.type === 'none') return {};
  const part: Partial<Draft> = { system: time.type };
  const numbers: Readonly<Partial<Record<TimeField, number>>> = time;
  for (const field of keysOf(TIME_FIELDS[time.type])) {
    const value = numbers[field];
    part[field] = value === undefined ? '' : shown(field, value);
  }
  return part;
}

function isSame(one: TimeControl, other: TimeControl): boolean {
  const sorted = (time: TimeControl) => JSON.stringify(Object.entries(time).sort());
  return sorted(one) === sorted(other);
}
