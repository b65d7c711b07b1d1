import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { getPair } from '../net/api.ts';
import type { Role, Visibility } from '../protocol.gen.ts';
import { viewOf } from '../state/room.fixtures.ts';
import { PairScore, pairWords } from './pair.tsx';

vi.mock('../net/api.ts', () => ({ getPair: vi.fn() }));

beforeEach(() => showBundle('en', parseLocale('en', english)));

const seenBy = (role: Role) => ({ view: viewOf({ role }), received: 0 });
const score = { host: 3, guest: 2, draws: 1 };

it('the score of a pair begins with the viewer or, for a spectator, with Black', () => {
  expect(pairWords(seenBy({ type: 'player', seat: 'host' }), score)).toBe('Go so far: You 3 – 2 bo\u00a0· 1 draw');
  expect(pairWords(seenBy({ type: 'player', seat: 'guest' }), score)).toBe('Go so far: You 2 – 3 ada\u00a0· 1 draw');
  expect(pairWords(seenBy({ type: 'spectator' }), { ...score, draws: 0 })).toBe('Go so far: ada 3 – 2 bo');
});

it('two people who have never finished a game against each other have no score', () => {
  expect(pairWords(seenBy({ type: 'spectator' }), { host: 0, guest: 0, draws: 0 })).toBe('');
});

it.each<[Role['type'], Visibility, string]>([
  ['player', 'private', 'Go so far: You 3 – 2 bo\u00a0· 1 draw'],
  ['player', 'public', 'Go so far: You 3 – 2 bo\u00a0· 1 draw'],
  ['spectator', 'public', 'Go so far: ada 3 – 2 bo\u00a0· 1 draw'],
  ['spectator', 'private', ''],
])('a %s of a %s game sees the score "%s"', async (type, visibility, words) => {
  vi.mocked(getPair).mockReset().mockResolvedValue(score);
  const role: Role = type === 'player' ? { type, seat: 'host' } : { type };
  const root = document.createElement('div');
  act(() => render(<PairScore room={{ view: viewOf({ role, visibility }), received: 0 }} />, root));
  await expect.poll(() => root.textContent).toBe(words);
  expect(getPair).toHaveBeenCalledTimes(words ? 1 : 0);
  act(() => render(null, root));
});
