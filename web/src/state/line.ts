// The moves that an engine expects.

/**
 * The moves of a line before its first pass, or before its first stone on a point where an earlier stone of the line
 * was captured.
 */
export function placed(line: readonly string[]): readonly string[] {
  const end = line.findIndex((point, at) => point === 'pass' || line.indexOf(point) < at);
  return end < 0 ? line : line.slice(0, end);
}
