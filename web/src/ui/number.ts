// Numbers as people type them.

/** A number with a point or a comma; NaN for anything else. */
export function parseNumber(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** A whole number within these bounds. */
export function parseWhole(text: string, least: number, most: number): number | undefined {
  const value = parseNumber(text);
  return Number.isInteger(value) && within(value, least, most) ? value : undefined;
}

/** Whether a number lies within these bounds; what is no number does not. */
export function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** The largest komi either way, in half points: 400 points. */
export const MOST_KOMI_HALF = 800;

/** Points as half points, `7.5` as 15; nothing for what is no komi. */
export function parseKomi(text: string): number | undefined {
  const half = parseNumber(text) * 2;
  return Number.isInteger(half) && within(half, -MOST_KOMI_HALF, MOST_KOMI_HALF) ? half : undefined;
}
