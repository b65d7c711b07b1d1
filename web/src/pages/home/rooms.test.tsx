// The lists of games on the home page: the player's own, live games, and seeks.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { Color, RoomSummary } from '../../protocol.gen.ts';
import { me } from '../../state/session.ts';
import { type Yours, yours } from '../../state/yours.ts';
import { LiveGames, Seeks, YourGames } from './rooms.tsx';

const ada = { id: 'a', name: 'ada' };
const bo = { id: 'b', name: 'bo' };

function game(id: string, black: typeof ada, turn?: Color): RoomSummary {
  return {
    id,
    setup: { kind: 'gomoku', size: 5, ruleset: 'freestyle' },
    opening: 'free',
    time: { type: 'none' },
    colors: 'black',
    phase: turn ? 'playing' : 'waiting',
    host: black,
    black,
    white: black === ada ? bo : ada,
    move_number: 3,
    board: ['.....', '.....', '.....', '.....', '.....'],
    spectators: 0,
    created: 0,
    ...(turn ? { turn } : {}),
  };
}

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  me.value = null;
  yours.value = [];
  render(null, root);
  root.remove();
});

it("puts games in which it is the player's turn at the top, and marks them", () => {
  const rooms = [game('1', ada), game('2', ada, 'white'), game('3', ada, 'black'), game('4', bo, 'white')];
  act(() => render(<YourGames rooms={rooms} mine="a" />, root));
  const shown = [...root.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.textContent?.includes('Your turn'),
  ]);
  expect(shown).toEqual([
    ['/room/3', true],
    ['/room/4', true],
    ['/room/1', false],
    ['/room/2', false],
  ]);
});

it('puts adjourned games first, and says since when they have been adjourned', () => {
  const adjourned = { ...game('2', ada, 'white'), adjourned: Date.UTC(2026, 10, 22, 12) };
  act(() => render(<YourGames rooms={[game('1', ada, 'black'), adjourned]} mine="a" />, root));
  const shown = [...root.querySelectorAll('a')];
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(['/room/2', '/room/1']);
  expect(shown[0]?.textContent).toMatch(/adjourned since .*2026/);
  expect(shown[1]?.textContent).not.toContain('adjourned');
});

it('marks no game for a visitor without a session', () => {
  act(() => render(<YourGames rooms={[game('3', ada, 'black')]} mine={undefined} />, root));
  expect(root.textContent).not.toContain('Your turn');
});

it('names both players of a room in which nigiri is under way', () => {
  const { black, white, ...waiting } = game('1', ada);
  act(() => render(<YourGames rooms={[{ ...waiting, colors: 'nigiri', host: ada, guest: bo }]} mine="a" />, root));
  expect([...root.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['ada', 'bo']);
  expect(root.textContent).toContain('Choosing colors by nigiri');
  act(() => render(<YourGames rooms={[{ ...waiting, colors: 'nigiri', host: ada }]} mine="a" />, root));
  expect([...root.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['ada', 'Empty seat']);
  expect(root.textContent).toContain('waiting');
});

it('says in every list by how much a game is delayed, and says nothing about a game without a delay', () => {
  const delayed = { ...game('1', ada, 'black'), delay_ms: 900_000 };
  for (const list of [
    <YourGames key="1" rooms={[delayed, game('2', ada)]} mine="a" />,
    <LiveGames key="2" rooms={[delayed, game('2', ada)]} />,
    <Seeks key="3" rooms={[delayed, game('2', ada)]} mine={undefined} />,
  ]) {
    act(() => render(list, root));
    expect([...root.querySelectorAll('li')].map((one) => one.textContent?.includes('15 min late'))).toEqual([
      true,
      false,
    ]);
  }
});

it('a card of a connected game says what waits for the player, although the list does not know it', () => {
  const scoring: RoomSummary = { ...game('1', ada), phase: 'scoring' };
  const waits = { id: '1', asks: true, standing: 'home-now-score' } as Yours;
  yours.value = [waits];
  act(() => render(<YourGames rooms={[scoring]} mine="a" />, root));
  expect(root.querySelector('.ours .turn')?.textContent).toBe('Accept the score · ');
  yours.value = [{ ...waits, asks: false, standing: 'home-now-scoring' }];
  act(() => render(<YourGames rooms={[scoring]} mine="a" />, root));
  expect(root.querySelector('.ours')).toBeNull();
});

it('offers live games to watch, and the game of the viewer to open', () => {
  const labels = () => {
    act(() => render(<LiveGames rooms={[game('1', ada, 'black')]} />, root));
    return root.querySelector('.heard')?.textContent;
  };
  expect(labels()).toBe('Watch ada vs bo');
  act(() => render(null, root));
  me.value = { id: 'b', name: 'bo' };
  expect(labels()).toBe('Open your game: ada vs bo');
});
