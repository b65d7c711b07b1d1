// The font of the client is Inter, reduced to Latin letters and the punctuation in our texts. Other characters use
// system fonts.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const FAMILY = '@fontsource-variable/inter';
/** The folder of the generated files. Style sheets refer to it as `@type`. */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/tengen-type');
const FILE = 'inter.woff2';

/**
 * ASCII, the letters of Latin-1, and the punctuation in our texts: a small set, because every first visit loads the
 * font.
 */
const LETTERS = [range(0x20, 0x7e), range(0xc0, 0xff), '\u00a0¡«·»¿–—‘’“”•…−‹›'].join('');
/**
 * Kerning, accents, tabular figures, and dashes and colons aligned with capitals. Ligatures, such as arrows, are left
 * out.
 */
const FEATURES = ['kern', 'mark', 'ccmp', 'tnum', 'case'];

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));
}

/** Reduces the font before the build, adds its license to the client, and preloads the font. */
export function type(): Plugin {
  return {
    name: 'tengen-type',
    config: () => ({ resolve: { alias: { '@type': FOLDER } } }),
    async buildStart() {
      const whole = readFileSync(resolve(`${FAMILY}/files/inter-latin-wght-normal.woff2`));
      const cut = await subset(whole, LETTERS, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, FILE), cut);
      copyFileSync(resolve(`${FAMILY}/LICENSE`), join(FOLDER, 'LICENSE'));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'inter-license.txt', source: readFileSync(join(FOLDER, 'LICENSE')) });
    },
    // Start loading the font before the style sheet requests it, so that most visits never show the fallback font.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
