import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { Absence, Role, State } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { Deadline } from './deadline.tsx';
import { loadExplanations } from './explanations.ts';

const root = document.createElement('div');
beforeAll(loadExplanations);
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
});
afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

const PLAYER: Role = { type: 'player', seat: 'host', color: 'black' };

/**
 * What the box of news says about the absent guest: first, and then each time that one of these spans (in ms) has
 * passed.
 */
function said(absence: Partial<Absence>, state: Partial<State> = {}, role = PLAYER, after: readonly number[] = []) {
  const guest = { type: 'gone', for_ms: 0, reason: 'closed', claim_ms: 10_000, ...absence } as Absence;
  const presence = { host: { type: 'here' } as const, guest, spectators: 0 };
  const view = viewOf({ role, presence, state: stateOf({ abortable: false, ...state }) });
  act(() => render(<Deadline room={{ view, received: performance.now() } as Room} />, root));
  const words = [root.textContent];
  for (const ms of after) {
    act(() => void vi.advanceTimersByTime(ms));
    words.push(root.textContent);
  }
  return words;
}

test('five seconds after the opponent has left, the box says what the player may do, and when', () => {
  const claim = (time: string) => `If bo is not back in ${time}, you may claim the win or call a draw.`;
  expect(said({}, {}, PLAYER, [4_900, 100, 3_000, 2_000])).toEqual(['', '', claim('0:05'), claim('0:02'), '']);
});

test('before both players have moved, the box says that the game would end without a result', () => {
  expect(said({ for_ms: 6_000 }, { abortable: true })).toEqual(['If bo is not back in 0:10, you may abort the game.']);
});

test.each([
  [true, 'White is away. If you accept, this score becomes the result.'],
  [false, 'White is away. If you accept, play resumes with White to move.'],
])(
  'in a count with a player who has been away for ten seconds, the box says what accepting means; settled: %s',
  (settled, words) => {
    const scoring = { dead: [], accepted: { black: false, white: false }, owner: [], settled } as never;
    const away = { for_ms: 9_000, claim_ms: undefined as never };
    expect(said(away, { phase: 'scoring', scoring }, PLAYER, [500, 500])).toEqual(['', '', words]);
  },
);

test.each<[string, Partial<Absence>, Partial<State>, Role]>([
  ['spectators', { for_ms: 6_000 }, {}, { type: 'spectator' }],
  ['the player after the game', { for_ms: 6_000 }, { phase: 'finished' }, PLAYER],
  ['a player who has to wait for days, so the latest event stays visible', { claim_ms: 7_200_000 }, {}, PLAYER],
])('the box says nothing about a wait to %s', (_, absence, state, role) => {
  expect(said({ for_ms: 6_000, ...absence }, state, role)).toEqual(['']);
});

test('until a clock runs, the box says whose turn starts the clocks', () => {
  const clock = { main_ms: 60_000, periods: 0, period_ms: 0 };
  const clocks = { black: clock, white: clock };
  const here = (state: Partial<State>, role: Role = PLAYER) => {
    const view = viewOf({ role, state: stateOf({ clocks, ...state }) });
    act(() => render(<Deadline room={{ view, received: performance.now() } as Room} />, root));
    return root.textContent;
  };
  expect(here({})).toBe("No clock runs until it is White's turn.");
  expect(here({}, { type: 'player', seat: 'guest', color: 'white' })).toBe('No clock runs until it is your turn.');
  const opening = { seat: 'host', act: { type: 'place', left: 3 }, colors_open: true } as never;
  expect(here({ opening }, { type: 'spectator' })).toBe("No clock runs until it is bo's turn.");
  expect(here({ clocks: { ...clocks, running: 'white' }, turn: 'white' })).toBe('');
  expect(here({ clocks: undefined as never })).toBe('');
  expect(here({ standstill: { kind: 'pause' } as never })).toBe('');
});
