// Requests for the rooms that most tests need. The form of a new game sends the same requests.

import type { ColorChoice, CreateRoom, Setup, TimeControl } from '../src/protocol.gen.ts';
import type { Choices } from './person.ts';

const COLORS: Record<string, ColorChoice> = { Black: 'black', White: 'white', X: 'black', O: 'white' };

const TIMES: Record<string, TimeControl> = {
  'No clock': { type: 'none' },
  'Rapid: 10 min, then 3 × 30 s': { type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 },
};

/** The request for a room with these choices. Undefined if one of the choices is not listed here. */
export function commonRoom({ kind = 'Go', size = '9×9', color = 'Black', time = 'No clock', ...rest }: Choices) {
  const [setup, colors, clock] = [setupOf(kind, size), COLORS[color], TIMES[time]];
  if (!setup || !colors || !clock || Object.keys(rest).length > 0) return undefined;
  const room: CreateRoom = { setup, opening: 'free', time: clock, colors, takeback: 'ask', visibility: 'public' };
  return room;
}

function setupOf(kind: Choices['kind'], size: string | null): Setup | undefined {
  const side = Number(size?.split('×')[0]);
  if (kind === 'Othello') return { kind: 'othello' };
  if (kind === 'Tic-tac-toe') return { kind: 'tic_tac_toe' };
  if (kind === 'Gomoku') return { kind: 'gomoku', size: side, ruleset: 'freestyle' };
  return { kind: 'go', size: side, ruleset: 'chinese', handicap: { type: 'none' } };
}
