// The links to the player's games in the header.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { type Yours, yours } from '../state/yours.ts';
import { YourGames } from './your-games.tsx';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  act(() => render(null, root));
  yours.value = [];
});

const game = (id: string, part: Partial<Yours>): Yours => ({
  id,
  title: 'Go 9×9: ada vs bo',
  opponent: 'bo',
  turn: false,
  running: true,
  needsUs: true,
  asks: false,
  standing: 'room-live',
  clock: () => undefined,
  ...part,
});

test('the link to another game names the opponent and says what the game waits for', () => {
  showBundle('en', parseLocale('en', english));
  yours.value = [
    game('1', { turn: true, standing: 'room-status-yours' }),
    game('2', { opponent: 'cy', running: false, asks: true, standing: 'home-now-rematch' }),
    game('3', { opponent: 'di' }),
  ];
  const links = (path: string) => {
    act(() => render(<YourGames path={path} />, root));
    return [...root.querySelectorAll('a')].map((link) => link.textContent);
  };
  expect(links('/game/2')).toEqual(['Your turn · bo', 'Rematch offered · cy', 'Back to the game · di']);
  expect(links('/room/1')).toEqual(['Rematch offered · cy', 'Back to the game · di']);
  expect(links('/')).toEqual([]);
});
