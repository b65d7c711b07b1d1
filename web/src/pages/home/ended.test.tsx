import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { ApiError, getRoom } from '../../net/api.ts';
import type { RoomView } from '../../protocol.gen.ts';
import { ownGames } from '../../state/remembered.ts';
import { stateOf, viewOf } from '../../state/room.fixtures.ts';
import { rememberTitle, titleIn } from '../../state/titles.ts';
import { CutGames, EndedGames, endedGames } from './ended.tsx';

vi.mock('../../room/rejoin.ts', () => ({ stayIn: vi.fn(async () => {}) }));
vi.mock('../../net/api.ts', async (original) => ({ ...(await original<object>()), getRoom: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  showBundle('en', parseLocale('en', english));
});
afterEach(() => void vi.mocked(getRoom).mockReset());

const SIGNAL = new AbortController().signal;
const PLAYER = { type: 'player', seat: 'host', color: 'black' } as const;
const left = (id: string): RoomView => ({
  ...viewOf({
    role: PLAYER,
    state: stateOf({ phase: 'finished', outcome: { type: 'win', winner: 'white', by: 'abandonment' } } as never),
  }),
  id,
});

test('a game that has ended while its page was closed is shown with its result and a link to its room', async () => {
  vi.mocked(getRoom).mockImplementation(async (id) => left(id));
  const all = await endedGames(['a'], SIGNAL);
  const root = document.createElement('div');
  act(() => render(<EndedGames all={all} />, root));
  const link = root.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/room/a');
  expect(link?.querySelector('strong')?.textContent).toBe('You lose: you left the game');
  // The game is over, so its room is not fetched again.
  await endedGames(['a'], SIGNAL);
  expect(getRoom).toHaveBeenCalledTimes(1);
});

test('a game that still runs is kept, and a room without a seat for the player is forgotten', async () => {
  for (const id of ['runs', 'watches', 'gone', 'cut']) ownGames.add(id);
  vi.mocked(getRoom).mockImplementation(async (id) => {
    if (id === 'gone') throw new ApiError('not_found', '');
    if (id === 'cut') throw new TypeError('no connection');
    return viewOf({ role: id === 'watches' ? { type: 'spectator' } : PLAYER });
  });
  expect(await endedGames(ownGames.list(), SIGNAL)).toEqual([]);
  expect(ownGames.list()).toEqual(['cut', 'runs']);
});

test('without a connection, the remembered games are shown with their titles, until the connection is back', () => {
  for (const id of ['old', 'latest']) ownGames.add(id);
  rememberTitle('latest', 'Go 9×9: ada vs bo');
  const root = document.createElement('div');
  const shown = () => [...root.querySelectorAll('a')].map((one) => [one.getAttribute('href'), one.textContent]);
  act(() => render(<CutGames ids={ownGames.list()} />, root));
  expect(shown()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(shown()).toEqual([
    ['/room/latest', 'No connectionGo 9×9: ada vs bo'],
    ['/room/old', 'No connectionYour game'],
  ]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toEqual([]);
  act(() => render(null, root));
});

test('only the titles of remembered games are kept', () => {
  rememberTitle('forgotten', 'Go');
  ownGames.add('known');
  rememberTitle('known', 'x'.repeat(300));
  expect([titleIn('forgotten'), titleIn('known').length]).toEqual(['', 200]);
});
