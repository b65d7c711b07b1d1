import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Absence, Role, State } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { ANSWER_MS, AwayNote, NOTICE_MS } from './absence.tsx';
import { Asked } from './asked.tsx';
import { Asks } from './asks.tsx';
import { Deadline } from './deadline.tsx';
import { dialog } from './desk.ts';
import { loadExplanations } from './explanations.ts';
import { warnings } from './late-warnings.ts';
import { News } from './news.tsx';
import { cutOff } from './news-words.ts';
import { Plate } from './plate.tsx';

let root: HTMLElement;
beforeAll(async () => {
  await loadExplanations();
  warnings.value = await import('./warnings.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

type Gone = Extract<Absence, { type: 'gone' }>;
const gone = (part: Partial<Gone> = {}): Gone => ({
  type: 'gone',
  for_ms: 0,
  reason: 'closed',
  claim_ms: 10_000,
  ...part,
});
const passes = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const text = () => root.textContent?.trim();

test('the note about an absent player names the reason after five seconds and counts down', () => {
  const absence = gone();
  act(() => render(<AwayNote absence={absence} />, root));
  expect(text()).toBe('disconnected');
  passes(5_000);
  expect(text()).toBe('closed the page 0:05');
  passes(3_000);
  expect(root.querySelector('[role=timer]')?.textContent?.trim()).toBe('0:02');
  passes(2_000);
  expect(text()).toBe('closed the page');
});

test('a long wait is shown in words, and without a running game there is no countdown', () => {
  act(() => render(<AwayNote absence={gone({ reason: 'lost', for_ms: 9_000, claim_ms: 7_200_000 })} />, root));
  expect(text()).toBe('lost the connection 2 h to come back');
  act(() => render(<AwayNote absence={{ type: 'gone', for_ms: 60_000, reason: 'lost' }} />, root));
  expect(text()).toBe('lost the connection');
});

test('the note about an absent engine has reasons of its own, such as "does not answer"', () => {
  act(() => render(<AwayNote absence={gone({ reason: 'lost', for_ms: 9_000 })} engine />, root));
  expect(text()).toContain('does not answer');
  act(() => render(<AwayNote absence={gone({ for_ms: 9_000 })} engine />, root));
  expect(text()).toContain('is no longer on this server');
});

const PLAYER: Role = { type: 'player', seat: 'host', color: 'black' };
type Game = { role?: Role; state?: Partial<State> };
function claim(absence: Absence, { role = PLAYER, state = {} }: Game = {}, Questions = Asks) {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const presence = { host: { type: 'here' } as const, guest: absence, spectators: 0 };
  world.socket.says(joined(viewOf({ role, presence, state: stateOf({ abortable: false, ...state }) })));
  const done = vi.spyOn(store, 'do').mockResolvedValue({ ok: true, seq: 1 });
  const Shown = () => (store.room.value ? <Questions store={store} room={store.room.value} /> : null);
  act(() => render(<Shown />, root));
  return {
    done,
    says: (to: Absence) =>
      act(() => world.socket.says({ type: 'presence', room: 'r', presence: { ...presence, guest: to } })),
  };
}
const names = () => [...root.querySelectorAll('button')].map((button) => button.textContent);
const press = (name: string) =>
  act(() => [...root.querySelectorAll('button')].find((button) => button.textContent === name)?.click());

test('the player who stayed gets three buttons when the wait is over', () => {
  const { done, says } = claim(gone({ for_ms: 7_000, claim_ms: 3_000 }));
  passes(2_500);
  expect(names()).toEqual([]);
  passes(500);
  expect(names()).toEqual(['Claim the win', 'Call a draw', 'Keep waiting']);
  passes(SETTLE_MS);
  press('Claim the win');
  press('Call a draw');
  expect(done.mock.calls).toEqual([[{ type: 'claim_win' }], [{ type: 'claim_draw' }]]);
  press('Keep waiting');
  expect(names()).toEqual(['End the game instead of waiting']);
  // A second message about the same absence changes nothing. The opponent's return removes the button.
  says(gone({ for_ms: 20_000, claim_ms: 0 }));
  expect(names()).toEqual(['End the game instead of waiting']);
  says({ type: 'here' });
  expect(names()).toEqual([]);
  says(gone({ claim_ms: 0 }));
  expect(names()).toHaveLength(3);
});

test('a dialog that covers the box of news also asks whether to end the game of an absent opponent', () => {
  const { done } = claim(gone({ claim_ms: 0 }), {}, Asked);
  expect(root.querySelector('[role=status] p')?.textContent).toContain('did not come back in time');
  passes(SETTLE_MS);
  dialog.value = 'more';
  press('Claim the win');
  expect(done.mock.calls).toEqual([[{ type: 'claim_win' }]]);
  expect(dialog.value, 'the menu is closed').toBeNull();
});

test('before both players have moved, the player who stayed can end the game only without a result', () => {
  claim(gone({ claim_ms: 0 }), { state: { abortable: true } });
  expect(names()).toEqual(['Abort the game', 'Keep waiting']);
});

test.each<[string, Absence, { role?: Role; state?: Partial<State> }]>([
  ['to spectators', gone({ claim_ms: 0 }), { role: { type: 'spectator' } }],
  ['in a finished game', gone({ claim_ms: 0 }), { state: { phase: 'finished' } }],
  ['in a waiting room', gone({ claim_ms: undefined as never }), { state: { phase: 'waiting' } }],
  ['while the opponent is connected', { type: 'here' }, {}],
])('no claim is offered %s', (_, absence, options) => {
  claim(absence, options);
  expect(text()).toBe('');
});

/** The countdowns just after the room's view has arrived, in a scoring phase in which White has not answered yet. */
function countdowns(
  in_ms: number,
  presence: Absence,
  accepts = true,
  role = PLAYER,
  part: Partial<State> = {},
): (string | undefined)[] {
  const side = { stones: 0, territory: 0, prisoners: 0, komi_half: 0, handicap_half: 0, total_half: 0 };
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const scoring = {
    dead: [],
    accepted: { black: true, white: false },
    owner: [],
    score: { black: side, white: side },
    outcome: { type: 'draw' },
    silence: { color: 'white', in_ms, accepts },
    settled: accepts,
  } as const;
  const seats = { host: { type: 'here' } as const, guest: presence, spectators: 0 };
  world.socket.says(
    joined(viewOf({ role, presence: seats, state: stateOf({ phase: 'scoring', scoring, ...part } as never) })),
  );
  const room = store.room.value;
  if (!room) return [];
  act(() => render([<Plate key="p" store={store} seat="guest" place="top" />, <Deadline key="d" room={room} />], root));
  return [...root.querySelectorAll('[role=timer]')].map((timer) => timer.textContent?.trim());
}

test('if an absence and a silence both have a deadline, only the earlier deadline is shown', () => {
  const shown = (in_ms: number, claim_ms: number) => countdowns(in_ms, gone({ for_ms: 6_000, claim_ms }));
  // The server lets the wait for a claim start over when play resumes.
  expect(shown(5_000, 4_900)).toEqual([expect.stringContaining('within 0:05')]);
  expect(shown(5_000, 34_000)).toEqual([expect.stringContaining('within 0:05, this score becomes the result')]);
  expect(shown(34_000, 5_000)).toEqual(['0:05', expect.stringContaining('not back in 0:05, you may')]);
});

const against = (bot: number): Partial<State> => ({
  players: { host: { id: 'p1', name: 'ada' }, guest: { id: 'e1', name: 'GNU Go', bot }, black: 'host' },
});

test('the words about a silent engine do not say that it closed a page', () => {
  const shown = (reason: Gone['reason'], accepts: boolean) =>
    countdowns(5_000, gone({ for_ms: 6_000, claim_ms: 34_000, reason }), accepts, PLAYER, against(0)).join();
  expect(shown('lost', true)).toMatch(/does not answer\. If .* does not come back within/);
  expect(shown('closed', true)).toMatch(/is no longer on this server\. If/);
  expect(shown('lost', false)).toMatch(/does not answer\. Play resumes in/);
  expect(shown('closed', false)).toMatch(/is no longer on this server\. Play resumes in/);
});

test('when a player has just left a count, the page shows at once the deadline that the server will apply', () => {
  expect(countdowns(120_000, { type: 'here' })).toHaveLength(1);
  expect(countdowns(119_000, gone({ for_ms: 100 }))).toEqual([
    'White closed the page. If White does not come back within 0:10, this score becomes the result.',
  ]);
  expect(countdowns(119_000, gone({ for_ms: 3_000 }), false)).toEqual([
    'White closed the page. Play resumes in 0:07. If White stays away, you may end the game 13 s later.',
  ]);
  // The deadline of a connected player holds if it comes before the server counts the absence.
  expect(countdowns(3_000, gone({ for_ms: 1_000 }), false)[0]).toContain('Play resumes in 0:03');
  expect(countdowns(4_500, gone({ for_ms: 1_000 }), false)[0]).toContain('Play resumes in 0:09');
  expect(countdowns(5_000, gone({ for_ms: 5_000 }))).toEqual([expect.stringContaining('within 0:05')]);
});

test('the page counts an absence as the server does', () => {
  const server = (file: string, name: string) =>
    readFileSync(`${import.meta.dirname}/../../../room/src/${file}`, 'utf8').match(
      new RegExp(`${name}: Millis = Millis::from_secs\\((\\d+)\\)`),
    )?.[1];
  expect(server('room/silence.rs', 'AWAY')).toBe(String(ANSWER_MS / 1000));
  expect(server('absence.rs', 'ABSENCE_NOTICE')).toBe(String(NOTICE_MS / 1000));
});

test.each<[string, boolean, Absence, Role, string]>([
  [
    'the score becomes the result',
    true,
    gone(),
    PLAYER,
    'White closed the page. If White does not come back within 0:05, this score becomes the result.',
  ],
  [
    'play resumes, and when the game can be claimed',
    false,
    gone({ claim_ms: 5_000 }),
    PLAYER,
    'White closed the page. Play resumes in 0:05. If White stays away, you may end the game 10 s later.',
  ],
  [
    'play resumes, if the clock decides the game',
    false,
    gone({ reason: 'lost', claim_ms: undefined as never }),
    PLAYER,
    'White lost the connection. Play resumes in 0:05.',
  ],
  [
    'play resumes, to a spectator',
    false,
    gone({ claim_ms: 5_000 }),
    { type: 'spectator' },
    'White closed the page. Play resumes in 0:05.',
  ],
])('when a player has left a count, the page says why, and that %s', (_, accepts, absence, role, words) => {
  expect(countdowns(5_000, { ...absence, for_ms: 5_000 } as Gone, accepts, role)).toEqual([words]);
});

test('without a connection, a player reads "no connection" and that the opponent may end the game', async () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf()));
  const room = store.room.value;
  const show = () => {
    if (room) {
      const line = { value: '' } as never;
      act(() =>
        render(
          [
            <Plate key="p" store={store} seat="host" place="top" />,
            <News key="n" store={store} room={room} line={line} />,
          ],
          root,
        ),
      );
    }
    return [root.querySelector('.away')?.textContent, root.querySelector('[role=alert]')?.textContent];
  };
  expect(show()).toEqual([undefined, '']);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(show()).toEqual(['no connection', expect.stringContaining('your opponent may end the game')]);
  expect(root.querySelector('.presence.here')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(show()).toEqual([undefined, '']);
});

test('after the wait, a player without a connection reads that the opponent may end the game now', () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const time = { type: 'fischer', main_ms: 600_000, increment_ms: 5_000 } as const;
  world.socket.says(joined(viewOf({ role: PLAYER, time, state: stateOf({ abortable: false }) })));
  const Shown = () =>
    store.room.value && [
      <Plate key="p" store={store} seat="host" place="bottom" />,
      <News key="n" store={store} room={store.room.value} line={{ value: '' } as never} />,
    ];
  act(() => render(<Shown />, root));
  act(() => {
    world.socket.breaks();
    window.dispatchEvent(new Event('offline'));
  });
  const said = () => root.querySelector('[role=alert]')?.textContent;
  expect(said()).toBe('No connection. If this lasts, your opponent may end the game.');
  passes(81_000);
  expect(said()).toBe('No connection. Your opponent may end the game now.');
  act(() => void window.dispatchEvent(new Event('online')));
});

test("once the clock of a player without a connection has run out, the page does not say that it is the player's turn", () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const time = { type: 'absolute', main_ms: 10_000 } as const;
  const left = { main_ms: 10_000, periods: 0, stones: 0, period_ms: 0 };
  const clocks = { black: left, white: left, running: 'black' } as unknown as NonNullable<State['clocks']>;
  world.socket.says(joined(viewOf({ role: PLAYER, time, state: stateOf({ clocks, abortable: false }) })));
  const Shown = () => {
    const room = store.room.value;
    if (!room) return null;
    return [
      <Plate key="p" store={store} seat="host" place="bottom" />,
      <News key="n" store={store} room={room} line={{ value: '' } as never} />,
    ];
  };
  act(() => render(<Shown />, root));
  const said = () => [root.querySelector('.turn')?.textContent, root.querySelector('[role=alert]')?.textContent];
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).toEqual(['Your turn', expect.stringContaining('Your clock goes on')]);
  act(() => void vi.advanceTimersByTime(11_000));
  expect(said()).toEqual(['Your time has run out', 'No connection. The game may be over.']);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toEqual(['Your turn', '']);
});

/** The host's page after the host has lost the connection. In this rapid game, the host has 80 seconds to come back. */
function losing(state: Partial<State> = {}, role: Role = PLAYER) {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const time = { type: 'fischer', main_ms: 600_000, increment_ms: 5_000 } as const;
  world.socket.says(joined(viewOf({ role, time, state: stateOf({ abortable: false, ...state }) })));
  const own = document.createElement('div');
  root.append(own);
  act(() => render(<Plate store={store} seat="host" place="bottom" />, own));
  act(() => {
    world.socket.breaks();
    window.dispatchEvent(new Event('offline'));
  });
  return { note: () => own.querySelector('.away')?.textContent?.trim(), end: () => act(() => render(null, own)) };
}
afterEach(() => void window.dispatchEvent(new Event('online')));

test('a player without a connection sees the countdown that the opponent sees', () => {
  const { note, end } = losing();
  const opponents = document.createElement('div');
  act(() => render(<AwayNote absence={gone({ reason: 'lost', claim_ms: 80_000 })} />, opponents));
  const both = () => [note(), opponents.textContent?.trim()];
  expect(both()).toEqual(['no connection', 'disconnected']);
  passes(5_000);
  expect(both()).toEqual(['no connection 1:15', 'lost the connection 1:15']);
  passes(70_000);
  expect(both()).toEqual(['no connection 0:05', 'lost the connection 0:05']);
  passes(6_000);
  expect(both()).toEqual(['no connection 0:00', 'lost the connection']);
  act(() => render(null, opponents));
  end();
});

const counted = (settled: boolean, black: boolean, white = false) =>
  ({
    phase: 'scoring',
    scoring: {
      dead: [],
      accepted: { black, white },
      owner: [],
      score: { black: {}, white: {} },
      outcome: { type: 'draw' },
      settled,
    },
  }) as unknown as Partial<State>;
test.each<[string, Partial<State>, Role, boolean]>([
  ['no countdown in a pause', { standstill: { kind: 'pause', limit_ms: 60_000 } as never }, PLAYER, false],
  ['a countdown in an overdue adjournment', { standstill: { kind: 'adjournment' } as never }, PLAYER, true],
  ['no countdown for two people at one device', {}, { ...PLAYER, both: true } as Role, false],
  ['no countdown while the marks are exactly as proposed and no border is open', counted(true, false), PLAYER, false],
  ['a countdown after a mark has changed, or while a border is open', counted(false, false), PLAYER, true],
  ['no countdown in a game against a bot', against(3), PLAYER, false],
  ['no countdown in a game against an engine', against(0), PLAYER, false],
  ['no countdown after the player has accepted the score', counted(false, true), PLAYER, false],
  ['no countdown after the opponent has accepted the score', counted(false, false, true), PLAYER, false],
])('the page of a player who has lost the connection shows %s', (_, state, role, counts) => {
  const { note, end } = losing(state, role);
  passes(10_000);
  expect(note()).toBe(counts ? 'no connection 1:10' : 'no connection');
  end();
});

test('a player without a connection who has not answered in a count sees at once how long the server waits', () => {
  const { scoring, ...state } = counted(true, false, true);
  const { note, end } = losing({
    ...state,
    scoring: { ...scoring, silence: { color: 'black', in_ms: 100_000, accepts: false } } as never,
  });
  expect(note()).toBe('no connection 0:10');
  passes(6_000);
  expect(note()).toBe('no connection 0:04');
  end();
});

test.each<[string, Partial<State>, string]>([
  [
    'play resumes if only the opponent has accepted',
    counted(false, false, true),
    'play resumes. Later your opponent may end the game',
  ],
  ['nothing changes before play goes on', { standstill: { limit_ms: 60_000 } as never }, 'STILL'],
  ['nothing changes in the seconds before play goes on', { standstill: { continues_ms: 3_000 } as never }, 'STILL'],
  ['the opponent may end an overdue adjournment', { standstill: {} as never }, 'your opponent may end the game'],
  ['the score becomes the result if it is settled, too', counted(true, false, true), 'the score becomes the result'],
  ['the opponent may end the game if nobody has accepted', counted(false, false), 'your opponent may end the game'],
  ['the opponent may end the game if the player has accepted', counted(false, true), 'your opponent may end the game'],
])('the page of a player who loses the connection during the count or a pause says that %s', (_, state, what) => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ role: PLAYER, state: stateOf({ abortable: false, ...state }) })));
  const room = store.room.value;
  if (room) expect(cutOff(store, room)).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  const still = 'No connection. Your absence does not count until play goes on.';
  expect(room && cutOff(store, room)).toBe(what === 'STILL' ? still : `No connection. If this lasts, ${what}.`);
});

test('without a connection in a game against a bot, no words say that the bot may end the game', () => {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  act(() => void window.dispatchEvent(new Event('offline')));
  const words = (state: Partial<State>) => {
    const view = viewOf({ role: PLAYER, state: stateOf({ abortable: false, ...against(3), ...state }) });
    return cutOff(store, { view, received: 0 } as Room);
  };
  const clocks = { running: 'black' } as never;
  expect(words({})).toBe('No connection. Trying again…');
  expect(words({ clocks })).toBe('No connection. Your clock goes on.');
  expect(words(counted(false, false, true))).toBe('No connection. If this lasts, play resumes.');
  expect(words(counted(true, false, true))).toBe('No connection. If this lasts, the score becomes the result.');
  store.acting.value = 1;
  expect(words({ clocks })).toBe('No connection. Your move waits to be sent. Your clock goes on.');
});
