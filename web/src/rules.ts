// The rules in the browser: the only file that knows the WebAssembly module. It answers at once what a move
// would do; what counts is what the server says.

import { signal } from '@preact/signals';
import type { Shape } from './board/shape.ts';
import type { Area, Code, Color, Diagram, Opening, Setup } from './protocol.gen.ts';
import init, {
  area_points,
  type Board,
  board,
  chooses_colors,
  finds_komi,
  Game,
  initSync,
  parse_point,
  same_offer,
  sides,
} from './wasm/tengen_wasm.js';
import address from './wasm/tengen_wasm_bg.wasm?url';

export {
  check as checkRoom,
  choices as choicesOf,
  may_pass as mayPass,
  read_clock as readClock,
  read_sgf as readSgf,
  type SgfFault,
  stones_left as stonesLeft,
} from './wasm/tengen_wasm.js';

/** The number of a pass. */
const PASS_INDEX = 0xffff;

let loading: Promise<void> | undefined;

/** Whether the rules are there. A page may only be shown without them if it asks this first. */
export const rulesReady = signal(false);

/** Loads the rules once; resolves when they can be used. A failed load may be tried again. */
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

/** Loads the rules from the bytes of the module, at once; for tests. */
export function loadRulesFrom(bytes: BufferSource): void {
  initSync({ module: bytes });
  rulesReady.value = true;
}

/** Whether colors are found in the opening, so that before it players only say who begins. */
export function choosesColors(opening: Opening): boolean {
  return rulesReady.value && chooses_colors(opening);
}

/** Whether the opening finds the komi. */
export function findsKomi(opening: Opening): boolean {
  return rulesReady.value && finds_komi(opening);
}

/** The board of a setup. */
export function shapeOf(setup: Setup): Shape {
  return { kind: setup.kind, ...sides(setup) };
}

const boards = new Map<string, Board>();

/** The names of a board's points, columns and rows, and the points that are dotted for the eye. */
export function namesOf({ kind, width, height }: Shape): Board {
  const key = `${kind} ${width} ${height}`;
  const found = boards.get(key) ?? board(kind, width, height);
  boards.set(key, found);
  return found;
}

/** The point of a name; nothing if this board has no such point. */
export function pointOf({ kind, width, height }: Shape, name: string): number | undefined {
  return parse_point(kind, width, height, name);
}

/** The points of an area. */
export function pointsOf({ kind, width, height }: Shape, area: Area): Uint16Array {
  return area_points(kind, width, height, area);
}

/** Whether a stone on either point makes the same position, up to turning and mirroring the board. */
export function sameOffer({ width }: Shape, rows: readonly string[], a: number, b: number): boolean {
  return same_offer(width, rows.join(''), a, b);
}

const number = (color: Color): number => (color === 'black' ? 1 : 2);

/** Why Black may not play a point in renju, in the module's order. */
export const FORBIDDEN = ['overline', 'double_four', 'double_three'] as const satisfies readonly Code[];
/** One of them. */
export type Forbidden = (typeof FORBIDDEN)[number];

/** A game after some moves. Points are indices, row by row from the top left; `null` is a pass. */
export class Position {
  private readonly shape: Shape;
  private readonly game: Game;

  private constructor(shape: Shape, game: Game) {
    this.shape = shape;
    this.game = game;
  }

  /** The start of a game, or of a record that begins from other stones. */
  static start(setup: Setup, diagram?: Diagram): Position {
    return new Position(shapeOf(setup), Game.start(setup, diagram));
  }

  /** The same position once more. */
  fork(): Position {
    return new Position(this.shape, this.game.fork());
  }

  /** Plays; returns why not, or nothing. After two passes play goes on with whoever plays. */
  play(by: Color, point: number | null): Code | undefined {
    if (this.progress() === 'stopped') this.resume(by);
    return this.game.play(number(by), point ?? PASS_INDEX);
  }

  /** Why `play` would refuse, or nothing. */
  check(by: Color, point: number | null): Code | undefined {
    return this.game.check(number(by), point ?? PASS_INDEX);
  }

  /** Hands the move over after two passes. */
  resume(turn: Color): void {
    this.game.resume(number(turn));
  }

  /** Whose move it is, or would be. */
  turn(): Color {
    return this.game.turn() === 2 ? 'white' : 'black';
  }

  progress() {
    return this.game.progress();
  }

  /** What a stone of the player to move would turn over there (Othello). */
  flips(point: number): number[] {
    return [...this.game.flips(point)];
  }

  /** Every point where the player to move may place a stone. */
  legal(): number[] {
    return [...this.game.legal()];
  }

  /** Where Black may not play in renju, and why. */
  forbidden(): { point: number; why: Forbidden }[] {
    const found = this.game.forbidden();
    return Array.from({ length: found.length / 2 }, (_, n) => ({
      point: found[2 * n] ?? 0,
      why: FORBIDDEN[found[2 * n + 1] ?? 0] ?? 'overline',
    }));
  }

  /** How many discs lie on the board (Othello). */
  discs(): Record<Color, number> | undefined {
    const [black, white] = this.game.counts();
    return black === undefined || white === undefined ? undefined : { black, white };
  }

  /** The board as the wire writes it: `X`, `O` and `.`, rows from the top. */
  rows(): string[] {
    const all = [...this.game.board()].map((cell) => '.XO'[cell] ?? '.').join('');
    const { width, height } = this.shape;
    return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width));
  }

  /** Stones captured by a color. */
  prisoners(by: Color): number {
    return this.game.prisoners(number(by));
  }

  ko(): number | undefined {
    return this.game.ko();
  }

  /** The winning row. */
  row(): number[] {
    return [...this.game.row()];
  }
}
