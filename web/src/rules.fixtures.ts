// The rules for tests: the module as `cargo xtask` builds it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRulesFrom } from './rules.ts';

loadRulesFrom(readFileSync(join(import.meta.dirname, 'wasm/tengen_wasm_bg.wasm')));
