// Arranges the moves and other events of a game in rows, with a column for each color. All functions are pure.

import type { Color, Move } from '../../protocol.gen.ts';
import type { Told } from '../../state/story.ts';

/** A move with its number. `planned` is true if the move was played from the viewer's plan. */
export type Cell = { number: number; point: string; planned?: boolean };

/** A row: up to two moves, or another event after `after` moves. */
export type Row =
  | { type: 'moves'; black?: Cell; white?: Cell }
  | { type: 'told'; key: string; after: number; words: string };

/**
 * Events without a row of their own. A move or a pass has a cell instead. Players who leave and come back are not
 * listed, because after a few reloads their rows would push the moves out of sight. For the same reason, stones on a
 * scratch board are not listed.
 */
const UNLISTED: ReadonlySet<Told['news']['type']> = new Set<Told['news']['type']>([
  'moved',
  'passed',
  'left',
  'back',
  'scratch_played',
  'scratch_taken_back',
]);

/**
 * The rows of a game. `words` returns the sentence about an event, or null if there is none. `planned` contains the
 * numbers of the moves that were played from the viewer's plan.
 */
export function rowsOf(
  moves: readonly Move[],
  told: readonly Told[],
  words: (told: Told) => string | null,
  planned: readonly number[] = [],
): Row[] {
  const fromPlan = new Set(planned);
  const rows: Row[] = [];
  let next = 0;
  const tellUpTo = (after: number) => {
    for (let one = told[next]; one && one.after <= after; one = told[next]) {
      next += 1;
      if (UNLISTED.has(one.news.type)) continue;
      const said = words(one);
      if (said !== null) rows.push({ type: 'told', key: one.key, after: one.after, words: said });
    }
  };
  tellUpTo(0);
  moves.forEach(({ color, point }, index) => {
    const number = index + 1;
    place(rows, color, fromPlan.has(number) ? { number, point, planned: true } : { number, point });
    tellUpTo(index + 1);
  });
  tellUpTo(Number.POSITIVE_INFINITY);
  return rows;
}

/** Returns a function like `words` that remembers its results, so that it composes each sentence only once. */
export function remembered(words: (told: Told) => string | null): (told: Told) => string | null {
  const known = new WeakMap<Told, string | null>();
  return (told) => {
    const said = known.get(told) ?? words(told);
    known.set(told, said);
    return said;
  };
}

/** Adds a move by White to the last row if only Black has a move there. Any other move begins a new row. */
function place(rows: Row[], color: Color, cell: Cell): void {
  const last = rows.at(-1);
  if (color === 'white' && last?.type === 'moves' && !last.white) last.white = cell;
  else rows.push({ type: 'moves', [color]: cell });
}

/** The number shown in front of a row: the number of its first move. */
export function numberOf(row: Extract<Row, { type: 'moves' }>): number {
  return row.black?.number ?? row.white?.number ?? 0;
}
