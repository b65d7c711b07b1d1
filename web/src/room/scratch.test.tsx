// The scratch board of the scoring phase, as the page shows it.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Event, Role, Scratch, State } from '../protocol.gen.ts';
import '../rules.fixtures.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { sentence } from './announcer.ts';
import { choose } from './choosing.ts';
import { clearDesk, otherColor } from './desk.ts';
import { loadExplanations } from './explanations.ts';
import { News } from './news.tsx';
import { ScoringActs } from './scoring.tsx';
import { ScoringPanel } from './scoring-panel.tsx';

let root: HTMLElement;
let world: FakeWorld;
let store: RoomStore;
let seq: number;
let sent: unknown[];

const zero = { stones: 0, territory: 0, prisoners: 0, komi_half: 0, handicap_half: 0, total_half: 0 };
const BOARD = ['.X.O.', '.X.O.', 'OX.O.', '.X.O.', '.X.O.'];
const scratch: Scratch = { board: BOARD, changes: 0, left: 100, dead: ['A3', 'E3'] };
/** The state of a game in the scoring phase. If `more` is given, a scratch board with these values is open. */
const withScratch = (more?: Partial<Scratch>): State =>
  stateOf({
    phase: 'scoring',
    board: BOARD,
    scoring: {
      dead: ['A3'],
      accepted: { black: false, white: false },
      owner: BOARD,
      score: { black: zero, white: zero },
      outcome: { type: 'draw' },
      ...(more && { scratch: { ...scratch, ...more } }),
    },
  });

/** Shows the room to a viewer with this role. */
function show(role: Role, state: State): void {
  world.socket.says(joined(viewOf({ seq: 0, role, state })));
  const Shown = () => {
    const room = store.room.value;
    return room
      ? [<ScoringActs key="a" store={store} room={room} />, <ScoringPanel key="p" store={store} room={room} />]
      : null;
  };
  act(() => render(<Shown />, root));
}

/** The server sends an event with the state after it. */
function says(event: Event, state: State): void {
  seq += 1;
  act(() => world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state }));
}

const BLACK: Role = { type: 'player', seat: 'host', color: 'black' };
const BOTH: Role = { type: 'player', seat: 'host', color: 'black', both: true };
const settle = () => act(() => void vi.advanceTimersByTime(SETTLE_MS));
const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-act=${name}]`);
const off = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';
const press = (name: string) => act(() => button(name)?.click());
const chooses = (index: number) => act(() => choose(store, { index, how: 'mouse', cell: 50 }));

beforeEach(async () => {
  await loadExplanations();
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  clearDesk();
  root = document.createElement('div');
  document.body.append(root);
  world = new FakeWorld();
  store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  seq = 0;
  sent = [];
  vi.spyOn(store, 'do').mockImplementation(async (command, by) => {
    sent.push(by ? { ...command, by: by.seat } : command);
    return { ok: true, seq: 9 };
  });
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.useRealTimers();
});

test('the scratch board replaces the board of the game, and only dead stones that are still on the scratch board are marked', () => {
  show(BLACK, withScratch());
  expect(store.board.value?.owner).toEqual(BOARD);
  const board = ['.X.O.', 'XX.O.', '.X.O.', 'XX.O.', '.X.O.'];
  says(
    { type: 'scratch_played', color: 'black', point: 'A2', captured: ['A3'] },
    withScratch({ board, last: { color: 'black', point: 'A2' }, changes: 2, dead: ['A3', 'B1'] }),
  );
  expect(store.board.value).toMatchObject({ rows: board, last: 'A2', dead: ['B1'] });
  expect(store.board.value?.owner).toBeUndefined();
  expect(store.shown()?.rows()).toEqual(board);
  says({ type: 'scratch_closed', by: 'white', agreed: false }, withScratch());
  expect(store.board.value?.rows).toEqual(BOARD);
});

test('the panel says why stones that were marked as dead would be alive', () => {
  show(BLACK, withScratch());
  expect(root.textContent).not.toContain('unless they are captured');
  says(
    { type: 'scratch_played', color: 'black', point: 'A4', captured: [] },
    withScratch({ last: { color: 'black', point: 'A4' }, changes: 1, dead: [] }),
  );
  const marked = store.room.value?.view.state.scoring?.dead ?? [];
  expect(marked.length).toBeGreaterThan(0);
  expect(root.textContent).toContain(`so these would be alive unless they are captured: ${marked.join(', ')}`);
});

test('choosing a point places a stone, and the command says how many changes the page has seen', () => {
  show(BLACK, withScratch({ changes: 4 }));
  chooses(5);
  expect(sent).toEqual([{ type: 'scratch_play', point: 'A4', seen: 4 }]);
});

test('a press on Agree that was meant for an earlier position does nothing', () => {
  show(BLACK, withScratch({ last: { color: 'white', point: 'A4' }, changes: 1, proposed: 'white' }));
  expect(off('scratch_result')).toBe(true);
  settle();
  expect([off('scratch_result'), button('scratch_result')?.textContent]).toEqual([false, 'Agree to the result']);
  says(
    { type: 'scratch_played', color: 'white', point: 'A2', captured: [] },
    withScratch({ last: { color: 'white', point: 'A2' }, changes: 2 }),
  );
  expect(button('scratch_result')?.textContent).toBe('Propose result');
  says({ type: 'scratch_proposed', by: 'white' }, withScratch({ changes: 2, proposed: 'white' }));
  press('scratch_result');
  expect(sent).toEqual([]);
  settle();
  press('scratch_result');
  expect(sent).toEqual([{ type: 'scratch_agree', seen: 2 }]);
});

test('a player can propose a result only after a stone was placed, and only once', () => {
  show(BLACK, withScratch({}));
  settle();
  expect([off('scratch_result'), off('scratch_takeback')]).toEqual([true, true]);
  const last = { color: 'white', point: 'A4' } as const;
  says({ type: 'scratch_played', ...last, captured: [] }, withScratch({ last, changes: 1 }));
  expect([off('scratch_result'), off('scratch_takeback')]).toEqual([false, true]);
  press('scratch_result');
  expect(sent).toEqual([{ type: 'scratch_propose', seen: 1 }]);
  says({ type: 'scratch_proposed', by: 'black' }, withScratch({ last, changes: 1, proposed: 'black' }));
  expect(root.textContent).toContain('If both players agree, these stones are dead: A3, E3');
  expect(off('scratch_result')).toBe(true);
  expect(root.textContent).toContain('Black proposes this result');
  expect(root.textContent).toContain('White has not agreed to a result');
});

test('two people on one device alternate, unless they choose the opposite color for the next stone', () => {
  show(BOTH, withScratch({}));
  settle();
  chooses(5);
  const last = { color: 'black', point: 'A4' } as const;
  says({ type: 'scratch_played', ...last, captured: [] }, withScratch({ last, changes: 1 }));
  chooses(6);
  press('scratch_color');
  expect(button('scratch_color')?.textContent).toBe('Next stone: Black');
  chooses(6);
  press('scratch_takeback');
  expect(sent).toEqual([
    { type: 'scratch_play', point: 'A4', seen: 0, by: 'host' },
    { type: 'scratch_play', point: 'B4', seen: 1, by: 'guest' },
    { type: 'scratch_play', point: 'B4', seen: 1, by: 'host' },
    { type: 'scratch_takeback', seen: 1, by: 'host' },
  ]);
  says(
    { type: 'scratch_played', color: 'black', point: 'B4', captured: [] },
    withScratch({ last: { color: 'black', point: 'B4' }, changes: 2, proposed: 'white' }),
  );
  expect(button('scratch_color')?.textContent).toBe('Next stone: White');
  expect(otherColor.value).toBe(1);
  settle();
  expect(button('scratch_result')?.textContent).toBe('Black: Agree to the result');
  press('scratch_result');
  expect(sent.at(-1)).toEqual({ type: 'scratch_agree', seen: 2, by: 'host' });
});

test('a spectator sees the panel of the scratch board without buttons', () => {
  show({ type: 'spectator' }, withScratch({ changes: 1, proposed: 'white' }));
  expect(root.querySelector('button')).toBeNull();
  expect(root.textContent).toContain('White proposes this result');
});

test.each<[Event, string]>([
  [{ type: 'scratch_opened', by: 'white' }, 'White opens a scratch board'],
  [{ type: 'scratch_played', color: 'black', point: 'A4', captured: [] }, 'Scratch board: Black A4'],
  [
    { type: 'scratch_played', color: 'black', point: 'A4', captured: ['A3'] },
    'Scratch board: Black A4, captures 1 stone',
  ],
  [{ type: 'scratch_taken_back', by: 'black' }, 'Scratch board: you take the last stone back'],
  [{ type: 'scratch_proposed', by: 'black' }, 'You propose the result of the scratch board'],
  [{ type: 'scratch_closed', by: 'white', agreed: true }, 'White agrees: the marks follow the scratch board'],
  [
    { type: 'scratch_closed', by: 'white', agreed: false },
    'White closes the scratch board without a result. The marks have not changed.',
  ],
])('%o is announced', (event, words) => {
  show(BLACK, withScratch());
  expect(store.room.value && sentence(event, store.room.value)).toBe(words);
});

test('the box of news says only once who has proposed the result', () => {
  show(BLACK, withScratch({ changes: 1 }));
  says({ type: 'scratch_proposed', by: 'black' }, withScratch({ changes: 1, proposed: 'black' }));
  const room = store.room.value;
  if (room) act(() => render(<News store={store} room={room} line={signal('')} />, root));
  const visible = [...root.querySelectorAll('.turn, .happened:not(.unseen)')].map((one) => one.textContent);
  expect(visible).toEqual(['You propose the result of the scratch board']);
});
