import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Event, Outcome, RoomView, Seat, State } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { abortWords, Ending, loadEnding } from './late-ending.tsx';

let root: HTMLElement;
beforeAll(loadEnding);
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

/** An event, and whether a command caused it directly. */
type Happened = [event: Event, asked?: 'asked' | undefined];

const score = (total_half: number) => ({
  stones: 0,
  territory: 0,
  prisoners: 0,
  komi_half: 0,
  handicap_half: 0,
  total_half,
});
const SCORE: Outcome = { type: 'win', winner: 'black', by: 'score', margin_half: 5 };
const DRAW: Outcome = { type: 'draw' };
const SCORING: State['scoring'] = {
  dead: [],
  accepted: { black: true, white: true },
  owner: [],
  score: { black: score(5), white: score(0) },
  outcome: SCORE,
};
const moved: Happened = [{ type: 'moved', color: 'black', point: 'a1', captured: [] }, 'asked'];
const passed: Happened = [{ type: 'passed', color: 'white' }, 'asked'];
const left: Happened = [{ type: 'left', seat: 'guest', reason: 'closed' }];
const offered: Happened = [{ type: 'offered', offer: 'draw', by: 'white' }, 'asked'];
const declined: Happened = [{ type: 'declined', offer: 'draw', by: 'black' }, 'asked'];
const accepted = (color: 'black' | 'white', asked?: 'asked'): Happened => [{ type: 'score_accepted', color }, asked];

/** The text of the panel after these events and the end of the game. */
function ended(
  happened: Happened[],
  outcome: Outcome,
  view: Partial<RoomView> = {},
  state: Partial<State> = {},
): string {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const over = stateOf({ phase: 'finished', turn: undefined, outcome, ...state } as Partial<State>);
  world.socket.says(joined(viewOf({ ...view, seq: happened.length, state: over })));
  const events = happened.map(([event, asked], n) => ({
    seq: n + 1,
    time: 0,
    event,
    ...(asked ? { command_id: 'c' } : {}),
  }));
  world.socket.says({ type: 'events', room: 'r', events, state: over });
  const room = store.room.value;
  if (room) act(() => render(<Ending store={store} room={room} />, root));
  return root.textContent ?? '';
}

test('says why a game ended without an outcome', () => {
  const over: Partial<State> = { phase: 'aborted' };
  const first = { color: 'black', point: 'A1' } as const;
  const panel = (happened: Happened[], view: Partial<RoomView> = {}) =>
    // The server says of every game that is over that nobody can abort it.
    ended(happened, DRAW, { moves: [first], ...view }, { ...over, abortable: false });
  const by = (seat?: Seat): Happened => [{ type: 'aborted', ...(seat ? { by: seat } : {}) }];
  expect(panel([by('host')])).toContain('You aborted the game before both players had moved.');
  expect(panel([by('guest')])).toContain('bo aborted the game before');
  expect(panel([moved, by()])).toContain('bo did not make a first move in time, so the game was aborted.');
  expect(panel([by()], { opening: 'swap2' })).toContain('A player did not make a first move in time');
  expect(panel([moved, left, by('host')])).toContain('bo left, and you aborted the game');
  expect(panel([moved, left, by('host')], { role: WATCHES })).toContain('bo left, and the opponent aborted the game');
  expect(panel([left, [{ type: 'back', seat: 'guest' }], by('host')])).toContain('You aborted the game');
  expect(panel([[{ type: 'aborted', operator: true }]])).toContain('The operator of the server ended');
  // A page that was opened later may have no event.
  expect(panel([passed])).toContain('aborted before both players had moved');
  const second = { color: 'white', point: 'B1' } as const;
  expect(panel([passed], { moves: [first, second] })).toContain('The operator of the server ended');
});

test('a screen reader hears why a game ended without an outcome', () => {
  const view = viewOf({ moves: [{ color: 'black', point: 'A1' }], state: stateOf({ phase: 'aborted' }) });
  const room = { view, received: 0 };
  expect(abortWords({ type: 'aborted' }, room)).toBe(
    'Aborted. bo did not make a first move in time, so the game was aborted',
  );
  expect(abortWords({ type: 'aborted', by: 'host' }, room)).toContain('You aborted the game');
});

const end = (outcome: Outcome, asked?: 'asked'): Happened => [{ type: 'finished', outcome }, asked];
const scored = (...happened: Happened[]) => ended([passed, ...happened, end(SCORE)], SCORE, {}, { scoring: SCORING });

test('the result says whether both players accepted the score, one of them was silent, or nobody was asked', () => {
  expect(scored(accepted('black', 'asked'), accepted('white', 'asked'))).toContain('Both players agreed');
  const silent = scored(accepted('black', 'asked'), left, accepted('white'));
  expect(silent).toContain('White did not come back to answer, so the score that you accepted became the result.');
  expect(silent).not.toContain('agreed');
  // Tromp-Taylor rules never ask the players to accept the score. Other rules ask, but not if a player's silence has
  // resumed play and both players then pass again.
  expect(scored()).toContain('Both players passed. Under these rules, no dead stones are removed.');
  expect(ended([[{ type: 'resumed', turn: 'white' }], passed, passed, end(SCORE)], SCORE)).toContain(
    'Both players passed again',
  );
});

const WATCHES = { type: 'spectator' } as const;
const GOMOKU = { setup: { kind: 'gomoku', size: 15, ruleset: 'freestyle' } } as const;
const OTHELLO = { setup: { kind: 'othello' } } as const;

test.each<[string, Happened[], string]>([
  ['an offer', [moved, offered, end(DRAW, 'asked')], 'The players agreed to a draw.'],
  ['a claim', [moved, left, end(DRAW, 'asked')], 'bo left, and you called a draw.'],
  ['a claim after an answered offer', [offered, declined, left, end(DRAW, 'asked')], 'bo left,'],
  ['a claim after an offer that a move ended', [offered, moved, left, end(DRAW, 'asked')], 'bo left,'],
  ['a full board', [left, moved, end(DRAW)], 'The board is full, and no one completed a row.'],
  ['two passes', [passed, passed, end(DRAW)], 'Both players passed.'],
])('a draw by %s is explained', (_, happened, words) => {
  expect(ended(happened, DRAW, GOMOKU)).toContain(words);
});

test.each<[string, Outcome, RoomView['role'] | undefined, string]>([
  ['the loser', { type: 'win', winner: 'white', by: 'timeout' }, undefined, 'You lose on timeYou ran out of time.'],
  ['the winner', { type: 'win', winner: 'black', by: 'timeout' }, undefined, 'You win on timeWhite ran out of time.'],
  ['a spectator', { type: 'win', winner: 'black', by: 'timeout' }, WATCHES, 'Black wins on timeWhite ran out of time.'],
  [
    'the loser of a row',
    { type: 'win', winner: 'white', by: 'row' },
    undefined,
    'You lose: your opponent made 5 in a row',
  ],
  ['the winner of a count', SCORE, undefined, 'You win by 2.5 points'],
  ['a player who was away', { type: 'win', winner: 'white', by: 'abandonment' }, undefined, 'You left and did not'],
])('the panel with the result says "you" to a player: %s', (_, outcome, role, words) => {
  const both: Happened[] = [
    [{ type: 'moved', color: 'white', point: 'a1', captured: [] }, 'asked'],
    [{ type: 'moved', color: 'black', point: 'b1', captured: [] }, 'asked'],
  ];
  const moves = [
    { color: 'white', point: 'a1' },
    { color: 'black', point: 'b1' },
  ] as const;
  const said = ended([...both, end(outcome)], outcome, { ...GOMOKU, moves: [...moves], ...(role && { role }) });
  expect(said).toContain(words);
});

test.each(['zh-CN', 'zh-Hant', 'ja'] as const)('in the language %s, too, the result says "you" to a player', (name) => {
  showBundle(name, parseLocale(name, readFileSync(`${import.meta.dirname}/../i18n/${name}.ftl`, 'utf8')));
  const you = name === 'ja' ? 'あなた' : '你';
  for (const by of ['row', 'forbidden', 'resignation', 'timeout', 'forfeit', 'abandonment'] as const) {
    for (const winner of ['black', 'white'] as const) {
      const outcome: Outcome = { type: 'win', winner, by };
      const said = ended([moved, end(outcome)], outcome, GOMOKU);
      expect(said, `${by} by ${winner}`).toContain(you);
      expect(said, `${by} by ${winner}`).not.toMatch(/\$|undefined/);
    }
  }
});

test('if a game may have ended before its opening assigned the colors, the result names the players, not the colors', () => {
  const resigned: Outcome = { type: 'win', winner: 'white', by: 'resignation' };
  const over = (opening: RoomView['opening']) =>
    ended([moved, end(resigned, 'asked')], resigned, { ...GOMOKU, opening, role: WATCHES });
  expect(over('swap2')).toContain('ada resigned');
  expect(over('swap2')).not.toMatch(/Black|White/);
  expect(over('free')).toContain('Black resigned');
});

test('in Othello, the official count is shown only if it decided the game', () => {
  const discs = { board: { black: 3, white: 1 }, official: { black: 63, white: 1 } };
  const open = { discs, board: ['X.', 'XO'] };
  const full = { discs, board: ['XX', 'XO'] };
  const counted = (state: Partial<State>) => ended([moved, end(SCORE)], SCORE, OTHELLO, state);
  expect(counted(open)).toContain('Neither player could move.');
  expect(counted(open)).toContain('Result (empty points go to the winner)');
  expect(counted(full)).toContain('The board is full.');
  expect(counted(full)).not.toContain('Result (');
  const called = ended([moved, left, end(DRAW, 'asked')], DRAW, OTHELLO, open);
  expect(called).toContain('bo left, and you called a draw.');
  expect(called).not.toContain('Result (');
});
