import { beforeEach, expect, it, vi } from 'vitest';
import { TERMS } from '../../device/terms.fixtures.ts';
import { ApiError, listEngines } from '../../net/api.ts';
import type { CreateRoom, Engine, Setup } from '../../protocol.gen.ts';
import { engines, enginesFor, loadEngines } from './engines.ts';

vi.mock('../../net/api.ts', async (original) => ({
  ...(await original<typeof import('../../net/api.ts')>()),
  listEngines: vi.fn(),
}));

const GNUGO: Engine = {
  id: 'gnugo',
  name: 'GNU-Go',
  kind: 'go',
  sizes: [9, 19],
  rulesets: ['chinese'],
  handicap: false,
};
const OTHELLO: Engine = { id: 'o', name: 'Otto', kind: 'othello', sizes: [8], rulesets: [], handicap: false };

const go: Setup = { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } };
const names = (setup: Setup, part: Partial<CreateRoom> = {}) =>
  enginesFor({ ...TERMS, opening: 'free', ...part, setup }).map(({ name }) => name);

beforeEach(() => {
  dispatchEvent(new Event('online'));
  engines.value = [GNUGO, OTHELLO];
});

it('an engine is offered only for games that it plays', () => {
  expect(names(go)).toEqual(['GNU-Go']);
  expect(names({ ...go, height: 9 })).toEqual(['GNU-Go']);
  expect(names({ kind: 'othello' })).toEqual(['Otto']);
  expect(names({ ...go, size: 13 })).toEqual([]);
  expect(names({ ...go, height: 19 })).toEqual([]);
  expect(names({ ...go, ruleset: 'japanese' })).toEqual([]);
  expect(names({ ...go, handicap: { type: 'fixed', stones: 2 } })).toEqual([]);
  expect(names(go, { opening: 'komi_cut' })).toEqual([]);
  engines.value = [{ ...GNUGO, handicap: true }];
  expect(names({ ...go, handicap: { type: 'fixed', stones: 2 } })).toEqual(['GNU-Go']);
  dispatchEvent(new Event('offline'));
  expect(names(go)).toEqual([]);
});

it('without an answer of the server, only our own bots are offered', async () => {
  vi.mocked(listEngines).mockResolvedValue({ engines: [OTHELLO] });
  await loadEngines();
  expect(engines.value).toEqual([OTHELLO]);
  vi.mocked(listEngines).mockRejectedValue(new ApiError('offline', 'no network'));
  await loadEngines();
  expect(engines.value).toEqual([OTHELLO]);
});
