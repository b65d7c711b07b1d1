import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { RoomSummary, Setup, TimeControl } from '../../protocol.gen.ts';
import '../../rules.fixtures.ts';
import { FilteredGames } from './filtered-games.tsx';

function game(id: string, setup: Setup, [width, height]: readonly [number, number], time: TimeControl): RoomSummary {
  return {
    id,
    setup,
    opening: 'free',
    time,
    colors: 'black',
    phase: 'playing',
    host: { id: 'a', name: 'ada' },
    move_number: 3,
    board: Array.from({ length: height }, () => '.'.repeat(width)),
    spectators: 0,
    created: 0,
  };
}

const GO: Setup = { kind: 'go', size: 19, ruleset: 'japanese', komi_half: 13, handicap: { type: 'none' } };
const GAMES = [
  game('1', GO, [19, 19], { type: 'absolute', main_ms: 60_000 }),
  game('2', GO, [9, 9], { type: 'absolute', main_ms: 3_600_000 }),
  game('3', { kind: 'othello' }, [8, 8], { type: 'none' }),
  game('4', GO, [19, 9], { type: 'absolute', main_ms: 60_000 }),
];

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => act(() => render(null, root)));

const show = (rooms: readonly RoomSummary[]) => act(() => render(<FilteredGames rooms={rooms} />, root));
const chips = () => [...root.querySelectorAll('.chip-button')].map(({ textContent }) => textContent);
const shown = () => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('/').at(-1));
const press = (label: string) =>
  act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());

it('a kind, size or speed is listed only if a live game has it, and the smallest size comes first', () => {
  show(GAMES);
  expect(chips()).toEqual(['Go', 'Othello', '8×8', '9×9', '19×9', '19×19', 'Blitz', 'Classical', 'No clock']);
});

it('only games that fit every choice are shown, and a second press takes a choice back', () => {
  show(GAMES);
  press('Go');
  expect(shown()).toEqual(['1', '2', '4']);
  press('Blitz');
  expect(shown()).toEqual(['1', '4']);
  press('19×9');
  expect(shown()).toEqual(['4']);
  expect(root.querySelector('[role=status]')?.textContent).toBe('1 game');
  press('19×9');
  press('Go');
  press('Blitz');
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

it('screen readers speak the number of games when the filter changes, but not when a game begins or ends', () => {
  const said = () => root.querySelector('[role=status]')?.textContent;
  show(GAMES);
  press('Go');
  expect(said()).toBe('3 games');
  show(GAMES.slice(1));
  expect(shown()).toEqual(['2', '4']);
  expect(said()).toBe('3 games');
  press('Blitz');
  expect(said()).toBe('1 game');
});

it('a choice can still be taken back when no live game fits it anymore', () => {
  show(GAMES);
  press('Othello');
  show(GAMES.slice(0, 2));
  expect(shown()).toEqual([]);
  expect(root.textContent).toContain('No game in progress matches these choices.');
  expect(chips()).toContain('Othello');
  press('Show all');
  expect(shown()).toEqual(['1', '2']);
});
