// Planned lines while a player edits them. As in the protocol, a line has the moves of both players from the current
// position, and ends with an answer of the viewer. All functions are pure.

/** The lines of a plan, and the moves that the board shows. */
export type Draft = {
  readonly lines: readonly Line[];
  /** The moves played on the board. They may be the beginning of a planned line, or of a new line. */
  readonly path: Line;
};

/** The names of moves: points, or `pass`. */
export type Line = readonly string[];

/** Whether a line begins with these moves. */
export function starts(line: Line, moves: Line): boolean {
  return moves.every((move, n) => line[n] === move);
}

/**
 * Plays a move on the board. An answer (`own`) is added to the plan, and replaces another answer to the same moves. A
 * move of the opponent changes only what the board shows, and becomes part of the plan when the viewer answers it.
 */
export function played({ lines, path }: Draft, move: string, own: boolean): Draft {
  const next = [...path, move];
  if (!own) return { lines, path: next };
  const kept = lines.filter((line) => !starts(line, path) || line.length <= path.length || line[path.length] === move);
  if (kept.some((line) => starts(line, next))) return { lines: kept, path: next };
  // If the new line continues an older line, it replaces the older one.
  const open = kept.findIndex((line) => starts(next, line));
  const rest = kept.filter((line) => !starts(next, line));
  const at = open < 0 ? rest.length : open;
  return { lines: [...rest.slice(0, at), next, ...rest.slice(at)], path: next };
}

/** How many lines of the plan an answer has replaced. */
export function replaced(before: Draft, after: Draft): number {
  return before.lines.filter((line) => !after.lines.some((kept) => starts(kept, line))).length;
}

/** Whether the moves on the board end with a move of the opponent that has no answer. Such moves are in no line. */
export function isUnanswered({ lines, path }: Draft): boolean {
  return path.length > 0 && !lines.some((line) => starts(line, path));
}

/** Takes the last move back on the board. The plan stays as it is. */
export function back({ lines, path }: Draft): Draft {
  return { lines, path: path.slice(0, -1) };
}

/**
 * Deletes a line. The other lines stay as they are. If the moves on the board are the beginning of this line but not of
 * any other line, the board returns to the start.
 */
export function without({ lines, path }: Draft, index: number): Draft {
  const gone = lines[index];
  const left = lines.filter((_, n) => n !== index);
  const shown = left.some((line) => starts(line, path));
  return { lines: left, path: gone && starts(gone, path) && !shown ? [] : path };
}

/** Whether two plans have the same lines. */
export function same(one: readonly Line[], other: readonly Line[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The moves of a line in groups. Each group has consecutive moves of one player. The opponent has the first group. */
export function groups(line: Line, own: readonly boolean[]): { own: boolean; moves: string[] }[] {
  const found: { own: boolean; moves: string[] }[] = [];
  for (const [n, move] of line.entries()) {
    const ours = own[n] ?? false;
    const last = found.at(-1);
    if (last?.own === ours) last.moves.push(move);
    else found.push({ own: ours, moves: [move] });
  }
  return found;
}
