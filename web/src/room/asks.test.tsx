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
import { SETTLE_MS } from '../ui/settled.tsx';
import { Asks } from './asks.tsx';

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

/** The words of the questions, in order, and of the button that shows the next one. */
const asked = () => [...root.querySelectorAll('.ask > p, .next-ask > :first-child')].map((one) => one.textContent);
const click = (name: string) => act(() => root.querySelector<HTMLElement>(`[data-act=${name}]`)?.click());

test('while several questions are open, a button names those behind the first and brings the next one to the front', () => {
  const open: State['offers'] = [
    { offer: 'draw', by: 'white' },
    { offer: 'pause', by: 'white' },
    { offer: 'takeback', by: 'black' },
  ];
  show(open);
  expect(asked().at(-1)).toBe('2 more: Pause, Takeback');
  const label = root.querySelector('.next-ask')?.getAttribute('aria-label');
  expect(label).toMatch(/^2 more: Pause, Takeback\s· Show the next question$/);
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  root.querySelector<HTMLElement>('[data-act=decline]')?.focus();
  click('next_ask');
  expect(answer.value).toContain('offers a pause');
  expect(document.activeElement?.getAttribute('data-act')).toBe('next_ask');
  expect(asked()[0]).toContain('offers a pause');
  expect(asked().at(-1)).toBe('2 more: Takeback, Draw');
  // The question has just appeared, so a press that was meant for the one before it accepts nothing.
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
