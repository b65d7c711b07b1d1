// The field of the chat says who can read what is written in it.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { Phase, Role } from '../../protocol.gen.ts';
import { stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { warnings } from '../late-warnings.ts';
import { Chat } from './chat.tsx';

const PLAYER: Role = { type: 'player', seat: 'host', color: 'black' };
const SPECTATOR: Role = { type: 'spectator' };

test.each<[Role, Phase, string]>([
  [PLAYER, 'playing', 'Message everyone'],
  [PLAYER, 'finished', 'Message everyone'],
  [SPECTATOR, 'playing', 'Message the spectators, and the players after the game'],
  [SPECTATOR, 'scoring', 'Message the spectators, and the players after the game'],
  [SPECTATOR, 'finished', 'Message everyone'],
  [SPECTATOR, 'aborted', 'Message everyone'],
])('the field of %j in the phase %s says %s', (role, phase, words) => {
  showBundle('en', parseLocale('en', english));
  const root = document.createElement('div');
  const room = { view: viewOf({ role, state: stateOf({ phase }) }), received: 0 };
  act(() => render(<Chat store={new RoomStore('r')} room={room} />, root));
  expect(root.querySelector('input')?.placeholder).toBe(words);
  expect(root.querySelector('label')?.textContent).toBe(words);
  act(() => render(null, root));
});

test('the buttons in the chat are one stop of the Tab key', () => {
  showBundle('en', parseLocale('en', english));
  const root = document.createElement('div');
  const from = { id: 'p1', name: 'ada' };
  const line = (seq: number) => ({ seq, time: 0, from, channel: 'players' as const, text: 'look at C3 and D4' });
  const room = { view: viewOf({ chat: [line(1), line(2)] }), received: 0 };
  act(() => render(<Chat store={new RoomStore('r')} room={room} />, root));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.chat-lines button')];
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  act(() => render(null, root));
});

test('if both players have the same name, each line of the chat shows the color of its writer', async () => {
  warnings.value = await import('../warnings.ts');
  showBundle('en', parseLocale('en', english));
  const root = document.createElement('div');
  const line = (seq: number, id: string, channel: 'players' | 'spectators' = 'players') => ({
    seq,
    time: 0,
    from: { id, name: 'ada' },
    channel,
    text: 'hi',
  });
  const chat = [line(1, 'p1'), line(2, 'p2'), line(3, 'p3', 'spectators')];
  const colors = (guest: string) => {
    const players = { host: { id: 'p1', name: 'ada' }, guest: { id: 'p2', name: guest }, black: 'host' } as const;
    const room = { view: viewOf({ chat, state: stateOf({ players }) }), received: 0 };
    act(() => render(<Chat store={new RoomStore('r')} room={room} />, root));
    return [...root.querySelectorAll('.chat-line')].map((one) => one.querySelector('.heard')?.textContent);
  };
  expect(colors('ada')).toEqual(['Black', 'White', undefined]);
  expect(colors('bo')).toEqual([undefined, undefined, undefined]);
  act(() => render(null, root));
});
