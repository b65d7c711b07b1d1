import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { chunkOf } from './build/chunks.ts';
import { loads } from './build/loads.ts';
import { offline } from './build/offline.ts';
import { texts } from './build/texts.ts';
import { type } from './build/type.ts';

// The address of a running `tengen serve`. With `npm run dev`, the client sends its requests there.
const server = process.env.TENGEN_URL ?? 'http://127.0.0.1:8080';

// A hash of six characters is enough to distinguish two builds of a file. Longer hashes would add a few hundred bytes
// to the first visit.
const names = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false }), type(), texts(), offline(), loads()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every target browser supports module preloading, so the client needs no polyfill for it.
    modulePreload: { polyfill: false },
    // Put code that several pages share into a few files. After compression, twenty small files would be a tenth
    // larger in total.
    rolldownOptions: {
      output: {
        ...names,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, minShareCount: 2 }] },
      },
    },
  },
  // The worker of the bots loads its bindings on demand, which only modules can do.
  worker: { format: 'es', rolldownOptions: { output: names } },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
      '/healthz': { target: server },
    },
  },
});
