// The programs that can be challenged now. The form shows them next to bots and engines.

import { signal } from '@preact/signals';
import { request } from '../../net/api.ts';
import { offline } from '../../net/offline.ts';
import type { Player, ProgramList } from '../../protocol.gen.ts';

const programs = signal<readonly Player[]>([]);

/** Loads the programs. Without an answer, the form keeps those that it has. */
export async function loadPrograms(): Promise<void> {
  programs.value = await request('/api/v1/programs')
    .then((answer) => answer.json() as Promise<ProgramList>)
    .then(
      (list) => list.programs,
      () => programs.peek(),
    );
}

/**
 * The programs that can be challenged. None without a connection. The page does not know which games a program plays
 * until somebody has asked the program.
 */
export const connectedPrograms = (): readonly Player[] => (offline.value ? [] : programs.value);
