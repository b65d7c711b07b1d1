// Composes phrases from data for all pages: outcomes, setups, times, dates.

import { KINDS } from '../kinds.ts';
import { ApiError } from '../net/api.ts';
import type { DeviceCode } from '../net/connection.ts';
import type {
  ChatLine,
  Color,
  GameSummary,
  GoRules,
  Kind,
  Limit,
  Move,
  Opening,
  Outcome,
  Player,
  Ruleset,
  Setup,
  TimeControl,
} from '../protocol.gen.ts';
import { ignore } from '../total.ts';
import { region, t } from './index.ts';

/** The parts of a game that the wording depends on. */
export type Game = {
  kind: Kind;
  ruleset?: Ruleset;
  row?: { length: number };
  /** Whether the loser made no move. */
  unmoved?: boolean;
  /** The players' names, if the sentence names the players instead of the colors. */
  names?: Record<Color, string> | undefined;
};

/** The word for the player with this color in a sentence: `Black`, or `X` in tic-tac-toe. */
export function sideWord(kind: Kind, color: Color): string {
  return t(KINDS[kind].signs.side[color]);
}

/** The name of a color, or of its mark in tic-tac-toe. */
export function colorWord(kind: Kind, color: Color): string {
  return t(KINDS[kind].signs.color[color]);
}

/** The number of stones in a complete row. Undefined for a kind without rows, or if the number is unknown. */
export function rowLength({ kind, ruleset, row }: Game): number | undefined {
  return row?.length ?? (ruleset === 'mnk' ? undefined : KINDS[kind].row);
}

/** Half points as players write them: 13 is `6.5`, 14 is `7`. */
export function halfPoints(half: number): string {
  return String(half / 2);
}

/** Whether players state the result in stones instead of points. */
export function countsStones(ruleset: Ruleset | undefined): boolean {
  return ruleset === 'chinese' || ruleset === 'chinese_simple_ko';
}

/** Whether the loser made no move. False after an opening, where a stone's color does not tell who placed it. */
export function unmoved(outcome: Outcome | undefined, opening: Opening, moves: readonly Move[]): boolean {
  return outcome?.type === 'win' && opening === 'free' && moves.every(({ color }) => color === outcome.winner);
}

/** How a game ended, in a sentence. */
export function outcomeWords(outcome: Outcome | undefined, game: Game): string {
  if (!outcome) return t('outcome-unknown');
  switch (outcome.type) {
    case 'draw':
      return t(KINDS[game.kind].drawn);
    case 'void':
      return t('outcome-void');
    case 'win': {
      const { winner, by } = outcome;
      const other = winner === 'black' ? 'white' : 'black';
      const args = {
        side: game.names?.[winner] ?? sideWord(game.kind, winner),
        other: game.names?.[other] ?? sideWord(game.kind, other),
        margin: (outcome.margin_half ?? 0) / 2,
        count: rowLength(game) ?? 0,
      };
      if (by === 'resignation') return t(KINDS[game.kind].resigned, args);
      if (by === 'timeout' && game.unmoved) return t('outcome-timeout-unmoved', args);
      if (by !== 'score') return t(`outcome-${by}`, args);
      return t(countsStones(game.ruleset) ? 'outcome-stones' : KINDS[game.kind].score, args);
    }
  }
}

/** How a game ended, in the notation of SGF: `B+6.5`, `W+R`, `0`, `Void`. */
export function outcomeShort(outcome: Outcome | undefined): string {
  if (!outcome) return '?';
  switch (outcome.type) {
    case 'draw':
      return '0';
    case 'void':
      return 'Void';
    case 'win': {
      const letter = outcome.winner === 'black' ? 'B' : 'W';
      switch (outcome.by) {
        case 'score':
          return `${letter}+${halfPoints(outcome.margin_half ?? 0)}`;
        case 'row':
          return `${letter}+`;
        case 'resignation':
          return `${letter}+R`;
        case 'timeout':
          return `${letter}+T`;
        case 'forbidden':
        case 'forfeit':
        case 'abandonment':
          return `${letter}+F`;
      }
    }
  }
}

/** The kind and the size of the board: `Go 19×19`, or only `Othello`, which has one size. */
export function setupWords({ kind, size, height = size }: { kind: Kind; size?: number; height?: number }): string {
  const name = t(KINDS[kind].name);
  if (!KINDS[kind].choices || size === undefined) return name;
  return `${name} ${sizeWords(size, height ?? size)}`;
}

/** The size of a board: `19×19`. */
export function sizeWords(width: number, height: number): string {
  return width === height ? t('word-size-square', { side: width }) : t('word-size', { width, height });
}

/** The rules of a setup in one line: `Japanese · komi 6.5 · 3 handicap stones`. Empty for kinds that have only one ruleset. */
export function rulesWords(setup: Setup): string {
  switch (setup.kind) {
    case 'go':
      return goWords(setup).join('\u00a0· ');
    case 'gomoku':
      return gomokuWords(setup).join('\u00a0· ');
    case 'othello':
    case 'tic_tac_toe':
      return '';
  }
}

/** The name of a ruleset. */
export function rulesetWords(ruleset: Ruleset): string {
  return t(`word-ruleset-${ruleset}`);
}

/** How the board is counted. Empty for all kinds except Go. */
export function countingWords(setup: Setup): string {
  if (!('handicap' in setup)) return '';
  const { ruleset, rules } = setup;
  return ruleset === 'custom' ? t(`room-counting-custom-${rules?.scoring ?? 'area'}`) : t(`room-counting-${ruleset}`);
}

function goWords(setup: Extract<Setup, { kind: 'go' }>): string[] {
  const parts = [rulesetWords(setup.ruleset)];
  if (setup.rules) parts.push(...customWords(setup.rules));
  if (setup.komi_half !== undefined) {
    const key = countsStones(setup.ruleset) ? 'word-komi-stones' : 'word-komi';
    parts.push(t(key, { komi: setup.komi_half / 2 }));
  }
  const { handicap } = setup;
  switch (handicap.type) {
    case 'none':
      break;
    case 'fixed':
    case 'aga':
      parts.push(t('word-handicap', { stones: handicap.stones }));
      break;
    case 'free':
      parts.push(t('word-handicap-free', { stones: handicap.stones }));
      break;
    default:
      ignore(handicap);
  }
  return parts;
}

/** The parts of a custom ruleset that a player needs to know before a game. */
function customWords(rules: GoRules): string[] {
  const parts = [t(`word-scoring-${rules.scoring}`), t(`word-ko-${rules.ko}`)];
  if (rules.self_capture) parts.push(t('word-self-capture'));
  if (!rules.removes_dead) parts.push(t('word-nothing-removed'));
  if (rules.tax !== 'none') parts.push(t(`word-tax-${rules.tax}`));
  if (rules.pass_stones) parts.push(t('word-pass-stones'));
  return parts;
}

function gomokuWords(setup: Extract<Setup, { kind: 'gomoku' }>): string[] {
  const { ruleset, forbidden, row } = setup;
  if (!row) {
    const parts = [rulesetWords(ruleset)];
    if (ruleset === 'renju' && forbidden === 'loses') parts.push(t('word-forbidden-loses'));
    return parts;
  }
  const parts = [t('word-row', { count: row.length })];
  if (row.overline === 'nothing') parts.push(t('word-overline-nothing'));
  if (row.directions === 'ranks_and_files') parts.push(t('word-ranks-and-files'));
  return parts;
}

/** The description of an opening. Empty if the players simply take turns. */
export function openingAbout(opening: Opening): string {
  return opening === 'free' ? '' : t(`opening-about-${opening}`);
}

/** The name of an opening. Empty if the players simply take turns. */
export function openingWords(opening: Opening): string {
  return opening === 'free' ? '' : t(`word-opening-${opening}`);
}

/** Joins phrases into one line and leaves out empty ones. */
export function inLine(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\u00a0· ');
}

/** Joins sentences and leaves out empty ones. */
export function inSentences(...sentences: readonly string[]): string {
  return sentences.filter((one) => one !== '').join(t('word-next-sentence'));
}

/** A length of time in the largest unit that fits: `45 s`, `10 min`, `1.5 h`. */
export function spanWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120 && seconds % 60 !== 0) return t('word-seconds', { count: seconds });
  const minutes = seconds / 60;
  if (minutes < 120) return t('word-minutes', { count: Math.round(minutes * 10) / 10 });
  const hours = minutes / 60;
  if (hours < 48) return t('word-hours', { count: Math.round(hours * 10) / 10 });
  return t('word-days', { count: Math.round(hours / 24) });
}

/** A duration, rounded to whole seconds below one minute, otherwise to whole minutes. At least one second. */
export function durationWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return spanWords(seconds < 60 ? seconds * 1000 : Math.round(ms / 60_000) * 60_000);
}

/** A time control in one line: `10 min, then 3 × 30 s`. For a correspondence game, the line begins by saying so. */
export function timeWords(time: TimeControl): string {
  const numbers = clockWords(time);
  return time.type === 'correspondence' ? t('word-time-correspondence', { time: numbers }) : numbers;
}

/** The numbers of a time control in one line. The line does not say whether the game is a correspondence game. */
export function clockWords(time: TimeControl): string {
  switch (time.type) {
    case 'none':
      return t('word-time-none');
    case 'absolute':
      return t('word-time-absolute', { main: spanWords(time.main_ms) });
    case 'fischer':
      return t(time.cap_ms === undefined ? 'word-time-fischer' : 'word-time-fischer-cap', {
        main: spanWords(time.main_ms),
        increment: spanWords(time.increment_ms),
        cap: spanWords(time.cap_ms ?? 0),
      });
    case 'byo_yomi':
      return t('word-time-byo_yomi', {
        main: spanWords(time.main_ms),
        periods: time.periods,
        period: spanWords(time.period_ms),
      });
    case 'canadian':
      return t('word-time-canadian', {
        main: spanWords(time.main_ms),
        count: time.period_stones,
        period: spanWords(time.period_ms),
      });
    case 'simple':
      return t('word-time-simple', { time: spanWords(time.per_move_ms) });
    case 'correspondence': {
      const { main_days, increment_days, cap_days, rest_days: rest } = time;
      const perMove = main_days === increment_days && main_days === cap_days;
      const day = (count: number) => t('word-days', { count });
      return t(perMove ? 'word-time-days-each' : 'word-time-days', {
        main: day(main_days),
        increment: day(increment_days),
        cap: day(cap_days),
        rest,
      });
    }
  }
}

/** The name of a player, engine or program, the level of a bot, or the words for an empty seat or an erased name. */
export function playerName(player: Pick<Player, 'name' | 'bot' | 'program'> | null | undefined): string {
  if (player?.bot) return t('word-bot', { level: player.bot });
  const name = player ? isolated(player.name) || t('word-erased-name') : t('word-nobody');
  return player?.bot === 0 || player?.program ? t('word-program', { name }) : name;
}

/** The letters of Hebrew, Arabic and other alphabets that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name. If it is written from right to left, invisible characters keep it from turning around the words next to it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The text of a chat line, or the words for an erased line. */
export function chatText(line: Pick<ChatLine, 'text'>): string {
  return line.text || t('word-erased-line');
}

/** The two players of a finished game: `ada vs bo`. */
export function gameWords(game: Pick<GameSummary, 'black' | 'white'>): string {
  return t('word-versus', { black: playerName(game.black), white: playerName(game.white) });
}

/**
 * A date and time of day, formatted for the current language, and for a region if the browser prefers one. `short`
 * leaves out the time of day.
 */
export function dateWords(unixMs: number, short = false): string {
  const time = short ? {} : ({ timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium', ...time }).format(unixMs);
}

/** A time of day. */
export function timeOfDayWords(unixMs: number): string {
  return new Intl.DateTimeFormat(region(), { timeStyle: 'short' }).format(unixMs);
}

const DAY_MS = 86_400_000;

/** A clock with less time than this shows tenths of a second. */
export const TENTHS_MS = 10_000;

/** The time that a clock shows: `2 d 5 h`, `1:02:03`, `9:59`, or below ten seconds with tenths: `9.4`. */
export function clockDigits(ms: number): string {
  const left = Math.max(0, ms);
  if (left < TENTHS_MS) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(left / DAY_MS);
  if (days > 0) return t('word-clock-days', { days, hours: Math.floor(seconds / 3600) % 24 });
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/**
 * The sentence for the code of a refusal or an error. `seconds` is the time until the next attempt; 0 if unknown. If a
 * limit was reached, the sentence names the limit instead.
 */
export function codeWords(code: ApiError['code'], seconds = 0, limit?: Limit): string {
  if (limit) return t(`limit-${limit.name}`, { most: limit.most });
  return isHere(code) ? t(HERE[code]) : t(`code-${code}`, { seconds });
}

const isHere = (code: string): code is keyof typeof HERE => code in HERE;

/** The message for each fault that does not come from the server. */
const HERE = {
  offline: 'unreachable',
  device_broken: 'device-broken',
  device_missing: 'device-missing',
  device_full: 'device-full',
  device_no_bot: 'device-no-bot',
} as const satisfies Record<DeviceCode | 'offline', string>;

/** Why a request failed. */
export function errorWords(error: unknown): string {
  return error instanceof ApiError ? codeWords(error.code, error.retryAfterS, error.limit) : codeWords('internal');
}
