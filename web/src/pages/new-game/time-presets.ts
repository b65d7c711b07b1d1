// The predefined time controls: one of each speed for each board. The numbers are common on Go servers and on Lichess.
// Go mostly uses byo-yomi. Gomoku and Othello mostly use increments.

import type { MessageId } from '../../i18n/catalog.gen.ts';
import type { Kind, Speed, TimeControl } from '../../protocol.gen.ts';

const MINUTES = 60_000;
const SECONDS = 1000;

/** The speeds that the form offers, the quickest first, with their messages. */
export const SPEEDS = {
  blitz: 'word-speed-blitz',
  rapid: 'word-speed-rapid',
  classical: 'word-speed-classical',
  correspondence: 'word-speed-correspondence',
} as const satisfies Record<string, MessageId>;
/** The names of all speeds, the quickest first. */
export const SPEED_WORDS: Readonly<Record<Speed, MessageId>> = { ...SPEEDS, untimed: 'home-time-none' };
/** A speed that the form offers. */
export type OfferedSpeed = keyof typeof SPEEDS;

/** A predefined time control, no clock, or a time control with numbers that the player enters. */
export type TimeChoice = OfferedSpeed | 'none' | 'custom';
export const TIME_CHOICES: readonly TimeChoice[] = ['blitz', 'rapid', 'classical', 'correspondence', 'none', 'custom'];

const byoYomi = (minutes: number, periods: number, seconds: number): TimeControl => ({
  type: 'byo_yomi',
  main_ms: minutes * MINUTES,
  periods,
  period_ms: seconds * SECONDS,
});

const fischer = (minutes: number, seconds: number): TimeControl => ({
  type: 'fischer',
  main_ms: minutes * MINUTES,
  increment_ms: seconds * SECONDS,
});

const simple = (seconds: number): TimeControl => ({ type: 'simple', per_move_ms: seconds * SECONDS });

const days = (main_days: number, increment_days: number, cap_days: number, rest_days: number): TimeControl => ({
  type: 'correspondence',
  main_days,
  increment_days,
  cap_days,
  rest_days,
});

/** A board that has its own predefined time controls. */
export type TimeBoard = 'go-9' | 'go-13' | 'go-19' | Exclude<Kind, 'go'>;

/** The predefined time controls of each board. */
export const TIMES: Readonly<Record<TimeBoard, Readonly<Record<OfferedSpeed, TimeControl>>>> = {
  'go-9': {
    blitz: byoYomi(1, 3, 10),
    rapid: byoYomi(10, 3, 30),
    classical: byoYomi(20, 5, 30),
    correspondence: days(3, 1, 7, 2),
  },
  'go-13': {
    blitz: byoYomi(2, 3, 10),
    rapid: byoYomi(10, 3, 30),
    classical: byoYomi(20, 3, 30),
    correspondence: days(3, 1, 7, 2),
  },
  'go-19': {
    blitz: byoYomi(3, 5, 10),
    rapid: byoYomi(10, 3, 30),
    classical: byoYomi(30, 5, 30),
    correspondence: days(3, 1, 7, 5),
  },
  gomoku: {
    blitz: fischer(3, 2),
    rapid: fischer(10, 5),
    classical: fischer(30, 20),
    correspondence: days(3, 3, 3, 2),
  },
  othello: {
    blitz: fischer(3, 2),
    rapid: fischer(10, 5),
    classical: { type: 'absolute', main_ms: 30 * MINUTES },
    correspondence: days(3, 3, 3, 2),
  },
  tic_tac_toe: {
    blitz: simple(5),
    rapid: simple(20),
    classical: simple(60),
    correspondence: days(1, 1, 1, 0),
  },
};

/** The board whose time controls suit this game. */
export function timeBoard(kind: Kind, size: number): TimeBoard {
  if (kind !== 'go') return kind;
  if (size <= 10) return 'go-9';
  return size <= 15 ? 'go-13' : 'go-19';
}
