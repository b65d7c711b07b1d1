// Converts a draft to the room it describes, and finds the room's errors.

import { t } from '../../i18n/index.ts';
import { codeWords, halfPoints, spanWords } from '../../i18n/words.ts';
import type {
  Bounds,
  Choices,
  CreateRoom,
  Fault,
  Kind,
  Opening,
  Series,
  Setup,
  TimeControl,
} from '../../protocol.gen.ts';
import { checkRoom, choicesOf, rulesReady } from '../../rules.ts';
import { beforeOpening } from '../../state/opening.ts';
import { keysOf } from '../../total.ts';
import { parseNumber } from '../../ui/number.ts';
import {
  COLORS,
  type ConfigurableKind,
  isConfigurable,
  LEVELS,
  NUMBERS,
  type NumberName,
  OTHER,
  type SeriesChoice,
  type System,
  type TimeField,
} from './choices.ts';
import type { Draft } from './draft.ts';
import { TIMES, timeBoard } from './time-presets.ts';

/**
 * Converts typed text to wire units. Text that is not a number becomes NaN, which the rules report as out of bounds.
 */
function number(field: NumberName, text: string): number {
  const value = parseNumber(text) * NUMBERS[field].unit;
  return field.endsWith('_ms') ? Math.round(value) : value;
}

function sides(draft: Draft, kind: ConfigurableKind): { size: number; height?: number } {
  const chosen = draft.board[kind];
  if (chosen !== OTHER) return { size: Number(chosen) };
  return { size: number('size', draft.size[kind]), height: number('height', draft.height[kind]) };
}

/** Builds the setup of each kind. */
const SETUPS: { readonly [K in Kind]: (draft: Draft) => Extract<Setup, { kind: K }> } = {
  go: (draft) => {
    const { rules, handicap: type, komi_half, ruleset } = draft;
    return {
      kind: 'go',
      ...sides(draft, 'go'),
      ruleset: ruleset.go,
      ...(ruleset.go === 'custom' && { rules }),
      handicap: type === 'none' ? { type } : { type, stones: number('stones', draft.stones) },
      ...(komi_half.trim() !== '' && { komi_half: number('komi_half', komi_half) }),
    };
  },
  gomoku: (draft) => {
    const ruleset = draft.ruleset.gomoku;
    return {
      kind: 'gomoku',
      ...sides(draft, 'gomoku'),
      ruleset,
      ...(ruleset === 'renju' && { forbidden: draft.forbidden }),
      ...(ruleset === 'mnk' && { row: { ...draft.row, length: number('length', draft.length) } }),
    };
  },
  othello: () => ({ kind: 'othello' }),
  tic_tac_toe: () => ({ kind: 'tic_tac_toe' }),
};

/**
 * The series that a draft describes; undefined for a single game. Only games of Go without an opening can form a
 * ladder.
 */
function seriesOf(draft: Draft, opening: Opening): Series | undefined {
  const choices: { readonly [C in SeriesChoice]: Series | undefined } = {
    single: undefined,
    best_of_3: { type: 'best_of', games: 3 },
    best_of_5: { type: 'best_of', games: 5 },
    best_of_7: { type: 'best_of', games: 7 },
    best_of: { type: 'best_of', games: number('games', draft.games) },
    first_to: { type: 'first_to', points: number('points', draft.points) },
    ladder: mayClimb(draft.kind, opening) ? { type: 'ladder' } : undefined,
  };
  return choices[draft.series];
}

/** Whether games of this kind with this opening can form a handicap ladder. */
export function mayClimb(kind: Kind, opening: Opening): boolean {
  return kind === 'go' && opening === 'free';
}

function timeOf(draft: Draft, setup: Setup): TimeControl {
  if (draft.time === 'none') return { type: 'none' };
  if (draft.time !== 'custom') {
    const size = 'size' in setup ? Math.max(setup.size, setup.height ?? 0) : 0;
    return TIMES[timeBoard(setup.kind, size)][draft.time];
  }
  const typed = (field: TimeField) => number(field, draft[field]);
  const main_ms = typed('main_ms');
  const period_ms = typed('period_ms');
  const controls: { readonly [S in System]: TimeControl } = {
    absolute: { type: 'absolute', main_ms },
    fischer: {
      type: 'fischer',
      main_ms,
      increment_ms: typed('increment_ms'),
      ...(draft.cap_ms.trim() !== '' && { cap_ms: typed('cap_ms') }),
    },
    byo_yomi: { type: 'byo_yomi', main_ms, periods: typed('periods'), period_ms },
    canadian: { type: 'canadian', main_ms, period_stones: typed('period_stones'), period_ms },
    simple: { type: 'simple', per_move_ms: typed('per_move_ms') },
    correspondence: {
      type: 'correspondence',
      main_days: typed('main_days'),
      increment_days: typed('increment_days'),
      cap_days: typed('cap_days'),
      rest_days: typed('rest_days'),
    },
  };
  return controls[draft.system];
}

/** The room that a draft describes, and the available choices. Replaces choices that the other choices rule out. */
export function wanted(draft: Draft): { room: CreateRoom; choices: Choices } {
  const { kind, colors, visibility } = draft;
  const typed: Setup = SETUPS[kind](draft);
  const asked: CreateRoom = {
    setup: typed,
    opening: isConfigurable(kind) ? draft.opening[kind] : 'free',
    time: timeOf(draft, typed),
    colors,
    takeback: draft.takeback,
    // With free takebacks, players need no extra time in which to take back a misclick.
    ...(draft.takeback !== 'free' && draft.grace_ms.trim() !== '' && { grace_ms: number('grace_ms', draft.grace_ms) }),
    visibility,
    ...(draft.delay_ms !== '' && { delay_ms: number('delay_ms', draft.delay_ms) }),
    ...(draft.watching !== 'open' && { watching: draft.watching }),
  };
  // An earlier choice may no longer be available. Until the rules are loaded, keep every choice.
  const choices = rulesReady.value
    ? choicesOf(asked)
    : { openings: [asked.opening], colors: keysOf(COLORS), levels: LEVELS.length };
  const opening = choices.openings.includes(asked.opening) ? asked.opening : 'free';
  const setup = beforeOpening(asked.setup, opening);
  const series = seriesOf(draft, opening);
  return {
    room: {
      ...asked,
      ...(series && { series }),
      ...(draft.aids !== 'off' && choices.levels > 0 && { aids: draft.aids }),
      setup,
      opening,
      colors: choices.colors.includes(colors) ? colors : 'random',
    },
    choices,
  };
}

/**
 * The room for a player who waits for nobody, because the opponent sits at this device or is a bot. The room is
 * private, because nobody has to find it, and it has no settings for spectators. Nigiri becomes a random choice,
 * because two people at one screen would both see the hidden stones.
 */
export function alone({ delay_ms: _late, watching: _watching, ...room }: CreateRoom): CreateRoom {
  return { ...room, visibility: 'private', colors: room.colors === 'nigiri' ? 'random' : room.colors };
}

/** The errors of a room. None until the rules are loaded. The server checks the room in any case. */
export function faultsOf(room: CreateRoom): readonly Fault[] {
  return rulesReady.value ? checkRoom(room) : [];
}

/** The error of a field, in words. Undefined if there is none. */
export function faultWords(faults: readonly Fault[], field: NumberName): string | undefined {
  const fault = faults.find((one) => one.field === field);
  if (!fault) return undefined;
  const { least, most, reason } = fault;
  if (field === 'stones') return t('home-wrong-handicap', { most: reason === 'not_on_board' ? 0 : (most ?? 0) });
  if (least === undefined) return codeWords('invalid');
  if (reason === 'not_on_board' || most === undefined) return t('home-wrong-none', { least });
  if (field === 'komi_half') return t('home-wrong-komi', { least: halfPoints(least), most: halfPoints(most) });
  if (field.endsWith('_ms')) return t('home-wrong-time', { least: spanWords(least), most: spanWords(most) });
  return t(least === most ? 'home-wrong-only' : 'home-wrong-size', { least, most });
}

/** The allowed numbers of a field, in words. Undefined without bounds. */
export function boundsWords(bounds: Bounds | undefined): string | undefined {
  if (!bounds) return undefined;
  return t(bounds.least === bounds.most ? 'home-size-only' : 'home-size-hint', bounds);
}
