// Splits the code that is used in more than one place into five chunks: one for a first visit, one for the page of a
// room, one for all other pages, one for games on this device, and one for the other parts that are loaded on demand.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
/** A first visit needs these modules and everything that they import statically. */
const FIRST = ['index.html', 'src/main.tsx', 'src/pages/home.tsx'];
/** The page of a room needs this module and everything that it imports statically. */
const ROOM = ['src/room/page.tsx'];
/** The other pages need these modules and everything that they import statically. */
const PAGES = readdirSync(join(WEB, 'src/pages'))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/pages/${name}`);

/** The part of the bundler's context that this module uses. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

type Needed = { first: Set<string>; room: Set<string>; pages: Set<string> };

const cache = new WeakMap<Graph, Needed>();

/** Three sets of modules: those that a first visit needs, those that a room needs, and those that other pages need. */
function neededIn(graph: Graph): Needed {
  const known = cache.get(graph) ?? {
    first: reachable(graph, FIRST),
    room: reachable(graph, ROOM),
    pages: reachable(graph, PAGES),
  };
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

/** The name of the chunk for a module that is used in several places. */
export function chunkOf(id: string, graph: Graph): string {
  const { first, room, pages } = neededIn(graph);
  if (first.has(id)) return 'shared';
  if (room.has(id)) return 'later';
  if (pages.has(id)) return 'elsewhere';
  return id.includes('/src/device/') ? 'device' : 'parts';
}
