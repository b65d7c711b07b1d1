// A game to be replayed, wherever it came from: the history or a file. Pure.

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

/** What the replay shows. */
export type Shown = {
  /** The game's id; absent for a file. */
  id?: string;
  /** The file's name, for a file. */
  file?: string;
  /** The whole file as it would be written today, if nothing of it is lost so. */
  text?: string;
  setup: Setup;
  /** The stones from which a file begins, if it does not begin as such a game does. */
  diagram?: Diagram;
  /** How the first moves were played, where it is known. */
  opening?: Opening;
  time?: TimeControl;
  black: string;
  white: string;
  outcome?: Outcome | undefined;
  moves: readonly Move[];
  /** Both clocks after so many moves, as far as they are known. */
  clocks: readonly (Clocks | undefined)[];
  /** How the board was counted, of a game that was scored. */
  scoring?: Scoring | undefined;
  chat: readonly ChatLine[];
  /** Unix milliseconds. */
  started?: number;
  durationMs?: number;
};

/** The game of the history. Its events tell what the clocks showed after each move that stands. */
export function ofDetail(detail: GameDetail): Shown {
  const clocks: (Clocks | undefined)[] = [undefined];
  const chat: ChatLine[] = [];
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
        chat.push(event.line);
        break;
      case 'created':
      case 'seated':
      case 'stood':
      case 'seat_shared':
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
        break; // A replay shows nothing of these.
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
    // Events that do not tell the whole game tell no clock either.
    clocks: moves === detail.moves.length ? clocks : [],
    scoring,
    chat,
    started: game.started,
    durationMs: game.duration_ms,
  };
}

/** The game of a file. */
export function ofSgf(record: SgfRecord, file: string): Shown {
  return {
    file,
    ...(record.text === undefined ? {} : { text: record.text }),
    ...(record.diagram === undefined ? {} : { diagram: record.diagram }),
    setup: record.setup,
    black: record.black,
    white: record.white,
    outcome: record.outcome,
    moves: record.moves,
    clocks: [],
    chat: [],
  };
}

/** The number of moves that an address asks for (`#42`), within the game; its end when it asks for nothing. */
export function askedMove(hash: string, total: number): number {
  const found = /^#(\d{1,5})$/.exec(hash);
  return found ? Math.min(Number(found[1]), total) : total;
}
