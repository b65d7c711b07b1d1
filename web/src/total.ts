// Helpers for code that must cover every member of a union.

/** The keys of a record with one entry per member of a union, in the order of the record. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/**
 * Ends a switch over a union. The call does not compile while the switch lacks a member of the union. At run time, the
 * call does nothing, so unknown values from a newer server are ignored.
 */
export function ignore(_: never): void {}
