import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { Connection } from '../../net/connection.ts';
import { FakeWorld } from '../../net/fake.ts';
import type { Step } from '../../protocol.gen.ts';
import { stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { LateOpening } from './late-panel.tsx';

vi.mock('./panel.tsx', () => Promise.reject(new TypeError('no network')));

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

test('if the panel of an opening cannot be loaded, a message says so, and a button reloads the page', async () => {
  const store = new RoomStore('r', new Connection(new FakeWorld()));
  const opening: Step = { seat: 'host', act: { type: 'choose', choices: ['black', 'white'] }, colors_open: true };
  const room = { view: viewOf({ opening: 'swap', state: stateOf({ opening }) }), received: 0 };
  render(<LateOpening store={store} room={room} />, root);
  expect(root.querySelector('h2')?.textContent).toBe('Swap');
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^Could not load/));
  expect(root.querySelector('button')?.textContent).toBe('Reload the page');
});
