// The worker in which the bot of a game on this device thinks. It loads the bots as WebAssembly, which nothing else
// loads.

import type { Answered, Asked } from './bot.ts';
import { hasSimd } from './simd.ts';

/** See `bots/browser`. */
type Module = {
  default: (input: { module_or_path: unknown }) => Promise<unknown>;
  act: (record: string, at: number, seed: number, outlook: string) => string;
};

// These are patterns instead of imports, so that everything else can be checked and built without the modules.
const found = import.meta.glob<Module>('../wasm/tengen_bots*.js');
const addresses = import.meta.glob<string>('../wasm/tengen_bots*_bg.wasm', { query: '?url', import: 'default' });

/**
 * Loads the module with SIMD, if the browser has SIMD and the module was built. Otherwise loads the module without
 * SIMD.
 */
async function load(): Promise<Module> {
  const names = hasSimd() ? ['tengen_bots_simd', 'tengen_bots'] : ['tengen_bots'];
  for (const name of names) {
    const [open, address] = [found[`../wasm/${name}.js`], addresses[`../wasm/${name}_bg.wasm`]];
    if (!open || !address) continue;
    const module = await open();
    await module.default({ module_or_path: await address() });
    return module;
  }
  throw new Error('the bots were not built for the browser');
}

const loading = load();
loading.then(
  () => postMessage({ does: null } satisfies Answered),
  () => {}, // If loading fails, the answer to the first question says why.
);

addEventListener('message', async ({ data }: MessageEvent<Asked | null>) => {
  postMessage(await answer(data));
});

/** The answer to a question. The question `null` only asks whether the bots are loaded. */
async function answer(asked: Asked | null): Promise<Answered> {
  let isLoaded = false;
  try {
    const { act } = await loading;
    isLoaded = true;
    return { does: asked && JSON.parse(act(asked.record, asked.at, asked.seed, asked.outlook)) };
  } catch (cause) {
    return { error: String(cause), isLoaded };
  }
}
