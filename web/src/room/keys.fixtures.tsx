// For the tests of keys: shows the page of a room in its different states, and records what its buttons and keys do.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { ALONE_MS } from '../keys/alone.ts';
import { answer } from '../keys/said.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Act, Presence, Role, RoomView, Scratch, State } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { defaults, settings, settingsOpen } from '../state/settings.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { clearDesk, dialog, facing, practiceMoves, tab } from './desk.ts';
import { loadExplanations } from './explanations.ts';
import { loadDialogs } from './late-dialogs.tsx';
import { Table } from './table.tsx';
import { useKeys } from './use-keys.ts';

// In a real game, the page loads the panels of the scoring phase and the dialogs during play. The tests load them
// first.
await Promise.all([loadExplanations(), loadDialogs()]);

const BO = { id: 'p2', name: 'bo' };
const WATCHES: Role = { type: 'spectator' };
export const BOTH: Role = { type: 'player', seat: 'host', color: 'black', both: true };
const GONE: Presence = {
  host: { type: 'here' },
  guest: { type: 'gone', for_ms: 60_000, reason: 'closed', claim_ms: 0 },
  spectators: 0,
};
const SCORE = { stones: 0, territory: 0, prisoners: 0, total_half: 0 };
export const SCORING = {
  dead: [],
  accepted: { black: false, white: false },
  score: { black: SCORE, white: SCORE },
  outcome: { type: 'draw' },
  owner: ['.....', '.....', '.....', '.....', '.....'],
} as unknown as NonNullable<State['scoring']>;

/** A count with a scratch board, on which White has placed the last stone unless `more` says otherwise. */
const scratch = (more: Partial<Scratch> = {}): Partial<State> => ({
  phase: 'scoring',
  abortable: false,
  scoring: {
    ...SCORING,
    scratch: {
      board: ['.....', '..O..', '.....', '.....', '.....'],
      last: { color: 'white', point: 'C4' },
      changes: 3,
      left: 98,
      dead: [],
      ...more,
    },
  },
});

const CLOCK = { main_ms: 60_000, periods: 0, period_ms: 0 };
const CLOCKS = { black: CLOCK, white: CLOCK, running: 'black' } as const;
const PAUSE = { kind: 'pause', turn: 'black', since: 0, limit_ms: 60_000 } as const;

/** A room to test, and what its viewer has done. */
export type Case = { view?: Partial<RoomView>; state?: Partial<State>; after?: (store: RoomStore) => void };

const alone = (host: typeof BO | null): Partial<State> => ({
  phase: 'waiting',
  players: { host, guest: null },
  abortable: false,
});
const opening = (what: Act): Case => ({
  view: { opening: 'swap2' },
  state: { opening: { seat: 'host', act: what, colors_open: true } },
});
export const MOVES: RoomView['moves'] = [
  { color: 'black', point: 'C3' },
  { color: 'white', point: 'D4' },
];
const OVER: Partial<State> = { phase: 'finished', abortable: false, outcome: { type: 'draw' } };

export const CASES: Readonly<Record<string, Case>> = {
  'waiting for an opponent': {
    state: alone({ id: 'p1', name: 'ada' }),
    after: () => {
      practiceMoves.value = MOVES;
    },
  },
  'a free seat': { view: { role: WATCHES }, state: alone(BO) },
  nigiri: {
    view: { role: { type: 'player', seat: 'guest' } },
    state: { phase: 'waiting', players: { host: { id: 'p1', name: 'ada' }, guest: BO } },
  },
  playing: { view: { moves: MOVES } },
  'a clock': { state: { clocks: CLOCKS } },
  'waiting for a move in a correspondence game': {
    view: {
      moves: MOVES,
      time: { type: 'correspondence', main_days: 3, increment_days: 1, cap_days: 7, rest_days: 0 },
    },
    state: { turn: 'white', stone: 'white' },
  },
  'a pause': {
    state: { clocks: { black: CLOCK, white: CLOCK }, standstill: PAUSE },
  },
  'the opponent wants to continue': {
    state: { clocks: { black: CLOCK, white: CLOCK }, standstill: PAUSE, offers: [{ offer: 'continue', by: 'white' }] },
  },
  'looking back': { view: { moves: MOVES }, after: (store) => store.look(1) },
  'a move to confirm': {
    after: (store) => {
      store.staged.value = 3;
    },
  },
  'an offer of the opponent': { state: { offers: [{ offer: 'draw', by: 'white' }] } },
  'our offer': { state: { offers: [{ offer: 'takeback', by: 'black' }] } },
  'the opponent is away': { view: { presence: GONE }, state: { abortable: false } },
  'a board for two': { view: { role: BOTH } },
  watching: { view: { role: WATCHES, moves: MOVES } },
  scoring: { state: { phase: 'scoring', scoring: SCORING, abortable: false } },
  'a scratch board': { state: scratch({ last: { color: 'black', point: 'C4' } }) },
  'a proposed scratch board': { state: scratch({ proposed: 'white' }) },
  'a scratch board for two': { view: { role: BOTH }, state: scratch() },
  'a proposed scratch board for two': { view: { role: BOTH }, state: scratch({ proposed: 'white' }) },
  'a scratch board, watching': { view: { role: WATCHES }, state: scratch() },
  'after the game': { view: { moves: MOVES }, state: OVER },
  'a rematch': { view: { moves: MOVES }, state: { ...OVER, rematch: 'r2' } },
  'an offered rematch': { state: { ...OVER, offers: [{ offer: 'rematch', by: 'white' }] } },
  'an offered rematch on other terms': {
    state: {
      ...OVER,
      offers: [
        {
          offer: 'rematch',
          by: 'white',
          terms: {
            setup: { kind: 'othello' },
            opening: 'free',
            time: { type: 'none' },
            colors: 'random',
            takeback: 'ask',
            visibility: 'public',
          },
        },
      ],
    },
  },
  aborted: { state: { phase: 'aborted', abortable: false } },
  'choosing a color': opening({ type: 'choose', choices: ['black', 'white', 'more_stones'] }),
  'offering moves': {
    ...opening({ type: 'offer_moves', count: 2 }),
    after: (store) => {
      store.offering.value = ['A1', 'B2'];
    },
  },
  'picking a move': opening({ type: 'pick', points: ['A1', 'B2'] }),
  'declaring a number': opening({ type: 'declare', most: 8 }),
};

/** The element that contains the page. */
export let root: HTMLElement;
/** What the page did: commands, requests, links that it followed, and what it copied or shared. */
export let done: unknown[];

function leave(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  done.push({ page: link.getAttribute('href') });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: unknown, options?: { method?: string }) => {
    // Requests that only read come from the page itself and not from a button, so they are not recorded.
    if (options?.method !== undefined) done.push({ asked: String(address), method: options.method });
    return Promise.reject(new TypeError('no network'));
  });
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (what: unknown) => done.push(what) });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => done.push({ copied: text }) },
  });
  showBundle('en', parseLocale('en', english));
  document.addEventListener('click', leave);
});
afterEach(() => {
  document.removeEventListener('click', leave);
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function close(): void {
  if (!root) return;
  act(() => render(null, root));
  root.remove();
}

function Page({ store, line }: { store: RoomStore; line: ReturnType<typeof signal<string>> }) {
  useKeys(
    store,
    () => '',
    (page) => done.push({ page }),
  );
  return (
    <div class="room">
      <Table store={store} line={line as never} />
    </div>
  );
}

/** Shows a room in this state, as if its page had just been loaded, with or without the open menu. */
export function open({ view = {}, state = {}, after }: Case, menu: boolean): RoomStore {
  close();
  done = [];
  clearDesk();
  tab.value = 'moves';
  facing.value = false;
  settingsOpen.value = false;
  answer.value = '';
  settings.value = { ...defaults(), locale: 'en' };
  root = document.createElement('div');
  document.body.append(root);
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ ...view, state: stateOf(state) })));
  vi.spyOn(store, 'do').mockImplementation(async (command) => {
    done.push(command);
    return { ok: true, seq: 9 };
  });
  vi.spyOn(store, 'play').mockImplementation(async (index) => {
    done.push({ plays: index });
  });
  after?.(store);
  if (menu) dialog.value = 'more';
  act(() => render(<Page store={store} line={signal('')} />, root));
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  return store;
}

/** Waits until the latest key takes effect. */
export const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(ALONE_MS)));

/** The key of a button or link, written as in its binding. Empty if the button or link has no key. */
export const keyOf = (one: Element) => (one.getAttribute('aria-keyshortcuts') ?? '').replace('Shift+', '');

/** Presses a key while no element has the focus. */
export const press = (key: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
