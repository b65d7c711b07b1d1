// Splits the code that more than one page uses into three chunks: one for a first visit, one for a room, and one for
// all other pages.

import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
/** A first visit needs these modules and everything that they import statically. */
const FIRST = ['index.html', 'src/main.tsx', 'src/pages/home.tsx'];
/** A room needs this module and everything that it imports statically. */
const ROOM = ['src/room/page.tsx'];

/** The part of the bundler's context that this module uses. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const cache = new WeakMap<Graph, { first: Set<string>; room: Set<string> }>();

/** All modules that a first visit needs, and all modules that a room needs. */
function neededIn(graph: Graph): { first: Set<string>; room: Set<string> } {
  const known = cache.get(graph) ?? { first: reachable(graph, FIRST), room: reachable(graph, ROOM) };
  cache.set(graph, known);
  return known;
}

/** The modules at the paths in `roots`, and everything that they import statically. */
function reachable(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = roots.map((path) => join(WEB, path));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The name of the chunk for a module that several pages share. */
export function chunkOf(id: string, graph: Graph): string {
  const { first, room } = neededIn(graph);
  if (first.has(id)) return 'shared';
  return room.has(id) ? 'later' : 'elsewhere';
}
