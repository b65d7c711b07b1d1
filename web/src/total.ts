// Help for code that must know every member of a union.

/** The keys of a record that has one entry for each member of a union, in its order. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/** Ends a switch over all members of a union: it does not compile while one is left. What a newer server sends is ignored. */
export function ignore(_: never): void {}
