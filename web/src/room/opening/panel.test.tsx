import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { Connection } from '../../net/connection.ts';
import { FakeWorld } from '../../net/fake.ts';
import type { Act, Opening, Seat, Setup } from '../../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { OpeningPanel } from './panel.tsx';

let root: HTMLElement;
let connection: Connection | undefined;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  connection?.stop(); // Otherwise, its timer would outlive the test.
  vi.unstubAllGlobals();
  render(null, root);
  root.remove();
});

function show(what: Act, { seat = 'host', opening = 'swap2' }: { seat?: Seat; opening?: Opening } = {}) {
  const world = new FakeWorld();
  connection = new Connection(world);
  const store = new RoomStore('r', connection);
  const close = store.open();
  world.socket.accept();
  const setup: Setup =
    what.type === 'name_komi' || what.type === 'bid'
      ? { kind: 'go', size: 9, ruleset: 'chinese', komi_half: 15, handicap: { type: 'none' } }
      : { kind: 'gomoku', size: 15, ruleset: 'renju' };
  world.socket.says(
    joined(viewOf({ setup, opening, state: stateOf({ opening: { seat, act: what, colors_open: true } }) })),
  );
  const done = vi.spyOn(store, 'do').mockResolvedValue({ ok: true, seq: 1 });
  const room = store.room.value;
  if (!room) throw new Error('the store has no room');
  const draw = () => act(() => render(<OpeningPanel store={store} room={room} />, root));
  draw();
  close();
  return { store, done, draw };
}

const statusText = () => root.querySelector('[role=status]')?.textContent?.trim();
const press = (name: string) =>
  act(() => [...root.querySelectorAll('button')].find((button) => button.textContent === name)?.click());
const names = () => [...root.querySelectorAll('button')].map((button) => button.textContent);

const RING = { from: 'g7', to: 'i9', outside: false };
test.each<[Act, string, string]>([
  [
    { type: 'place' },
    'Place a black stone anywhere. 3 stones left this turn.',
    'ada places a black stone anywhere. 3 stones left this turn.',
  ],
  [
    { type: 'place', area: RING },
    'Place a black stone inside the marked square. 3 stones left this turn.',
    'ada places a black stone inside the marked square. 3 stones left this turn.',
  ],
  [
    { type: 'choose', choices: ['black', 'white'] },
    'Which color do you want to play from here?',
    'ada chooses a color.',
  ],
  [
    { type: 'choose', choices: ['black', 'white', 'more_stones'] },
    'Choose a color, or add two stones and let bo choose.',
    'ada chooses a color, or adds two stones.',
  ],
  [
    { type: 'choose_or_offer', choices: ['black', 'white'], count: 10 },
    "Choose a color, or select 10 points on the board to offer for Black's fifth stone.",
    "ada chooses a color, or offers 10 points for Black's fifth stone.",
  ],
  [
    { type: 'declare', most: 8 },
    'How many points must Black offer for the fifth stone? Enter 1 to 8.',
    'ada decides how many points Black must offer for the fifth stone.',
  ],
  [
    { type: 'offer_moves', count: 5 },
    "Select 5 points on the board to offer for Black's fifth stone. bo picks one.",
    "ada offers 5 points for Black's fifth stone; bo picks one.",
  ],
  [
    { type: 'pick', points: ['h9'] },
    "Pick the point for Black's fifth stone.",
    "ada picks the point for Black's fifth stone.",
  ],
  [{ type: 'name_komi' }, 'Set a fair komi. Then bo chooses a color.', 'ada sets the komi. Then bo chooses a color.'],
  [
    { type: 'bid', least_half: -800 },
    'How much komi will you give to play Black?',
    'ada makes the first bid for Black.',
  ],
  [
    { type: 'bid', least_half: 16, standing_half: 15 },
    'bo bids 7.5 to play Black. Bid more, or play White.',
    'ada bids more than 7.5, or lets bo play Black.',
  ],
])('%j is described to the player who acts and to the opponent', (what, ours, theirs) => {
  show(what);
  expect(statusText()).toBe(ours);
  expect(root.textContent).toContain('One player places two black stones');
  show(what, { seat: 'guest' });
  expect(statusText()).toBe(theirs.replaceAll('ada', '\0').replaceAll('bo ', 'ada ').replaceAll('\0', 'bo'));
  expect(names()).toEqual([]);
});

test('each choice has a button', () => {
  const { done } = show({ type: 'choose', choices: ['black', 'white', 'more_stones'] });
  expect(names()).toEqual(['Play Black', 'Play White', 'Add two stones']);
  press('Add two stones');
  expect(done).toHaveBeenCalledWith({ type: 'choose', choice: 'more_stones' });
});

test('a number is checked before it is sent', () => {
  const { done } = show({ type: 'declare', most: 8 });
  const input = root.querySelector('input') as HTMLInputElement;
  const type = (text: string) =>
    act(() => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  type('9');
  press('Declare');
  expect(done).not.toHaveBeenCalled();
  expect(root.textContent).toContain('Enter a whole number from 1 to 8.');
  type('5');
  press('Declare');
  expect(done).toHaveBeenCalledWith({ type: 'declare', count: 5 });
});

test("after the opponent's bid, the field starts with the lowest bid allowed, and a button accepts that bid", () => {
  const { done } = show({ type: 'bid', least_half: 16, standing_half: 15 }, { opening: 'komi_bids' });
  expect(root.querySelector('input')?.value).toBe('8');
  press('Bid');
  expect(done).toHaveBeenCalledWith({ type: 'name_komi', komi_half: 16 });
  press('Play White with komi 7.5');
  expect(done).toHaveBeenCalledWith({ type: 'choose', choice: 'white' });
});

test('moves can be offered as soon as the player has chosen enough of them', () => {
  const { store, done } = show({ type: 'offer_moves', count: 2 });
  const button = () => [...root.querySelectorAll('button')][0] as HTMLButtonElement;
  expect(button().textContent).toBe('Offer these 2 moves');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  act(() => {
    store.offering.value = ['h9', 'c3'];
  });
  expect(root.textContent).toContain('2 of 2 chosen: h9, c3');
  act(() => button().click());
  expect(done).toHaveBeenCalledWith({ type: 'offer_moves', points: ['h9', 'c3'] });
  press('Remove last point');
  expect(store.offering.value).toEqual(['h9']);
});
