// Walks through everything that the page of a room can show. Every button and link has a key, and the key does the same
// as the button.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { ALONE_MS } from '../keys/alone.ts';
import { ANYWHERE_KEYS } from '../keys/anywhere.tsx';
import { PHASE_KEYS, SHARED_DURING } from '../keys/room.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Act, Presence, Role, RoomView, State } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { change, defaults, settings, settingsOpen } from '../state/settings.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { answer } from './answering.ts';
import { clearDesk, dialog, facing, practiceMoves, sharing, tab } from './desk.ts';
import { Table } from './table.tsx';
import { useKeys } from './use-keys.ts';

const BO = { id: 'p2', name: 'bo' };
const WATCHES: Role = { type: 'spectator' };
const BOTH: Role = { type: 'player', seat: 'host', color: 'black', both: true };
const GONE: Presence = {
  host: { type: 'here' },
  guest: { type: 'gone', for_ms: 60_000, reason: 'closed', claim_ms: 0 },
  spectators: 0,
};
const SCORE = { stones: 0, territory: 0, prisoners: 0, total_half: 0 };
const SCORING = {
  dead: [],
  accepted: { black: false, white: false },
  score: { black: SCORE, white: SCORE },
  outcome: { type: 'draw' },
  owner: ['.....', '.....', '.....', '.....', '.....'],
} as unknown as NonNullable<State['scoring']>;

const CLOCK = { main_ms: 60_000, periods: 0, period_ms: 0 };
const CLOCKS = { black: CLOCK, white: CLOCK, running: 'black' } as const;

/** A room to walk through, and what its viewer has done. */
type Case = { view?: Partial<RoomView>; state?: Partial<State>; after?: (store: RoomStore) => void };

const alone = (host: typeof BO | null): Partial<State> => ({
  phase: 'waiting',
  players: { host, guest: null },
  abortable: false,
});
const opening = (what: Act): Case => ({
  view: { opening: 'swap2' },
  state: { opening: { seat: 'host', act: what, colors_open: true } },
});
const MOVES: RoomView['moves'] = [
  { color: 'black', point: 'C3' },
  { color: 'white', point: 'D4' },
];
const OVER: Partial<State> = { phase: 'finished', abortable: false, outcome: { type: 'draw' } };

const CASES: Readonly<Record<string, Case>> = {
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

let root: HTMLElement;
/** What the page did: the commands, requests and pages that it asked for. */
let done: unknown[];

function leave(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  done.push({ page: link.getAttribute('href') });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: unknown, options?: { method?: string }) => {
    done.push({ asked: String(address), method: options?.method });
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

/** Shows a room in this state, as after loading its page. */
function open({ view = {}, state = {}, after }: Case, menu: boolean): RoomStore {
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

/** Everything that an action may change on the page. */
function pageNow(store: RoomStore): unknown {
  const { looking, staged, offering } = store;
  const open = dialog.value === 'more' ? null : dialog.value;
  const own = [looking, staged, offering, tab, facing, practiceMoves, settings, settingsOpen].map(({ value }) => value);
  const claim = root.querySelector('section.ask')?.textContent;
  return { done, open, own, claim };
}

/** The buttons and links for which a key is needed. */
function buttons(): HTMLElement[] {
  // Moves, chat lines and points are content, a form is submitted with Enter, and the arrow keys step through the moves.
  const content = '.score-sheet *, .chat-lines *, [data-plays], [type=submit], .room-steps *, .dialog-head *';
  return [...root.querySelectorAll<HTMLElement>('button, a[href], input[type=checkbox]')].filter(
    (one) => !one.matches(content),
  );
}

const nameOf = (one: HTMLElement) =>
  `${one.closest('label')?.textContent || one.textContent || one.getAttribute('aria-label')}`;

const WALK = Object.entries(CASES).flatMap(([name, room]) => [
  { name, room, menu: false },
  { name: `${name}, with the menu`, room, menu: true },
]);

test.each(WALK)('every action has a key: $name', ({ room, menu }) => {
  const store = open(room, menu);
  const { phase } = store.room.value?.view.state ?? { phase: 'waiting' };
  expect(buttons().length).toBeGreaterThan(3);
  for (const one of buttons()) {
    const key = one.getAttribute('aria-keyshortcuts');
    const keys = sharing.value ? SHARED_DURING : PHASE_KEYS[phase];
    const bound = [...keys, ...ANYWHERE_KEYS].some((binding) => binding.key === key);
    expect(bound, `"${nameOf(one)}" has the key ${key}`).toBe(true);
  }
});

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(ALONE_MS)));
const press = (key: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

/** The buttons whose keys were tried. Most of them are on every page. */
const walked = new Set<string>();

test.each(WALK)(
  'each key does the same as its button: $name',
  async ({ room, menu }) => {
    const phase = open(room, menu).room.value?.view.state.phase;
    const all = buttons().map((one) => ({
      name: nameOf(one),
      key: one.getAttribute('aria-keyshortcuts') ?? '',
      off: one.getAttribute('aria-disabled') === 'true',
    }));
    for (const { name, key, off } of all) {
      const known = `${phase} ${key} ${name}`;
      if (key === '?' || walked.has(known) || off) continue;
      walked.add(known);
      const store = open(room, menu);
      const same = buttons().find((one) => nameOf(one) === name && one.getAttribute('aria-keyshortcuts') === key);
      act(() => same?.click());
      await settle();
      const clicked = JSON.stringify(pageNow(store));
      const again = open(room, false);
      press(key);
      await settle();
      expect(JSON.stringify(pageNow(again)), `"${name}" and its key ${key}`).toBe(clicked);
    }
  },
  60_000,
);

test.each(['you wish', 'perhaps', 'yes', 'help', 'thanks', 'why pass'])(
  'typing "%s" next to the field for it changes nothing',
  async (text) => {
    const state = { offers: [{ offer: 'draw' as const, by: 'white' as const }], turn: 'black' as const };
    open({ view: { moves: MOVES }, state }, false);
    const path = location.pathname;
    for (const key of text) {
      press(key);
      await act(async () => void (await vi.advanceTimersByTimeAsync(ALONE_MS / 2)));
    }
    await settle();
    expect(done).toEqual([]);
    expect(location.pathname).toBe(path);
  },
);

test('a key answers only what was asked when it was pressed', async () => {
  const store = open({ view: { moves: MOVES }, state: { offers: [{ offer: 'takeback', by: 'white' }] } }, false);
  press('y');
  const view = viewOf({ moves: MOVES, state: stateOf({ offers: [{ offer: 'draw', by: 'white' }] }) });
  act(() => {
    store.room.value = { view, received: 0 };
  });
  await settle();
  expect(done).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS))); // The button waits until the new offer was seen.
  press('y');
  await settle();
  expect(done).toHaveLength(1);
});

test('a question that waits behind another one cannot be answered with a key', async () => {
  const offers: State['offers'] = [{ offer: 'draw', by: 'white' }];
  const store = open({ view: { moves: MOVES }, state: { offers } }, false);
  act(() => {
    store.staged.value = 3;
  });
  press('y');
  await settle();
  expect(done).toEqual([]);
  act(() => {
    store.staged.value = null;
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS)));
  press('y');
  await settle();
  expect(done).toHaveLength(1);
});

test('without the setting, only Escape works', () => {
  const store = open(CASES['a move to confirm'] ?? {}, false);
  act(() => change({ letters: false }));
  expect(root.querySelector('[aria-keyshortcuts]:not([data-act=cancel])')).toBeNull();
  for (const { key } of PHASE_KEYS.playing) if (key !== 'Escape') press(key);
  expect(done).toEqual([]);
  expect([store.staged.value, settingsOpen.value, dialog.value, answer.value]).toEqual([3, false, null, '']);
  press('Escape');
  expect(store.staged.value).toBeNull();
});

test('a button that is not available keeps the focus', () => {
  const store = open({ view: { moves: MOVES } }, false);
  const button = root.querySelector<HTMLElement>('[data-act=draw]');
  button?.focus();
  const view = viewOf({ moves: MOVES, state: stateOf({ offers: [{ offer: 'draw', by: 'black' }] }) });
  act(() => {
    store.room.value = { view, received: 0 };
  });
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  act(() => button?.click());
  expect(done).toEqual([]);
});

describe('two people on one keyboard', () => {
  const cursor = () => Number(root.querySelector('.room-board [data-point][tabindex="0"]')?.getAttribute('data-point'));
  const on = (one: Element | null, key: string, more: KeyboardEventInit = {}) =>
    act(() => {
      one?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    });
  const place = (turn: 'black' | 'white') => open({ view: { role: BOTH, moves: MOVES }, state: { turn } }, false);

  test("White's letters move the cursor and start no action, wherever the focus is", async () => {
    place('white');
    for (const [key, code] of [
      ['d', 'KeyD'],
      ['S', 'KeyS'], // Caps Lock is on.
      ['a', 'KeyA'],
      ['w', 'KeyW'],
    ] as const) {
      for (const focused of ['body', '[data-act=draw]', '.room-side', '[data-point][tabindex="0"]']) {
        const before = cursor();
        on(document.querySelector(focused) ?? document.body, key, { code });
        await settle();
        expect(done, `${key} on ${focused}`).toEqual([]);
        expect(cursor() === before, `${key} on ${focused} at ${before}`).toBe(isEdge(before, key));
      }
    }
    expect(settings.value.sound).toBe(defaults().sound);
  });

  /** Whether the cursor cannot move further. */
  const isEdge = (at: number, key: string) =>
    ({ a: at % 5 === 0, d: at % 5 === 4, w: at < 5, s: at >= 20 })[key.toLowerCase()];

  test('the same letters do nothing while Black is to move', async () => {
    place('black');
    const before = cursor();
    for (const key of 'adws') press(key);
    await settle();
    expect([done, cursor()]).toEqual([[], before]);
  });

  test('the arrow keys go to the board, and Enter plays only on a marked point', () => {
    place('black');
    const before = cursor();
    press('Enter');
    expect(done).toEqual([]);
    press('ArrowRight');
    press('ArrowLeft');
    expect(cursor()).toBe(before);
    on(document.activeElement, 'Enter');
    expect(done).toEqual([{ plays: before }]);
  });

  test('both move the cursor while they mark dead stones', () => {
    open({ view: { role: BOTH, moves: MOVES }, state: { phase: 'scoring', scoring: SCORING } }, false);
    const before = cursor();
    press('d');
    on(document.activeElement, 's');
    press('ArrowUp');
    press('ArrowLeft');
    expect([cursor(), done]).toEqual([before, []]);
    on(document.activeElement, 'd');
    expect(cursor()).toBe(before + 1);
  });

  test('a button that was pressed with the mouse gives up the focus', () => {
    place('white');
    const button = root.querySelector<HTMLElement>('[data-act=takeback]');
    button?.focus();
    act(() => void button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
    expect(document.activeElement).toBe(button);
    act(() => void button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(document.activeElement).not.toBe(button);
  });
});
