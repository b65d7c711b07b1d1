// The rules in the browser. Only this file uses their WebAssembly module. The module computes the effect of a move
// immediately, but the server decides whether the move counts.

import { signal } from '@preact/signals';
import type { Shape } from './board/shape.ts';
import type { Area, Code, Color, Diagram, Opening, Outcome, Setup } from './protocol.gen.ts';
import init, {
  area_points,
  type Board,
  board,
  chooses_colors,
  finds_komi,
  Game,
  initSync,
  keeps_colors,
  parse_point,
  same_offer,
  sides,
} from './wasm/tengen_wasm.js';
import address from './wasm/tengen_wasm_bg.wasm?url';

export {
  check as checkRoom,
  choices as choicesOf,
  may_pass as mayPass,
  patience as patienceOf,
  read_clock as readClock,
  read_sgf as readSgf,
  type SgfFault,
  speed as speedOf,
  stones_left as stonesLeft,
} from './wasm/tengen_wasm.js';

/** The index that means a pass. */
const PASS_INDEX = 0xffff;

let loading: Promise<void> | undefined;

/** Whether the rules are loaded. A page that may be shown before they are loaded must check this first. */
export const rulesReady = signal(false);

/** Loads the rules once. If loading fails, the next call tries again. */
export function loadRules(): Promise<void> {
  loading ??= init({ module_or_path: address })
    .then(() => {
      rulesReady.value = true;
    })
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}

/** Loads the rules synchronously from the bytes of the module. Only tests use this. */
export function loadRulesFrom(bytes: BufferSource): void {
  initSync({ module: bytes });
  rulesReady.value = true;
}

/** Whether the players choose the colors during the opening. If so, only the first player is chosen before the game. */
export function choosesColors(opening: Opening): boolean {
  return rulesReady.value && chooses_colors(opening);
}

/**
 * Whether the players keep their colors in a rematch on the same terms. They do if the game has handicap stones, and
 * swap colors otherwise.
 */
export function keepsColors(setup: Setup): boolean {
  return rulesReady.value && keeps_colors(setup);
}

/** Whether the opening determines the komi. */
export function findsKomi(opening: Opening): boolean {
  return rulesReady.value && finds_komi(opening);
}

const shapes = new WeakMap<Setup, Shape>();

/** The kind and size of a setup's board. */
export function shapeOf(setup: Setup): Shape {
  const found = shapes.get(setup) ?? { kind: setup.kind, ...sides(setup) };
  shapes.set(setup, found);
  return found;
}

const boards = new Map<string, Board>();

/** The names of a board's points, columns and rows, and its star points. */
export function namesOf({ kind, width, height }: Shape): Board {
  const key = `${kind} ${width} ${height}`;
  const found = boards.get(key) ?? board(kind, width, height);
  boards.set(key, found);
  return found;
}

/** The point with this name; undefined if there is no such point. */
export function pointOf({ kind, width, height }: Shape, name: string): number | undefined {
  return parse_point(kind, width, height, name);
}

/** The points of an area. */
export function pointsOf({ kind, width, height }: Shape, area: Area): Uint16Array {
  return area_points(kind, width, height, area);
}

/** Whether a stone on `a` and a stone on `b` give positions that differ only in how the board is turned or mirrored. */
export function sameOffer({ width }: Shape, rows: readonly string[], a: number, b: number): boolean {
  return same_offer(width, rows.join(''), a, b);
}

/** The module's number for a color. */
const colorNumber = (color: Color): number => (color === 'black' ? 1 : 2);

/** The reasons why a point is forbidden in renju, in the module's order. */
export const FORBIDDEN = ['overline', 'double_four', 'double_three'] as const satisfies readonly Code[];
/** Why a point is forbidden in renju. */
export type Forbidden = (typeof FORBIDDEN)[number];

/** A position of a game. Points are indices, row by row from the top left; `null` is a pass. */
export class Position {
  private readonly shape: Shape;
  private readonly game: Game;

  private constructor(shape: Shape, game: Game) {
    this.shape = shape;
    this.game = game;
  }

  /** The start of a game, or of a record that starts with a diagram. */
  static start(setup: Setup, diagram?: Diagram): Position {
    return new Position(shapeOf(setup), Game.start(setup, diagram));
  }

  /** A copy of the position. */
  fork(): Position {
    return new Position(this.shape, this.game.fork());
  }

  /** Plays a move. Returns the reason if it is illegal. After two passes, either player may continue. */
  play(by: Color, point: number | null): Code | undefined {
    if (this.progress() === 'stopped') this.resume(by);
    return this.game.play(colorNumber(by), point ?? PASS_INDEX);
  }

  /** The reason why a move is illegal; undefined if it is legal. */
  check(by: Color, point: number | null): Code | undefined {
    return this.game.check(colorNumber(by), point ?? PASS_INDEX);
  }

  /** Gives the turn to a color after two passes. */
  resume(turn: Color): void {
    this.game.resume(colorNumber(turn));
  }

  /** The color to move. */
  turn(): Color {
    return this.game.turn() === 2 ? 'white' : 'black';
  }

  progress() {
    return this.game.progress();
  }

  /** The outcome of the game; undefined until the rules have ended the game. */
  outcome(): Outcome | undefined {
    return this.game.outcome();
  }

  /** The discs that a move on this point would flip (Othello). */
  flips(point: number): number[] {
    return [...this.game.flips(point)];
  }

  /** The points on which the player to move may play. */
  legal(): number[] {
    return [...this.game.legal()];
  }

  /** The points that renju forbids to Black, with the reasons. */
  forbidden(): { point: number; why: Forbidden }[] {
    const found = this.game.forbidden();
    return Array.from({ length: found.length / 2 }, (_, n) => ({
      point: found[2 * n] ?? 0,
      why: FORBIDDEN[found[2 * n + 1] ?? 0] ?? 'overline',
    }));
  }

  /** The number of discs of each color (Othello); undefined in other games. */
  discs(): Record<Color, number> | undefined {
    const [black, white] = this.game.counts();
    return black === undefined || white === undefined ? undefined : { black, white };
  }

  /** The board in the wire's notation: `X`, `O` and `.`, rows from the top. */
  rows(): string[] {
    const all = [...this.game.board()].map((cell) => '.XO'[cell] ?? '.').join('');
    const { width, height } = this.shape;
    return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width));
  }

  /** The stones of the chain on a point; empty for an empty point. */
  chain(point: number): number[] {
    return [...this.game.chain(point)];
  }

  /** The liberties of the chain on a point (Go). */
  liberties(point: number): number[] {
    return [...this.game.liberties(point)];
  }

  /** The number of prisoners that a color has taken. */
  prisoners(by: Color): number {
    return this.game.prisoners(colorNumber(by));
  }

  ko(): number | undefined {
    return this.game.ko();
  }

  /** The winning row. */
  row(): number[] {
    return [...this.game.row()];
  }
}
