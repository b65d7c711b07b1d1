// A game to be replayed, wherever it came from: the history or a file. Pure.

import type { ChatLine, Clocks, GameDetail, Outcome, Setup, SgfRecord, TimeControl } from '../../protocol.gen.ts';
import { type PlayedMove, withColors } from '../../state/colors.ts';

/** What the replay shows. */
export type Shown = {
  /** The game's id; absent for a file. */
  id?: string;
  /** The file's name, for a file. */
  file?: string;
  setup: Setup;
  time?: TimeControl;
  black: string;
  white: string;
  outcome?: Outcome | undefined;
  moves: readonly PlayedMove[];
  /** Both clocks after so many moves, as far as they are known. */
  clocks: readonly (Clocks | undefined)[];
  /** The dead stones of a game that was scored. */
  dead: readonly string[];
  chat: readonly ChatLine[];
  /** Unix milliseconds. */
  started?: number;
  durationMs?: number;
};

/** The game of the history. The moves come from its events, which know each color. */
export function ofDetail(detail: GameDetail): Shown {
  const moves: PlayedMove[] = [];
  const clocks: (Clocks | undefined)[] = [undefined];
  const chat: ChatLine[] = [];
  for (const { event, clocks: after } of detail.events) {
    switch (event.type) {
      case 'moved':
        moves.push({ color: event.color, point: event.point });
        clocks[moves.length] = after;
        break;
      case 'passed':
        moves.push({ color: event.color, point: 'pass' });
        clocks[moves.length] = after;
        break;
      case 'taken_back':
        moves.length = Math.min(moves.length, event.move_number);
        clocks.length = moves.length + 1;
        break;
      case 'started':
        clocks[0] = after;
        break;
      case 'chatted':
        chat.push(event.line);
        break;
      default: // The rest changes nothing that a replay shows.
    }
  }
  const { game, setup, time, dead } = detail;
  const whole = moves.length === detail.moves.length;
  return {
    id: game.id,
    setup,
    time,
    black: game.black.name,
    white: game.white.name,
    outcome: game.outcome,
    // A record from before events were kept whole still has its moves.
    moves: whole ? moves : withColors(setup, detail.moves, undefined),
    clocks: whole ? clocks : [],
    dead,
    chat,
    started: game.started,
    durationMs: game.duration_ms,
  };
}

/** The game of a file. */
export function ofSgf(record: SgfRecord, file: string): Shown {
  return {
    file,
    setup: record.setup,
    black: record.black,
    white: record.white,
    outcome: record.outcome,
    moves: record.moves,
    clocks: [],
    dead: [],
    chat: [],
  };
}

/** The number of moves that an address asks for (`#42`), within the game; its end when it asks for nothing. */
export function askedMove(hash: string, total: number): number {
  const found = /^#(\d{1,5})$/.exec(hash);
  return found ? Math.min(Number(found[1]), total) : total;
}

/** Where a key leads from a number of moves; nothing if it means nothing here. */
export function keyedMove(key: string, at: number, total: number): number | undefined {
  const ways: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: total,
  };
  const to = Object.hasOwn(ways, key) ? ways[key] : undefined;
  return to === undefined ? undefined : Math.min(Math.max(to, 0), total);
}
