// Splits the code that several pages share into two chunks: one for a first visit, and one for all other pages.

import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
/** A first visit needs these modules and everything that they import. */
const FIRST = ['index.html', 'src/main.tsx', 'src/pages/home.tsx'].map((path) => join(WEB, path));

/** The part of the bundler's context that this module uses. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const cache = new WeakMap<Graph, Set<string>>();

/** All modules that a first visit needs. */
function firstOf(graph: Graph): Set<string> {
  const found = cache.get(graph) ?? new Set<string>();
  if (!cache.has(graph)) {
    const open = [...FIRST];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    cache.set(graph, found);
  }
  return found;
}

/** The name of the chunk for a module that several pages share. */
export function chunkOf(id: string, graph: Graph): string {
  return firstOf(graph).has(id) ? 'shared' : 'later';
}
