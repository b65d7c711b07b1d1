// Loads the WebAssembly module built by `cargo xtask`, for tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRulesFrom } from './rules.ts';

loadRulesFrom(readFileSync(join(import.meta.dirname, 'wasm/tengen_wasm_bg.wasm')));
