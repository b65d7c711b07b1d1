import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { State } from '../protocol.gen.ts';
import { fold, type Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import { Asks } from './asks.tsx';

const root = document.body.appendChild(document.createElement('div'));
const commands = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

function show(offers: State['offers']): void {
  const room = fold(null, joined(viewOf({ state: stateOf({ offers }) })), 'p1', 0).room as Room;
  const store = { do: commands, staged: { value: null }, room: { value: room } } as unknown as RoomStore;
  act(() => render(<Asks store={store} room={room} />, root));
}

test('a repeated offer can be declined at once, but cannot be accepted at once', () => {
  show([{ offer: 'draw', by: 'white' }]);
  show([]);
  show([{ offer: 'draw', by: 'white' }]);
  for (const name of ['accept', 'decline']) root.querySelector<HTMLElement>(`[data-act=${name}]`)?.click();
  expect(commands.mock.calls).toEqual([[{ type: 'decline', offer: 'draw' }]]);
});
