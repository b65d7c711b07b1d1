// Who watches a game, and the host's choice of who may watch.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Presence, RoomView, State } from '../../protocol.gen.ts';
import { stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { testPage } from '../../ui/test-page.fixtures.ts';
import { Spectators } from './spectators.tsx';

const page = testPage();

const here: Presence = { host: { type: 'here' }, guest: { type: 'here' }, spectators: 0 };
const watched = (spectators: number, ...names: string[]): Partial<RoomView> => ({
  presence: { ...here, spectators, ...(names.length > 0 && { names: names.map((name) => ({ id: name, name })) }) },
});

function show(view: Partial<RoomView>, state: Partial<State> = {}): RoomStore {
  const store = new RoomStore('r');
  const room = { view: viewOf({ ...view, state: stateOf(state) }), received: 0 };
  act(() => render(<Spectators store={store} room={room} />, page.root));
  return store;
}

const words = () => [...page.root.querySelectorAll('p')].map((one) => one.textContent);
const choice = () => page.root.querySelector('select');

test('everybody reads the names of the spectators and how many more there are, or that the names are hidden', () => {
  const spectator: Partial<RoomView> = { role: { type: 'spectator' } };
  show({ ...spectator, ...watched(2, 'cleo', 'dora') });
  expect(words()).toEqual(['Watching: cleo, dora']);
  show({ ...spectator, ...watched(5, 'cleo', 'dora') });
  expect(words()).toEqual(['Watching: cleo, dora and 3 more']);
  show({ ...spectator, ...watched(5) });
  expect(words()).toEqual([]);
  show({ ...spectator, ...watched(5) }, { watching: 'counted' });
  expect(words()).toEqual(['Names of spectators are hidden']);
  expect(choice()).toBeNull();
});

test('only the host chooses who may watch, and only before the end of the game', () => {
  show({}, { watching: 'closed' });
  expect(choice()?.value).toBe('closed');
  show({ role: { type: 'player', seat: 'host', color: 'black', both: true } });
  expect(choice()?.value).toBe('open');
  show({ role: { type: 'player', seat: 'guest', color: 'white' } }, { watching: 'closed' });
  expect([choice(), words()]).toEqual([null, ['Closed to spectators']]);
  show({}, { phase: 'finished', watching: 'closed' });
  expect([choice(), words()]).toEqual([null, ['Closed to spectators']]);
});

test('after a refusal, the field shows the previous choice again', async () => {
  const store = show({});
  const sent = vi.spyOn(store, 'do').mockResolvedValue({ ok: false, code: 'rate_limited', message: '' });
  const select = choice() as HTMLSelectElement;
  await act(async () => {
    select.value = 'closed';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(sent).toHaveBeenCalledWith({ type: 'set_watching', watching: 'closed' });
  expect(select.value).toBe('open');
});
