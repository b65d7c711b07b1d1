// Helpers for code that must cover every member of a union.

/** The keys of a record with one entry per member of a union, in order. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/** Ends a switch over a union: does not compile while a member is missing. Ignores values from a newer server. */
export function ignore(_: never): void {}
