// A game to replay, from the history or a file. Pure.

import type {
  ChatLine,
  Clocks,
  Diagram,
  GameDetail,
  Move,
  Opening,
  Outcome,
  Scoring,
  Setup,
  SgfRecord,
  TimeControl,
} from '../../protocol.gen.ts';
import { ignore } from '../../total.ts';

/** A game to replay. */
export type Shown = {
  /** The game's id; absent for a file. */
  id?: string;
  /** The file's name, for a file. */
  file?: string;
  /** The file written again as SGF, if that loses nothing. */
  text?: string;
  setup: Setup;
  /** The stones at the start of a file, if they differ from the usual start of the game. */
  diagram?: Diagram;
  /** The opening, if known. */
  opening?: Opening;
  time?: TimeControl;
  black: string;
  white: string;
  outcome?: Outcome | undefined;
  moves: readonly Move[];
  /** Both clocks after each number of moves, as far as they are known. */
  clocks: readonly (Clocks | undefined)[];
  /** The count of the board, if the game was scored. */
  scoring?: Scoring | undefined;
  /** The chat, each line with the number of moves at that time. */
  chat: readonly { line: ChatLine; at: number }[];
  /** Unix milliseconds. */
  started?: number;
  durationMs?: number;
};

/** A game from the history. Its events give the clocks after each move that was not taken back. */
export function ofDetail(detail: GameDetail): Shown {
  const clocks: (Clocks | undefined)[] = [undefined];
  const chat: { line: ChatLine; at: number }[] = [];
  let moves = 0;
  for (const { event, clocks: after } of detail.events) {
    switch (event.type) {
      case 'moved':
      case 'passed':
        moves += 1;
        clocks[moves] = after;
        break;
      case 'taken_back':
        moves = Math.min(moves, event.move_number);
        clocks.length = moves + 1;
        break;
      case 'started':
        clocks[0] = after;
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
      case 'chose':
      case 'declared':
      case 'moves_offered':
      case 'komi_named':
      case 'proposed':
      case 'marked':
      case 'score_accepted':
      case 'resumed':
      case 'offered':
      case 'declined':
      case 'withdrawn':
      case 'rematched':
      case 'finished':
      case 'aborted':
      case 'hidden':
        break; // The replay does not show these.
      default:
        ignore(event);
    }
  }
  const { game, setup, opening, time, scoring } = detail;
  return {
    id: game.id,
    setup,
    opening,
    time,
    black: game.black.name,
    white: game.white.name,
    outcome: game.outcome,
    moves: detail.moves,
    // If the events do not contain the whole game, their clocks are of no use.
    clocks: moves === detail.moves.length ? clocks : [],
    scoring,
    chat,
    started: game.started,
    durationMs: game.duration_ms,
  };
}

/** A game from a file. */
export function ofSgf(record: SgfRecord, file: string): Shown {
  return {
    file,
    ...(record.text === undefined ? {} : { text: record.text }),
    ...(record.diagram === undefined ? {} : { diagram: record.diagram }),
    ...(record.time === undefined ? {} : { time: record.time }),
    setup: record.setup,
    black: record.black,
    white: record.white,
    outcome: record.outcome,
    moves: record.moves,
    clocks: [],
    chat: [],
  };
}

/** The move number in a URL (`#42`), clamped to the game. Without one, the end of the game. */
export function askedMove(hash: string, total: number): number {
  const found = /^#(\d{1,5})$/.exec(hash);
  return found ? Math.min(Number(found[1]), total) : total;
}
