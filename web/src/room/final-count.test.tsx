import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { State } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { Bar } from './bar.tsx';
import { PlayingPanel } from './handicap.tsx';

let root: HTMLElement;
let connection: Connection | undefined;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  connection?.stop(); // Otherwise, its timer would outlive the test.
  render(null, root);
  root.remove();
});

/** Joins a room in this state, and renders its panel and buttons. */
function joins(state: Partial<State>) {
  const world = new FakeWorld();
  connection = new Connection(world);
  const store = new RoomStore('r', connection);
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ state: stateOf(state) })));
  const Shown = () => {
    const room = store.room.value;
    return room ? (
      <>
        <PlayingPanel store={store} room={room} />
        <Bar store={store} room={room} />
      </>
    ) : null;
  };
  act(() => render(<Shown />, root));
}

/** The text of the warning to which the pass button refers; undefined if there is none. */
function warning(): string | undefined {
  const pass = [...root.querySelectorAll('button')].find((button) => button.textContent === 'Pass');
  const id = pass?.getAttribute('aria-describedby');
  return id ? root.querySelector(`#${id}`)?.textContent?.trim() : undefined;
}

test.each([
  ['board', /all stones on the board count as alive/],
  ['proposal', /the dead stones that the server proposes are removed/],
] as const)('the pass button has a warning when two passes end the game (%s)', (final_count, words) => {
  joins({ final_count });
  expect(root.querySelector('.room-panel h2')?.textContent).toBe('Two passes in a row end the game');
  expect(warning()).toMatch(words);
});

test('the pass button has no warning when two passes do not end the game', () => {
  joins({});
  expect(warning()).toBeUndefined();
  expect(root.querySelector('.room-panel')).toBeNull();
});
