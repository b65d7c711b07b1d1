// The rules in the browser: the only file that knows the WebAssembly module. It answers at once what a move
// would do; what counts is what the server says.

import { FORBIDDEN, type Forbidden } from './board/model.ts';
import { parsePoint } from './board/points.ts';
import { type Shape, shapeOf } from './board/shape.ts';
import type { Code, Color, Diagram, GoRules, Setup } from './protocol.gen.ts';
import init, { Game, initSync, Sgf } from './wasm/tengen_wasm.js';
import address from './wasm/tengen_wasm_bg.wasm?url';

/** The move that is no stone. */
export const PASS = 'pass';
const PASS_INDEX = 0xffff;
const LETTERS = '.XO';

/** Where a game stands by the rules alone. */
export type Progress = 'playing' | 'stopped' | 'over';

let loading: Promise<void> | undefined;
let ready = false;

/** Loads the rules once; answers when they can be used. A failed load may be tried again. */
export function loadRules(): Promise<void> {
  loading ??= init({ module_or_path: address })
    .then(() => {
      ready = true;
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
  ready = true;
}

/** Whether the rules are there. */
export function rulesReady(): boolean {
  return ready;
}

const number = (color: Color): number => (color === 'black' ? 1 : 2);
const color = (found: number): Color => (found === 2 ? 'white' : 'black');

const indices = (shape: Shape, names: readonly string[]) =>
  Uint16Array.from(names, (name) => parsePoint(shape, name) ?? PASS_INDEX);

/** The parts of a custom ruleset as the module takes them. */
function rulesWords(rules: GoRules | undefined): string {
  if (!rules) return '';
  const { ko, self_capture, scoring, removes_dead, handicap_bonus, resume, third_repetition_voids, tax, pass_stones } =
    rules;
  const words = [ko, self_capture, scoring, removes_dead, handicap_bonus, resume, third_repetition_voids, tax];
  return [...words, pass_stones].join(' ');
}

function start(setup: Setup): Game {
  const { width, height } = shapeOf(setup);
  switch (setup.kind) {
    case 'go': {
      const { ruleset, rules, komi_half, handicap } = setup;
      const stones = handicap.type === 'none' ? 0 : handicap.stones;
      return Game.go(width, height, ruleset, rulesWords(rules), komi_half, handicap.type, stones);
    }
    case 'gomoku': {
      const { ruleset, row, forbidden = 'refused' } = setup;
      const part = row ? `${row.length} ${row.overline} ${row.directions}` : ruleset === 'renju' ? forbidden : '';
      return Game.gomoku(width, height, ruleset, part);
    }
    case 'othello':
      return Game.othello();
    case 'tic_tac_toe':
      return Game.tic_tac_toe();
  }
}

/** Why a file cannot be read, and where. */
export class FileFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, reason: string) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}

/** The main line of a file, its setup and outcome in the words of the module. */
export type FileWords = {
  setup: string;
  outcome: string;
  black: string;
  white: string;
  /** The stones from which it begins, if it does not begin as such a game does. */
  diagram: { black: number[]; white: number[]; turn: Color } | undefined;
  moves: { color: Color; point: number | null }[];
  /** The whole file as it is written today; empty if it could only be kept in part. */
  text: string;
};

/** Reads a file; throws a `FileFault`. */
export function readFile(bytes: Uint8Array): FileWords {
  const file = parseFile(bytes);
  const found = file.moves();
  const moves = Array.from({ length: found.length / 2 }, (_, n) => {
    const point = found[2 * n + 1] ?? PASS_INDEX;
    return { color: color(found[2 * n] ?? 0), point: point === PASS_INDEX ? null : point };
  });
  const words = { setup: file.setup(), outcome: file.outcome(), black: file.black(), white: file.white() };
  const turn = file.turn();
  const diagram = turn ? { black: [...file.stones(1)], white: [...file.stones(2)], turn: color(turn) } : undefined;
  const text = file.write();
  file.free();
  return { ...words, diagram, moves, text };
}

function parseFile(bytes: Uint8Array): Sgf {
  try {
    return Sgf.read(bytes);
  } catch (fault) {
    const [line, column, ...reason] = String(fault).split(' ');
    throw new FileFault(Number(line), Number(column), reason.join(' '));
  }
}

/** A game after some moves. Points are indices, row by row from the top left; `null` is a pass. */
export class Position {
  private readonly shape: Shape;
  private readonly game: Game;

  private constructor(shape: Shape, game: Game) {
    this.shape = shape;
    this.game = game;
  }

  /** The start of a game, or of a record that begins from other stones; `loadRules` must have been awaited. */
  static start(setup: Setup, diagram?: Diagram): Position {
    const shape = shapeOf(setup);
    const game = start(setup);
    if (diagram) game.set_up(indices(shape, diagram.black), indices(shape, diagram.white), number(diagram.turn));
    return new Position(shape, game);
  }

  /** The same position once more. */
  fork(): Position {
    return new Position(this.shape, this.game.fork());
  }

  /** Plays; answers why not, or nothing. After two passes play goes on with whoever plays. */
  play(by: Color, point: number | null): Code | null {
    if (this.progress() === 'stopped') this.game.resume(number(by));
    const refused = this.game.play(number(by), point ?? PASS_INDEX);
    return refused === '' ? null : (refused as Code);
  }

  /** Why `play` would refuse, or nothing. */
  check(by: Color, point: number | null): Code | null {
    const refused = this.game.check(number(by), point ?? PASS_INDEX);
    return refused === '' ? null : (refused as Code);
  }

  /** Hands the move over after two passes. */
  resume(turn: Color): void {
    this.game.resume(number(turn));
  }

  /** Whose move it is, or would be. */
  turn(): Color {
    return color(this.game.turn());
  }

  progress(): Progress {
    return this.game.progress() as Progress;
  }

  /** What the last move captured. */
  captured(): number[] {
    return [...this.game.captured()];
  }

  /** What the last move turned over (Othello). */
  flipped(): number[] {
    return [...this.game.flipped()];
  }

  /** What a stone of the player to move would turn over there (Othello). */
  flips(point: number): number[] {
    return [...this.game.flips(point)];
  }

  /** Every point where the player to move may place a stone. */
  legal(): number[] {
    return [...this.game.legal()];
  }

  /** Whether the player to move can only pass (Othello). */
  mustPass(): boolean {
    return this.game.must_pass();
  }

  /** Where Black may not play in renju, and why. */
  forbidden(): { point: number; why: Forbidden }[] {
    const found = this.game.forbidden();
    return Array.from({ length: found.length / 2 }, (_, n) => ({
      point: found[2 * n] ?? 0,
      why: FORBIDDEN[found[2 * n + 1] ?? 0] ?? 'overline',
    }));
  }

  /** How many discs there are, on the board and by the official count (Othello). */
  discs(): { board: Record<Color, number>; official: Record<Color, number> } | undefined {
    const [black, white, officialBlack, officialWhite] = this.game.counts();
    if (black === undefined || white === undefined) return undefined;
    return { board: { black, white }, official: { black: officialBlack ?? 0, white: officialWhite ?? 0 } };
  }

  private lines(cells: Uint8Array, letters: string): string[] {
    const all = [...cells].map((cell) => letters[cell] ?? '.').join('');
    const { width, height } = this.shape;
    return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width));
  }

  /** The board as the wire writes it: `X`, `O` and `.`, rows from the top. */
  rows(): string[] {
    return this.lines(this.game.board(), LETTERS);
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

  /** The chain at a point. */
  chain(point: number): number[] {
    return [...this.game.chain(point)];
  }

  /** For whom each point counts, as the wire writes it: `B`, `W` and `.`, rows from the top. */
  owners(dead: readonly number[]): string[] {
    const cells = this.game.owners(Uint16Array.from(dead));
    return cells.length === 0 ? [] : this.lines(cells, '.BW');
  }
}
