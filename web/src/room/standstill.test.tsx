import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role, State } from '../protocol.gen.ts';
import { fold, type Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { testPage } from '../ui/test-page.fixtures.ts';
import { pausedRefusal, standstillWords } from './standstill.ts';
import { StandstillAsk } from './standstill-ask.tsx';

const PAUSE: NonNullable<State['standstill']> = { kind: 'pause', turn: 'black', since: 86_400_000, limit_ms: 65_000 };
const roomOf = (state: Partial<State>, role?: Role): Room =>
  fold(null, joined(viewOf({ state: stateOf(state), ...(role ? { role } : {}) })), 'p1', performance.now())
    .room as Room;

const page = testPage();
const commands = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  commands.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(state: Partial<State>, role?: Role): string {
  const store = { do: commands } as unknown as RoomStore;
  act(() => render(<StandstillAsk store={store} room={roomOf(state, role)} />, page.root));
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
  return page.root.textContent ?? '';
}

test('the words say when a pause ends, or since when a game has been adjourned', () => {
  const words = (part: Partial<typeof PAUSE>) =>
    standstillWords(roomOf({ standstill: { ...PAUSE, ...part } }), performance.now() + 5000);
  expect(words({})).toBe('Play goes on by itself in 1:00, on your clock. Sooner if both agree.');
  expect(words({ kind: 'adjournment' })).toMatch(/^Adjourned since .*1970/);
  const { limit_ms: _, ...overdue } = { ...PAUSE, kind: 'adjournment' as const };
  expect(words({ turn: 'white' })).toBe('Play goes on by itself in 1:00, on White’s clock. Sooner if both agree.');
  expect(standstillWords(roomOf({ standstill: overdue }), 0)).toBe(
    'Adjourned for too long. If both are here, either player can continue.',
  );
  expect(words({ continues_ms: 9500 })).toBe('Play goes on in 0:05, on your clock');
  expect(standstillWords(roomOf({}), 0)).toBe('');
});

test('against a bot, the words say that the player can end a pause without asking', () => {
  const players = { host: { id: 'h', name: 'Ann' }, guest: { id: 'bot-3', name: '', bot: 3 } };
  expect(standstillWords(roomOf({ standstill: PAUSE, players }), performance.now() + 5000)).toBe(
    'Play goes on by itself in 1:00, on your clock. Sooner if you press Continue.',
  );
});

test('a player can offer to continue, and a spectator cannot', () => {
  expect(show({ standstill: PAUSE }, { type: 'spectator' })).not.toContain('Continue');
  expect(show({ standstill: PAUSE })).toContain('Continue');
  page.root.querySelector('button')?.click();
  expect(commands).toHaveBeenCalledWith({ type: 'offer', offer: 'continue' });
});

test('the button to continue is not shown in the last seconds of a pause, or while an offer to continue is open', () => {
  expect(show({ standstill: { ...PAUSE, continues_ms: 9000 } })).not.toContain('Continue');
  expect(show({ standstill: PAUSE, offers: [{ offer: 'continue', by: 'black' }] })).toBe('');
  expect(show({ standstill: PAUSE, offers: [{ offer: 'continue', by: 'white' }] })).toBe('');
});

test('the refusal of a move says that play is paused, and how it continues', () => {
  const refused = (state: Partial<State>) => pausedRefusal(roomOf(state), { code: 'stands_still' });
  expect(refused({ standstill: PAUSE })).toBe(
    'Play is paused. It goes on by itself, or sooner if both press Continue.',
  );
  expect(refused({ standstill: { ...PAUSE, continues_ms: 9000 } })).toBe('Play is paused, and goes on in a moment.');
  const asked = { standstill: PAUSE, offers: [{ offer: 'continue' as const, by: 'black' as const }] };
  expect(refused(asked)).toBe('Play goes on by itself, or sooner if your opponent agrees.');
  const adjourned = { ...PAUSE, kind: 'adjournment' as const };
  expect(refused({ standstill: adjourned })).toBe('The game is adjourned. It goes on when both press Continue.');
  expect(refused({ ...asked, standstill: adjourned })).toBe('The game goes on when your opponent agrees.');
  const { limit_ms: _, ...overdue } = adjourned;
  expect(refused({ standstill: overdue })).toBe('The game is adjourned. If both are here, either player can continue.');
  expect(refused({})).toBeUndefined();
  expect(pausedRefusal(roomOf({ standstill: PAUSE }), { code: 'ko' })).toBeUndefined();
});
