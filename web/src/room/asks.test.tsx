import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { answer } from '../keys/said.ts';
import type { State } from '../protocol.gen.ts';
import { fold, type Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import type { News } from '../state/story.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { Asked } from './asked.tsx';
import { Asks } from './asks.tsx';
import { dialog } from './desk.ts';
import { Dialogs } from './dialogs.tsx';

const root = document.body.appendChild(document.createElement('div'));
const commands = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
});
afterEach(() => {
  commands.mockClear();
  act(() => render(null, root));
  vi.useRealTimers();
});

function show(offers: State['offers'], state: Partial<State> = {}, told: News[] = [], Shown: typeof Asks = Asks): void {
  const view = viewOf({ state: stateOf({ offers, ...state }) });
  const room = fold(null, joined(view), 'p1', performance.now()).room as Room;
  const story = { value: { told: told.map((news) => ({ news })) } };
  const parts = { do: commands, staged: { value: null }, warned: { value: null } };
  const store = { ...parts, room: { value: room }, story } as unknown as RoomStore;
  act(() => render(<Shown store={store} room={room} />, root));
}

test('a repeated offer can be declined immediately, but can be accepted only after a moment', () => {
  show([{ offer: 'draw', by: 'white' }]);
  show([]);
  show([{ offer: 'draw', by: 'white' }]);
  for (const name of ['accept', 'decline']) root.querySelector<HTMLElement>(`[data-act=${name}]`)?.click();
  expect(commands.mock.calls).toEqual([[{ type: 'decline', offer: 'draw' }]]);
});

/** The words of the questions, in order, and of the button that shows the next one. */
const asked = () => [...root.querySelectorAll('.ask > p, .next-ask > :first-child')].map((one) => one.textContent);
const click = (name: string) => act(() => root.querySelector<HTMLElement>(`[data-act=${name}]`)?.click());

test('while several questions are open, a button says what the next one is and who asks it, and brings it to the front', () => {
  const open: State['offers'] = [
    { offer: 'draw', by: 'white' },
    { offer: 'pause', by: 'white' },
    { offer: 'takeback', by: 'black' },
  ];
  show(open);
  expect(asked().at(-1)).toBe('White: Pause');
  expect(root.querySelector('.next-ask')?.textContent).toBe('White: Pause +1 ›');
  const label = root.querySelector('.next-ask')?.getAttribute('aria-label');
  expect(label).toMatch(/^2 more: White: Pause, You: Takeback\s· Show the next question$/);
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  root.querySelector<HTMLElement>('[data-act=decline]')?.focus();
  click('next_ask');
  expect(answer.value).toContain('offers a pause');
  expect(document.activeElement?.getAttribute('data-act')).toBe('next_ask');
  expect(asked()[0]).toContain('offers a pause');
  expect(asked().at(-1)).toBe('You: Takeback');
  // The question has just appeared. A press that was meant for the previous question accepts nothing.
  click('accept');
  expect(commands).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  click('accept');
  expect(commands.mock.calls).toEqual([[{ type: 'accept', offer: 'pause' }]]);
  show(open.slice(0, 1));
  expect(asked()).toHaveLength(1);
  // The earlier press does not bring an offer to the front again when the offer is made again.
  show(open);
  expect(asked()[0]).toContain('offers a draw');
});

test('before a move is confirmed, the question says which of the offers that the player has made will end', () => {
  const view = viewOf({ state: stateOf({ offers: [{ offer: 'draw', by: 'black' }] }) });
  const room = fold(null, joined(view), 'p1', 0).room as Room;
  const parts = {
    staged: { value: 'pass' },
    warned: { value: null },
    room: { value: room },
    story: { value: { told: [] } },
  };
  act(() => render(<Asks store={parts as unknown as RoomStore} room={room} />, root));
  expect(asked()[0]).toBe('This ends your offers: Draw');
});

const PAUSE: State['standstill'] = { kind: 'pause', turn: 'black', since: 0, limit_ms: 65_000 };
const HALTED: News = { type: 'halted', standstill: 'pause' };
const LAPSED: News = { type: 'lapsed', offer: 'takeback', by: 'black' };

test('another open offer hides neither the time that is left of a pause nor the way to continue', () => {
  const draw = { offer: 'draw', by: 'white' } as const;
  show([draw, { offer: 'adjourn', by: 'black' }], { standstill: PAUSE });
  expect(asked()[0]).toContain('offers a draw');
  expect(root.querySelector('.next-ask')?.textContent).toBe('Continue · 1:05 +1 ›');
  click('next_ask');
  expect(asked()[0]).toMatch(/^Play goes on by itself in 1:05/);
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  click('continue');
  expect(commands.mock.calls).toEqual([[{ type: 'offer', offer: 'continue' }]]);
  // An offer to continue takes the place of this question, and shows the same time.
  show([draw, { offer: 'continue', by: 'black' }], { standstill: PAUSE });
  expect(root.querySelector('.next-ask')?.textContent).toBe('You: Continue · 1:05 ›');
  show([{ offer: 'continue', by: 'black' }], { standstill: PAUSE });
  expect(asked()).toEqual(['You want to continue · play goes on by itself in 1:05']);
  // The viewer's own offer comes after the question about the pause.
  show([{ offer: 'adjourn', by: 'black' }], { standstill: PAUSE });
  expect(asked()[0]).toMatch(/^Play goes on by itself/);
});

test('when a pause has ended other offers, the question whether to continue says so until something else happens', () => {
  const draw = { offer: 'draw', by: 'white' } as const;
  show([draw], { standstill: PAUSE }, [HALTED, LAPSED, { type: 'chatted' } as News]);
  expect(asked()).toEqual([
    'The takeback request has lapsed · 1:05',
    expect.stringContaining('offers a draw'),
    'White: Draw',
  ]);
  show([draw], { standstill: PAUSE }, [HALTED, LAPSED, { type: 'back', seat: 'host' } as News]);
  expect(asked()[0]).toContain('offers a draw');
});

test('a dialog that covers the box of news shows the opponent’s question and its answers, but not the viewer’s own offer', () => {
  show([{ offer: 'draw', by: 'black' }], {}, [], Asked);
  expect(root.querySelector('[role=status]')?.textContent).toBe('');
  show([{ offer: 'draw', by: 'white' }], {}, [], Asked);
  expect(root.querySelector('[role=status] > p')?.textContent).toContain('offers a draw');
  click('decline');
  expect(commands.mock.calls).toEqual([[{ type: 'decline', offer: 'draw' }]]);
});

test('while a stone of which the engine has warned can be confirmed, the words contain the warning, and the button works after a moment', () => {
  const view = viewOf({ state: stateOf({ offers: [{ offer: 'draw', by: 'white' }] }) });
  const room = fold(null, joined(view), 'p1', performance.now()).room as Room;
  const play = vi.fn();
  const shows = (warned: number) => {
    const parts = { play, staged: { value: 3 }, warned: { value: { index: warned, at: 0 } }, room: { value: room } };
    const store = { ...parts, story: { value: { told: [] } } } as unknown as RoomStore;
    act(() => render(<Asks store={store} room={room} />, root));
  };
  shows(3);
  expect(asked()[0]).toMatch(/^The engine: this move loses much\s· White offers a draw/);
  click('confirm');
  expect(play).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  click('confirm');
  expect(play).toHaveBeenCalledWith(3);
  // The engine has not warned of this stone.
  shows(4);
  expect(asked()[0]).toMatch(/^White offers a draw/);
  click('confirm');
  expect(play).toHaveBeenCalledTimes(2);
});

test('a dialog shows all open questions: each offer of the opponent, and whether to continue', () => {
  const theirs = { by: 'white', offer: 'draw' } as const;
  show(
    [theirs, { offer: 'takeback', by: 'white' }, { offer: 'adjourn', by: 'black' }],
    { standstill: PAUSE },
    [],
    Asked,
  );
  expect([...root.querySelectorAll('.asked p')].map((one) => one.textContent)).toEqual([
    expect.stringContaining('offers a draw'),
    'Paused · 1:05',
    expect.stringContaining('asks for a takeback'),
  ]);
  // Only new words are spoken, and the countdown is not.
  expect(root.querySelector('.asked')?.getAttribute('aria-atomic')).toBe('false');
  expect(root.querySelector('.asked [role=timer]')?.textContent).toContain('1:05');
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  click('continue');
  expect(commands.mock.calls).toEqual([[{ type: 'offer', offer: 'continue' }]]);
});

test('a question, such as whether to continue, moves the button that resigns, so this button is locked again', () => {
  dialog.value = 'resign';
  const Shown = ({ store, room }: { store: RoomStore; room: Room }) => (
    <Dialogs store={store} room={room} entries={() => null} />
  );
  const isLocked = () => root.querySelector('dialog .danger')?.getAttribute('aria-disabled') === 'true';
  show([], {}, [], Shown);
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  expect(isLocked()).toBe(false);
  show([], { standstill: PAUSE }, [], Shown);
  expect(root.querySelector('dialog .asked')?.textContent).toContain('Paused');
  expect(isLocked()).toBe(true);
  dialog.value = null;
});
