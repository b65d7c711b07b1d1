// Lists the files that each page loads, for the size check (`cargo xtask ci`).

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { WORKER_FILE } from './offline.ts';

const WEB = join(import.meta.dirname, '..');
const FOLDER = join(WEB, 'node_modules/.cache');
/** The page that a first visit opens. */
const FIRST = 'src/pages/home.tsx';
/**
 * Matches the files that every first visit loads in addition to its scripts and styles: the rules as WebAssembly, the
 * font, and the picture of the default board.
 */
const ALWAYS = /tengen_wasm_bg-[^/]*\.wasm$|\.woff2$|\/wood-[^/]*\.webp$/;

/** Matches the files of the bots' worker. The worker loads one of the WebAssembly modules, and all scripts. */
const BOTS = /\/(?:bot-worker|tengen_bots\w*)-[^/]*\.(?:js|wasm)$/;

/** Matches the file that contains the texts of a first visit in one language. */
const LANGUAGE = /\/i18n\/[^/]+\.ftl(?=\?first$)/;

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Writes `tengen-loads.json`, which contains four lists: the files that every first visit loads, the files that each
 * language adds, the files that each module adds when it is loaded on demand, and the files that the worker of the bots
 * loads for each of its WebAssembly modules.
 */
export function loads(): Plugin {
  return {
    name: 'tengen-loads',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const named = (file: string) => chunks.find(({ fileName }) => fileName === file);
      const collect = (chunk: Chunk | undefined, found: Set<string>): Set<string> => {
        if (!chunk || found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) collect(named(other), found);
        return found;
      };
      const entry = collect(
        chunks.find(({ isEntry, fileName }) => isEntry && fileName !== WORKER_FILE),
        new Set(),
      );
      const later = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
      const source = (chunk: Chunk) => relative(WEB, chunk.facadeModuleId?.replace('?raw', '') ?? '');
      const home = later.find((chunk) => source(chunk) === FIRST);
      if (!home) this.error(`${FIRST} is not loaded on demand`);
      const always = Object.keys(bundle).filter((file) => ALWAYS.test(file));
      const [languages, pages]: [Record<string, string[]>, Record<string, string[]>] = [{}, {}];
      for (const chunk of later) {
        const own = [...collect(chunk, new Set())].filter((file) => !entry.has(file));
        const name = source(chunk);
        if (LANGUAGE.test(name)) languages[name.replace('?first', '')] = own;
        else pages[name] = own;
      }
      const first = ['index.html', ...entry, ...(pages[FIRST] ?? []), ...always];
      delete pages[FIRST];
      const isWasm = (file: string) => file.endsWith('.wasm');
      const ofBots = Object.keys(bundle).filter((file) => BOTS.test(file));
      const scripts = ofBots.filter((file) => !isWasm(file));
      const bots = Object.fromEntries(ofBots.filter(isWasm).map((file) => [file, [...scripts, file]]));
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, 'tengen-loads.json'), JSON.stringify({ first, languages, pages, bots }, null, 1));
    },
  };
}
