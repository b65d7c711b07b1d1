// The engines that the operator has configured. The form shows them next to the levels of our own bots.

import { signal } from '@preact/signals';
import { listEngines } from '../../net/api.ts';
import { offline } from '../../net/offline.ts';
import type { CreateRoom, Engine } from '../../protocol.gen.ts';

/** The engines of the server. None until they are loaded. */
export const engines = signal<readonly Engine[]>([]);

/** Loads the engines. Without an answer, the form offers only our own bots. */
export async function loadEngines(): Promise<void> {
  engines.value = await listEngines().then(
    (list) => list.engines,
    () => engines.peek(),
  );
}

/** The engines that can play this game. None without a connection. The server checks the choice again. */
export function enginesFor({ setup, opening }: CreateRoom): readonly Engine[] {
  if (offline.value || opening !== 'free') return [];
  return engines.value.filter(
    (engine) =>
      engine.kind === setup.kind &&
      engine.sizes.includes('size' in setup ? setup.size : 8) &&
      (!('height' in setup) || setup.height === undefined || setup.height === setup.size) &&
      (!('ruleset' in setup) || engine.rulesets.includes(setup.ruleset)) &&
      (engine.handicap || !('handicap' in setup) || setup.handicap === undefined || setup.handicap.type === 'none'),
  );
}
