import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Color, Event, Scoring, State, Uncounted } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { BoardPanel } from './board-panel.tsx';
import { loadExplanations } from './explanations.ts';
import { pressing } from './further.ts';
import { ScoringActs } from './scoring.tsx';
import { ScoringPanel } from './scoring-panel.tsx';

let root: HTMLElement;
let world: FakeWorld;
let store: RoomStore;
let seq: number;
let sent: unknown[];

const zero = { stones: 0, territory: 0, prisoners: 0, komi_half: 0, handicap_half: 0, total_half: 0 };
/** The areas that do not count, according to the next messages of the server. */
let uncounted: Uncounted[] = [];
const scoringOf = (dead: string[], accepted: Color[], unsealed: string[] = []): State =>
  stateOf({
    phase: 'scoring',
    scoring: {
      dead,
      uncounted,
      accepted: { black: accepted.includes('black'), white: accepted.includes('white') },
      owner: [],
      unsealed,
      score: { black: zero, white: zero },
      outcome: { type: 'draw' },
    },
  });

/** The server sends an event with the state after it. */
function says(event: Event, dead: string[], accepted: Color[] = []): void {
  seq += 1;
  act(() => {
    world.socket.says({
      type: 'events',
      room: 'r',
      events: [{ seq, time: 0, event }],
      state: scoringOf(dead, accepted),
    });
  });
}

const marks = (color: Color, dead: string[]) => says({ type: 'marked', color, points: ['A1'], dead: true }, dead);
const elapse = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const button = () => root.querySelector('button') as HTMLButtonElement;
const locked = () => button().getAttribute('aria-disabled') === 'true';
const label = () => button().querySelector('.either > :not([data-off])')?.textContent;
const fires = (type: string) =>
  act(() => void button().dispatchEvent(new PointerEvent(type, { bubbles: true, detail: 1 } as PointerEventInit)));
const clicks = () => act(() => void button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));

beforeEach(async () => {
  await loadExplanations();
  uncounted = [];
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
  world = new FakeWorld();
  store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  seq = 0;
  world.socket.says(joined(viewOf({ seq: 0, state: scoringOf([], []) })));
  sent = [];
  vi.spyOn(store, 'do').mockImplementation(async (command) => {
    sent.push(command);
    return { ok: true, seq: 9 };
  });
  const Shown = () => {
    const room = store.room.value;
    return room
      ? [<ScoringActs key="a" store={store} room={room} />, <ScoringPanel key="p" store={store} room={room} />]
      : null;
  };
  act(() => render(<Shown />, root));
  says({ type: 'proposed', dead: ['B1'], unsealed: [] }, ['B1']);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
});

const accepts = (...dead: string[]) => ({ type: 'accept_score', dead });

test('the second click of a double click on Pass does not accept the score', () => {
  fires('pointerdown');
  clicks();
  elapse(SETTLE_MS - 1);
  clicks();
  expect([sent, locked()]).toEqual([[], true]);
  elapse(1);
  expect([locked(), label()]).toEqual([false, 'Accept score']);
  fires('pointerdown');
  clicks();
  expect(sent).toEqual([accepts('B1')]);
});

test('when the opponent changes the marks, the Accept score button says so, is locked, and keeps the focus', () => {
  elapse(SETTLE_MS);
  button().focus();
  marks('white', ['B1', 'A1']);
  expect([locked(), label()]).toEqual([true, 'The marks changed']);
  clicks();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(button());
  elapse(SETTLE_MS - 1);
  marks('white', []);
  elapse(SETTLE_MS - 1);
  expect(locked()).toBe(true);
  elapse(1);
  expect([locked(), label()]).toEqual([false, 'Accept score']);
  clicks();
  expect(sent).toEqual([accepts()]);
});

test('a page that has just been opened does not say that the marks changed, even if the opponent changed them before', () => {
  marks('white', ['B1', 'A1']);
  act(() => render(null, root));
  const state = scoringOf(['B1', 'A1'], []);
  store = new RoomStore('s', new Connection(world));
  const Shown = () => (store.room.value ? <ScoringActs store={store} room={store.room.value} /> : null);
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ id: 's', seq: 2, state })));
  act(() => render(<Shown />, root));
  expect([locked(), label()]).toEqual([true, 'Accept score']);
  const tells = (at: number, event: Event) =>
    act(() => world.socket.says({ type: 'events', room: 's', events: [{ seq: at, time: 0, event }], state }));
  tells(1, { type: 'proposed', dead: ['B1'], unsealed: [] });
  tells(2, { type: 'marked', color: 'white', points: ['A1'], dead: true });
  expect([locked(), label()]).toEqual([true, 'Accept score']);
  tells(3, { type: 'marked', color: 'white', points: ['A1'], dead: false });
  expect([locked(), label()]).toEqual([true, 'The marks changed']);
});

test('a press that began before the marks changed does nothing, however long it lasts', () => {
  elapse(SETTLE_MS);
  fires('pointerdown');
  marks('white', ['B1', 'A1']);
  elapse(2 * SETTLE_MS);
  clicks();
  expect(sent).toEqual([]);
  fires('pointerdown');
  clicks();
  expect(sent).toEqual([accepts('B1', 'A1')]);
});

test("only an opponent's mark locks the Accept score button, and a player's own mark does not unlock it", () => {
  elapse(SETTLE_MS);
  marks('black', ['B1', 'A1']);
  expect(locked()).toBe(false);
  marks('white', ['B1']);
  marks('black', ['B1', 'A1']);
  expect(locked()).toBe(true);
});

test('after a change of the marks, the panel says who must accept the score again', () => {
  says({ type: 'score_accepted', color: 'black' }, ['B1'], ['black']);
  expect(root.textContent).toContain('Black has accepted');
  marks('white', ['B1', 'A1']);
  expect(root.textContent).toContain('Black must accept the score again');
  expect(root.textContent).toContain('White has not accepted yet');
  says({ type: 'score_accepted', color: 'black' }, ['B1', 'A1'], ['black']);
  expect(root.textContent).not.toContain('Black must accept');
});

test('in a game against a bot, the panel says that the bot decides after the player, and offers no scratch board', () => {
  expect(root.textContent).toContain('White has not accepted yet');
  expect(root.querySelector('[data-act=scratch]')).not.toBeNull();
  const { players } = stateOf();
  const state = { ...scoringOf(['B1'], []), players: { ...players, guest: { id: 'bot-3', name: '', bot: 3 } } };
  act(() => world.socket.says(joined(viewOf({ seq, state }))));
  expect(root.textContent).toContain('The bot decides after you accept');
  expect(root.textContent).not.toContain('White has not accepted yet');
  expect(root.querySelector('[data-act=scratch]')).toBeNull();
});

test('if the server sends open borders but no areas that do not count, the panel warns, except while a scratch board is open', () => {
  const notice = (more: object) => {
    const state = scoringOf([], [], ['C3']);
    act(() =>
      world.socket.says(
        joined(viewOf({ seq: 0, state: { ...state, scoring: { ...state.scoring, ...more } as Scoring } })),
      ),
    );
    return root.querySelector('.room-scoring .notice')?.textContent;
  };
  expect(notice({})).toBe('Borders are open at C3: these areas do not count.To close a border, resume play.');
  const scratch = { board: [], changes: 0, left: 9, dead: [] };
  expect(notice({ scratch })).toBeUndefined();
});

test('before anyone accepts, the panel and the answer to a question say which areas do not count, and why', () => {
  const notices = () => [...root.querySelectorAll('.notice p')].map((one) => one.textContent);
  expect(notices()).toEqual([]);
  uncounted = [
    { owner: 'black', point: 'C3', count: 21, cause: 'alive', at: ['D4', 'B2'] },
    { owner: 'white', point: 'G7', count: 9, cause: 'neutral', at: ['F6'] },
    { owner: 'black', point: 'A9', count: 5, cause: 'open', at: ['A8'] },
    { owner: 'white', point: 'H1', count: 3, cause: 'atari', at: ['J1'] },
  ];
  marks('white', []);
  const said = [
    "Black's area at C3 (21 points) does not count: White's stones at D4, B2 are marked alive.",
    "White's area at G7 (9 points) does not count: it touches unfilled neutral points (F6).",
    "Black's area at A9 (5 points) does not count: its border is open at A8.",
    "White's area at H1 (3 points) does not count: its stones at J1 are in atari.",
  ];
  expect(notices()).toEqual(said);
  const summary = root.querySelector('.notice summary')?.textContent;
  expect(summary, 'a small window shows only the number').toBe('4 areas do not count.');
  const room = store.room.value;
  if (!room) throw new Error('the store has no room');
  expect(pressing(room)).toEqual(expect.arrayContaining(said));
});

test('without a connection, the buttons of a count and the board are disabled, and the panel says why', () => {
  const Shown = () =>
    store.room.value && [
      <ScoringActs key="a" store={store} room={store.room.value} />,
      <ScoringPanel key="p" store={store} room={store.room.value} />,
      <BoardPanel key="b" store={store} />,
    ];
  act(() => render(<Shown />, root));
  elapse(SETTLE_MS);
  const off = () => [...root.querySelectorAll('.button')].map((one) => one.getAttribute('aria-disabled') === 'true');
  const live = () => root.querySelector('.board.live') !== null;
  const why = () => root.textContent?.includes('Without a connection, you cannot mark stones or answer.');
  expect([off(), live(), why()]).toEqual([[false, false, false], true, false]);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect([off(), live(), why()]).toEqual([[true, true, true], false, true]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect([off(), live(), why()]).toEqual([[false, false, false], true, false]);
});
