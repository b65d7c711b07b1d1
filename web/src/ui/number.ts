// Parses numbers in the form in which people type them.

/** Parses a whole number, or a number with a decimal point or a decimal comma; NaN for anything else. */
export function parseNumber(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Parses a whole number within these bounds. Returns undefined for anything else. */
export function parseWhole(text: string, least: number, most: number): number | undefined {
  const value = parseNumber(text);
  return Number.isInteger(value) && within(value, least, most) ? value : undefined;
}

/** Whether a number is within these bounds; false for NaN. */
export function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
