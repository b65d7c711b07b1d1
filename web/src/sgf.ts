// Game files on this device, read and written by the rules in the browser; no server is needed for it.

import { pointName } from './board/points.ts';
import { shapeOf } from './board/shape.ts';
import type { Color, GoRules, Handicap, Outcome, Penalty, Row, Setup, SgfRecord, WinBy } from './protocol.gen.ts';
import { FileFault, readFile } from './rules.ts';

export { FileFault } from './rules.ts';

const ESCAPE = 0x1b;

/** Whether a file is surely in Unicode. Of the encodings before it only the server knows more than Latin-1: those that switch
 * by escapes look like ASCII, and letters of two bytes can be well-formed UTF-8 by chance. */
export function isUnicode(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return true; // The mark of UTF-16.
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  return bytes.some((byte) => byte >= 0xe0) || bytes.every((byte) => byte < 0x80 && byte !== ESCAPE);
}

/** Reads the main line of a file; `loadRules` must have been awaited. Throws a `FileFault`. */
export function openFile(bytes: Uint8Array): SgfRecord {
  const file = readFile(bytes);
  const setup = setupOf(file.setup.split(' '));
  const shape = shapeOf(setup);
  const moves = file.moves.map(({ color, point }) => ({
    color,
    point: point === null ? 'pass' : pointName(shape, point),
  }));
  const outcome = outcomeOf(file.outcome.split(' '));
  const names = (points: readonly number[]) => points.map((point) => pointName(shape, point));
  const { black, white, diagram, text } = file;
  return {
    setup,
    ...(diagram && { diagram: { black: names(diagram.black), white: names(diagram.white), turn: diagram.turn } }),
    black,
    white,
    moves,
    ...(outcome && { outcome }),
    ...(text && { text }),
  };
}

function setupOf(words: readonly string[]): Setup {
  const [kind, width, height, ruleset = '', ...rest] = words;
  const size = Number(width);
  const board = { size, ...(height === width ? {} : { height: Number(height) }), ruleset };
  switch (kind) {
    case 'othello':
    case 'tic_tac_toe':
      return { kind };
    case 'gomoku':
      return { kind, ...board, ...partOf(ruleset, rest) };
    case 'go': {
      const [komi, handicap, stones, ...parts] = rest;
      return {
        kind,
        ...board,
        komi_half: Number(komi),
        handicap: handicapOf(handicap, Number(stones)),
        ...(ruleset === 'custom' ? { rules: rulesOf(parts) } : {}),
      };
    }
    default:
      throw new FileFault(1, 1, `the kind ${kind} is not known`);
  }
}

function handicapOf(type: string | undefined, stones: number): Handicap {
  return type === 'fixed' || type === 'aga' || type === 'free' ? { type, stones } : { type: 'none' };
}

function partOf(ruleset: string, words: readonly string[]): { forbidden?: Penalty; row?: Row } {
  if (ruleset === 'renju') return { forbidden: words[0] as Penalty };
  if (ruleset !== 'mnk') return {};
  const [length, overline, directions] = words;
  return { row: { length: Number(length), overline, directions } as Row };
}

/** The parts of a custom ruleset, in the order in which the rules take and give them. */
function rulesOf(words: readonly string[]): GoRules {
  const [ko, self_capture, scoring, removes_dead, handicap_bonus, resume, third, tax, pass_stones] = words;
  return {
    ko,
    self_capture: self_capture === 'true',
    scoring,
    removes_dead: removes_dead === 'true',
    handicap_bonus,
    resume,
    third_repetition_voids: third === 'true',
    tax,
    pass_stones: pass_stones === 'true',
  } as GoRules;
}

function outcomeOf(words: readonly string[]): Outcome | undefined {
  const [first, by, margin] = words;
  if (first === 'draw' || first === 'void') return { type: first };
  if (first !== 'black' && first !== 'white') return undefined;
  const win = { type: 'win', winner: first as Color, by: by as WinBy } as const;
  return margin === undefined ? win : { ...win, margin_half: Number(margin) };
}
