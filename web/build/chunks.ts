// Divides the code that several pages share: what a first visit needs, and what only other pages need.

import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
/** The modules that a first visit runs. What they import, it needs, too. */
const FIRST = ['index.html', 'src/main.tsx', 'src/pages/home.tsx'].map((path) => join(WEB, path));

/** The part of the bundler's context that is used here. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const known = new WeakMap<Graph, Set<string>>();

/** All modules of a first visit. */
function firstOf(graph: Graph): Set<string> {
  const found = known.get(graph) ?? new Set<string>();
  if (!known.has(graph)) {
    const open = [...FIRST];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    known.set(graph, found);
  }
  return found;
}

/** The name of the chunk for a module that several pages share. */
export function chunkOf(id: string, graph: Graph): string {
  return firstOf(graph).has(id) ? 'shared' : 'later';
}
