// The rules in the browser: the only file that knows the WebAssembly module. It answers at once what a move
// would do; what counts is what the server says.

import type { Code, Color, Setup } from './protocol.gen.ts';
import init, { Game, initSync } from './wasm/tengen_wasm.js';
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

function start(setup: Setup): Game {
  if (setup.kind === 'gomoku') return Game.gomoku(setup.size, setup.ruleset);
  const { type } = setup.handicap;
  const stones = setup.handicap.type === 'none' ? 0 : setup.handicap.stones;
  return Game.go(setup.size, setup.ruleset, setup.komi_half, type, stones);
}

/** A game after some moves. Points are indices, row by row from the top left; `null` is a pass. */
export class Position {
  readonly size: number;
  private readonly game: Game;

  private constructor(size: number, game: Game) {
    this.size = size;
    this.game = game;
  }

  /** The start of a game; `loadRules` must have been awaited. */
  static start(setup: Setup): Position {
    return new Position(setup.size, start(setup));
  }

  /** The same position once more. */
  fork(): Position {
    return new Position(this.size, this.game.fork());
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

  /** The board as the wire writes it: `X`, `O` and `.`, rows from the top. */
  rows(): string[] {
    const cells = [...this.game.board()].map((cell) => LETTERS[cell] ?? '.').join('');
    return Array.from({ length: this.size }, (_, y) => cells.slice(y * this.size, (y + 1) * this.size));
  }

  /** Stones captured by a color. */
  prisoners(by: Color): number {
    return this.game.prisoners(number(by));
  }

  ko(): number | undefined {
    return this.game.ko();
  }

  /** The winning row of Gomoku. */
  row(): number[] {
    return [...this.game.row()];
  }

  /** The chain at a point. */
  chain(point: number): number[] {
    return [...this.game.chain(point)];
  }

  /** For whom each point counts, as the wire writes it: `B`, `W` and `.`, rows from the top. */
  owners(dead: readonly number[]): string[] {
    const cells = [...this.game.owners(Uint16Array.from(dead))].map((cell) => '.BW'[cell] ?? '.').join('');
    if (cells === '') return [];
    return Array.from({ length: this.size }, (_, y) => cells.slice(y * this.size, (y + 1) * this.size));
  }
}
