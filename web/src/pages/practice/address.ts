// The address of a position on the practice board. The URL's fragment, which a browser does not send to the server,
// describes the position.

import { pointName } from '../../board/points.ts';
import { shapeOf } from '../../board/shape.ts';
import type { Diagram, Move, Setup } from '../../protocol.gen.ts';
import { pointOf } from '../../rules.ts';
import { positionOf, type Sketch } from './sketch.ts';

/** The maximum number of moves that are read from an address, so that a made-up address cannot block the page. */
const MOST_MOVES = 2000;

/** The id of a game in the history, and a move number: `g7k2m#42`. The address of the game's replay ends like this. */
const GAME = /^[\w-]+#\d+$/;

/**
 * The path of the practice board with this position. `game` is the game and the move number that the position comes
 * from.
 */
export function practicePath(sketch: Sketch, game?: string): string {
  return `/practice${fragment(sketch, game)}`;
}

/** The fragment that describes a position: JSON in which the moves are one string, such as `bQ16 wD4 bpass`. */
export function fragment({ setup, diagram, moves }: Sketch, game?: string): string {
  const played = moves.map(({ color, point }) => color[0] + point).join(' ');
  return `#${encodeURIComponent(JSON.stringify({ setup, diagram, moves: played, game }))}`;
}

/** The game in a fragment, with the number of the move; undefined if the position comes from no game. */
export function readGame(hash: string): string | undefined {
  try {
    const { game } = JSON.parse(decodeURIComponent(hash.slice(1))) as { game?: unknown };
    return typeof game === 'string' && GAME.test(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a fragment; undefined if it describes no position. Drops the first illegal move and all moves after it. */
export function readFragment(hash: string): Sketch | undefined {
  try {
    const raw: unknown = JSON.parse(decodeURIComponent(hash.slice(1)));
    if (typeof raw !== 'object' || raw === null || !('setup' in raw)) return undefined;
    // The cast is safe, because the rules check the setup and throw an error if it is invalid.
    const setup = raw.setup as Setup;
    const diagram = 'diagram' in raw ? (raw.diagram as Diagram) : undefined;
    const start = { setup, ...(diagram && { diagram }), moves: [] };
    const shape = shapeOf(setup);
    const position = positionOf(start);
    const moves: Move[] = [];
    for (const entry of 'moves' in raw && typeof raw.moves === 'string' ? raw.moves.split(' ', MOST_MOVES) : []) {
      const color = entry.startsWith('b') ? 'black' : 'white';
      const name = entry.slice(1);
      const index = name === 'pass' ? null : pointOf(shape, name);
      if (index === undefined || position.play(color, index) !== undefined) break;
      moves.push({ color, point: index === null ? 'pass' : pointName(shape, index) });
    }
    return { ...start, moves };
  } catch {
    return undefined;
  }
}
