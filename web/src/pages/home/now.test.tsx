// The top of the home page, which shows the player's running games and offered rematches.

import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { ownGames } from '../../state/remembered.ts';
import { rememberSpace, unjoinable, type Yours, yours } from '../../state/yours.ts';
import { Now } from './now.tsx';
// The page imports these modules only when it needs them. Import them now, so that no import outlives the tests.
import '../../device/here-link.ts';
import '../../room/keep.ts';

let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => {
  act(() => render(null, root));
  yours.value = [];
  vi.useRealTimers();
});

const game = (id: string, part: Partial<Yours> = {}): Yours => ({
  id,
  title: `Go ${id}`,
  opponent: 'bo',
  turn: false,
  running: true,
  needsUs: true,
  asks: false,
  standing: 'room-live',
  clock: () => undefined,
  ...part,
});
const show = (...games: Yours[]) => {
  yours.value = games;
  act(() => render(<Now rooms={[]} />, root));
  return [...root.querySelectorAll('a')].map((link) => link.textContent);
};

it('shows running games and offered rematches; those that wait for the player come first', () => {
  const waiting = game('4', { running: false });
  const rematch = game('3', { running: false, asks: true, standing: 'home-now-rematch' });
  expect(show(game('1'), game('2', { turn: true, standing: 'room-status-yours' }), rematch, waiting)).toEqual([
    'Your turnGo 2',
    'Rematch offeredGo 3',
    'Back to the gameGo 1',
  ]);
  expect(root.textContent).toContain('If you close it, your opponent may end the game.');
});

it('leaves out games without a server, and does not warn two people on one device about an opponent', () => {
  expect(show(game('here-1'), game('2', { needsUs: false }))).toEqual(['Back to the gameGo 2']);
  expect(root.textContent).not.toContain('your opponent may end the game');
});

it('shows no warning for a game that nobody can end while the player is away', () => {
  show(game('1', { needsUs: false }));
  expect(root.textContent).not.toContain('If you close it');
});

it('keeps the clock up to date', () => {
  let left = '0:30';
  expect(show(game('1', { clock: () => left }))).toEqual(['Back to the gameGo 10:30']);
  left = '0:29';
  act(() => void vi.advanceTimersByTime(1_000));
  expect(root.querySelector('[role=timer]')?.textContent).toBe('0:29');
});

it('takes no space if no game is running and no rematch is offered', () => {
  expect(show(game('4', { running: false }))).toEqual([]);
  expect(root.innerHTML).toBe('');
});

it('says that a game is paused, that it continues soon, and that the opponent asks to continue', () => {
  const still = { paused: 'still', standing: 'room-status-paused' } as const;
  expect(show(game('1', still))).toEqual(['PausedGo 1']);
  expect(root.textContent).not.toContain('If you close it');
  const asked = game('2', { ...still, running: false, asks: true, standing: 'home-now-continue' });
  expect(show(game('1', still), asked)).toEqual(['Asks to continueGo 2', 'PausedGo 1']);
  expect(show(game('1', { paused: 'continuing', standing: 'room-status-continuing' }))).toEqual([
    'Play continues soonGo 1',
  ]);
  expect(root.textContent).toContain('If you close it');
});

it('leaves space for the games of the last visit until they appear, or until it is known that there are none', () => {
  let visit = 0;
  const reserved = (rooms: RoomSummary[] | null) => {
    visit += 1;
    act(() => render(<Now key={visit} rooms={rooms} />, root));
    return [root.querySelectorAll('.now-game.reserved').length, root.querySelectorAll('p').length];
  };
  yours.value = [game('1'), game('2'), game('here-3')];
  rememberSpace();
  expect(reserved(null)).toEqual([0, 1]);
  yours.value = [];
  expect(reserved(null)).toEqual([2, 1]);
  expect(reserved([])).toEqual([0, 0]);
  const broken = [{ id: '1', phase: 'playing' }] as RoomSummary[];
  expect(reserved(broken)).toEqual([2, 1]);
  act(() => {
    unjoinable.value = new Set(['1']);
  });
  expect(reserved(broken)).toEqual([0, 0]);
  unjoinable.value = new Set();
  rememberSpace();
  expect(reserved(null)).toEqual([0, 0]);
});

it('shows ended games below the running ones, and keeps space for them until it is known whether there are any', () => {
  ownGames.add('1');
  ownGames.add('9');
  yours.value = [game('1')];
  rememberSpace();
  const rows = (ended: ComponentChildren) => {
    act(() => render(<Now key={String(ended === null)} rooms={[]} ended={ended} />, root));
    return [...root.querySelectorAll('.now-game')].map((row) => row.textContent);
  };
  expect(rows(null)).toEqual(['Back to the gameGo 1', '']);
  expect(
    rows(
      <a class="now-game" href="/room/9">
        You lose
      </a>,
    ),
  ).toEqual(['Back to the gameGo 1', 'You lose']);
  expect(rows(undefined)).toEqual(['Back to the gameGo 1']);
});
