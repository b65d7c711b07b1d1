import { beforeEach, expect, it } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { Role } from '../protocol.gen.ts';
import { viewOf } from '../state/room.fixtures.ts';
import { pairWords } from './pair.tsx';

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
