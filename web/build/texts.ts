// Divides the texts of each language into two parts: the texts that a first visit shows, and all others, which the
// other pages load.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, '../src');
/** A first visit runs these modules and everything that they import. */
const FIRST = ['main.tsx', 'pages/home.tsx'].map((path) => join(SOURCES, path));
/** Matches static imports and re-exports from our own modules, except type-only ones. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+\.tsx?)['"]/gm;
const QUERY = /^(.*\.ftl)\?(first|rest)$/;

/** The sources of all modules that a first visit runs. */
export function firstSources(): string[] {
  const found = new Map<string, string>();
  const open = [...FIRST];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || path.endsWith('.gen.ts')) continue;
    const source = readFileSync(path, 'utf8');
    found.set(path, source);
    for (const [, other] of source.matchAll(IMPORT)) if (other) open.push(join(dirname(path), other));
  }
  return [...found.values()];
}

/**
 * Returns a function that tells whether these sources use the message with a given id. A message is used if the sources
 * contain its whole id, or a template string such as `home-host-${color}` with the same beginning as its id.
 */
export function namedIn(sources: readonly string[]): (id: string) => boolean {
  const all = sources.join('\n');
  const ids = new Set([...all.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((found) => found[1]));
  const beginnings = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
  return (id) => ids.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

/** The wanted messages of a catalog, without comments. */
export function messagesOf(text: string, wanted: (id: string) => boolean): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const messages = lines.join('\n').split(/\n(?=[a-z][\w-]* =)/);
  return messages.filter((message) => wanted(message.slice(0, message.indexOf(' =')))).join('\n');
}

/** Loads modules such as `en.ftl?first` and `en.ftl?rest`. */
export function texts(): Plugin {
  return {
    name: 'tengen-texts',
    enforce: 'pre',
    load(id) {
      const [, path, part] = QUERY.exec(id) ?? [];
      if (!path) return null;
      const first = namedIn(firstSources());
      const text = messagesOf(readFileSync(path, 'utf8'), (message) => first(message) === (part === 'first'));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
