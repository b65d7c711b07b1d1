// Adds the service worker to the client, with the list of the files that the worker keeps.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '../src/offline/worker.ts');
/**
 * The file of the service worker. It is in the root folder, because a worker serves only pages in its own folder or
 * below.
 */
export const WORKER_FILE = 'sw.js';

/** Builds `sw.js`. The id of the build is the start of the hash of `index.html`. The server computes the same id. */
export function offline(): Plugin {
  return {
    name: 'tengen-offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: WORKER_FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [worker, page] = [bundle[WORKER_FILE], bundle['index.html']];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') this.error('the service worker or the page is missing');
        if (worker.imports.length > 0) this.error('the service worker shares code with the page');
        const build = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        const kept = JSON.stringify({ build, files: files.map((name) => `/${name}`).sort() });
        worker.code = `self.kept=${kept};\n${worker.code}`;
      },
    },
  };
}
