import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { Connection } from '../../net/connection.ts';
import { FakeWorld } from '../../net/fake.ts';
import type { Event } from '../../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { BackToGame } from './steps.tsx';

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => act(() => render(null, root)));

test('while an earlier position is shown, a button shows the number of new moves and returns to the game', () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const moves = [{ color: 'black', point: 'C3' }] as const;
  world.socket.says(joined(viewOf({ role: { type: 'spectator' }, moves: [...moves] })));
  act(() => render(<BackToGame store={store} />, root));
  const button = () => root.querySelector('button');
  let seq = 3;
  const moved = (color: 'black' | 'white', point: string) =>
    act(() => {
      seq += 1;
      const event: Event = { type: 'moved', color, point, captured: [] };
      world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state: stateOf() });
    });
  expect(button()).toBeNull();
  act(() => store.look(0));
  expect(button()?.textContent).toBe('Back to the game');
  moved('white', 'D4');
  expect(button()?.textContent).toBe('1 new move');
  moved('black', 'B2');
  expect(button()?.textContent).toBe('2 new moves');
  expect(store.looking.value).toBe(0);
  act(() => button()?.click());
  expect([button(), store.looking.value]).toEqual([null, null]);
});
