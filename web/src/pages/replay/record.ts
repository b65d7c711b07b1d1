// Prepares games from the history and from files for the replay. All functions are pure.

import { playerName } from '../../i18n/words.ts';
import type {
  ChatLine,
  Clocks,
  Color,
  Diagram,
  GameDetail,
  Move,
  Opening,
  Outcome,
  Scoring,
  Seat,
  Setup,
  SgfRecord,
  TimeControl,
} from '../../protocol.gen.ts';
import { type GivenBack, givenBack } from '../../state/fair.ts';
import { ignore } from '../../total.ts';

/** A game to replay. */
export type Shown = {
  /** The game's id. Absent for a file. */
  id?: string;
  /** The file's name. Absent for a game from the history. */
  file?: string;
  /** The file's contents, rewritten as SGF. Absent if the new text would lose something. */
  text?: string;
  /** How much of a file is not shown. Absent for a game from the history. */
  leftOut?: { variations: number; comments: number };
  setup: Setup;
  /** The position that a file starts from. Absent if it is the usual start of the game. */
  diagram?: Diagram;
  /** The opening, if known. */
  opening?: Opening;
  /** Whether the game belongs to a series. */
  inSeries?: boolean;
  /** The ids of the players. Empty for a file. */
  players: readonly string[];
  time?: TimeControl;
  black: string;
  white: string;
  outcome?: Outcome | undefined;
  moves: readonly Move[];
  /** Both players' clocks, indexed by the number of moves played. Undefined or missing where they are not known. */
  clocks: readonly (Clocks | undefined)[];
  /** The final count, if the game was scored. */
  scoring?: Scoring | undefined;
  /** The chat. `at` is the number of moves played when the line was sent. */
  chat: readonly { line: ChatLine; at: number }[];
  /** How often each player asked the engine during the game. */
  aids: Readonly<Record<Color, number>>;
  /** For each move number, who asked the engine before that move. Includes questions before moves taken back later. */
  asked: ReadonlyMap<number, readonly Color[]>;
  /** How often the engine warned each player before a blunder. */
  warnings: Readonly<Record<Color, number>>;
  /** When the game began, in Unix milliseconds. */
  started?: number;
  durationMs?: number;
  /** Whether the game was recorded on one device without a server. If so, nobody witnessed the clocks. */
  unwitnessed?: boolean;
  /** The time that was given back to the clocks, and the players' names by seat. Absent for files and untimed games. */
  fair?: { turns: readonly GivenBack[]; names: Record<Seat, string> } | undefined;
};

/**
 * Converts a game from the history. Takes the clocks after each move from the events. Skips moves that were taken back.
 */
export function ofDetail(detail: GameDetail): Shown {
  const clocks: (Clocks | undefined)[] = [undefined];
  /** For each takeback since the last move, the clocks of the moves that it removed. */
  const undone: (Clocks | undefined)[][] = [];
  const chat: { line: ChatLine; at: number }[] = [];
  const aids = { black: 0, white: 0 };
  const asked = new Map<number, readonly Color[]>();
  const warnings = { black: 0, white: 0 };
  let moves = 0;
  let blackSeat: Seat = 'host';
  for (const { event, clocks: after } of detail.events) {
    switch (event.type) {
      case 'moved':
      case 'passed':
        moves += 1;
        clocks[moves] = after;
        undone.length = 0;
        break;
      case 'taken_back':
        moves = Math.min(moves, event.move_number);
        undone.push(clocks.splice(moves + 1));
        break;
      case 'redone':
        moves = event.move_number;
        clocks.push(...(undone.pop() ?? []));
        break;
      case 'started':
        blackSeat = event.black;
        clocks[0] = after;
        break;
      case 'chose':
        blackSeat = event.black;
        break;
      case 'aid_used':
        if (event.aid === 'warning') {
          warnings[event.by] += 1;
          break;
        }
        aids[event.by] += 1;
        asked.set(moves + 1, [...new Set(asked.get(moves + 1)).add(event.by)]);
        break;
      case 'chatted':
        chat.push({ line: event.line, at: moves });
        break;
      case 'created':
      case 'seated':
      case 'stood':
      case 'seat_shared':
      case 'left':
      case 'back':
      case 'guessed':
      case 'declared':
      case 'moves_offered':
      case 'komi_named':
      case 'proposed':
      case 'marked':
      case 'score_accepted':
      case 'scratch_opened':
      case 'scratch_played':
      case 'scratch_taken_back':
      case 'scratch_proposed':
      case 'scratch_closed':
      case 'resumed':
      case 'offered':
      case 'declined':
      case 'withdrawn':
      case 'time_given':
      case 'halted':
      case 'continuing':
      case 'continued':
      case 'overdue':
      case 'rematched':
      case 'watching_changed':
      case 'finished':
      case 'aborted':
      case 'hidden':
        break; // The replay does not show these events.
      default:
        ignore(event);
    }
  }
  const { game, setup, opening, time, scoring } = detail;
  const names =
    blackSeat === 'guest'
      ? { host: game.white.name, guest: game.black.name }
      : { host: game.black.name, guest: game.white.name };
  return {
    id: game.id,
    setup,
    opening,
    inSeries: detail.series !== undefined,
    players: [game.black.id, game.white.id],
    time,
    black: playerName(game.black),
    white: playerName(game.white),
    outcome: game.outcome,
    moves: detail.moves,
    // If the events do not cover the whole game, their clocks cannot be matched to the moves.
    clocks: moves === detail.moves.length ? clocks : [],
    scoring,
    chat,
    aids,
    asked,
    warnings,
    started: game.started,
    durationMs: game.duration_ms,
    unwitnessed: game.unwitnessed === true,
    fair: time.type === 'none' ? undefined : { turns: givenBack(detail.events), names },
  };
}

/** Converts a game from a file. */
export function ofSgf(record: SgfRecord, file: string): Shown {
  return {
    file,
    ...(record.text === undefined ? {} : { text: record.text }),
    ...(record.diagram === undefined ? {} : { diagram: record.diagram }),
    ...(record.time === undefined ? {} : { time: record.time }),
    leftOut: { variations: record.variations, comments: record.comments },
    setup: record.setup,
    players: [],
    black: record.black,
    white: record.white,
    outcome: record.outcome,
    moves: record.moves,
    clocks: [],
    chat: [],
    aids: { black: 0, white: 0 },
    asked: new Map(),
    warnings: { black: 0, white: 0 },
  };
}

/** The move number in a URL's hash (`#42`), at most `total`. Without one, `total`, which is the end of the game. */
export function askedMove(hash: string, total: number): number {
  const found = /^#(\d{1,5})$/.exec(hash);
  return found ? Math.min(Number(found[1]), total) : total;
}
