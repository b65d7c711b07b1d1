import { expect, test } from 'vitest';
import type { RoomView } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { defaults, parseSettings } from '../state/settings.ts';
import { mustConfirm, takesBackAlone } from './choosing.ts';

const wanted = { confirm: defaults().confirm, quickS: 20 } as const;
const tap = { how: 'touch', cell: 20 } as const;
const click = { ...tap, how: 'mouse' } as const;

/** A clock with this time left and no overtime. */
const clock = (ms: number) => ({ ms, periods: 0, stones: 0, rest_ms: 0, in_period: false, last: true });
const RAPID = { speed: 'rapid', clock: clock(60_000), free: false } as const;
const DAYS = { speed: 'correspondence', clock: clock(86_400_000), free: false } as const;
const UNTIMED = { speed: 'untimed', clock: undefined, free: false } as const;

test('in a live game, a tap on a small point must be confirmed, but a mouse click need not be', () => {
  for (const timed of [RAPID, UNTIMED]) {
    expect(mustConfirm(wanted, tap, timed)).toBe(true);
    expect(mustConfirm(wanted, { ...tap, cell: 60 }, timed)).toBe(false);
    expect(mustConfirm(wanted, click, timed)).toBe(false);
  }
});

test('in a correspondence game, every move must be confirmed', () => {
  for (const how of ['touch', 'mouse', 'keyboard'] as const) {
    expect(mustConfirm(wanted, { how, cell: 60 }, DAYS)).toBe(true);
  }
});

test('if moves can be taken back without asking, one tap plays a move, unless the setting is to confirm all moves', () => {
  for (const timed of [RAPID, UNTIMED]) expect(mustConfirm(wanted, tap, { ...timed, free: true })).toBe(false);
  expect(mustConfirm(wanted, tap, { ...DAYS, free: true })).toBe(true);
});

test('two people at one device can take a move back without asking, and so can any player if takebacks are free', () => {
  const BOTH = { type: 'player', seat: 'host', both: true } as const;
  const ONE = { type: 'player', seat: 'host' } as const;
  const alone = (view: Partial<RoomView>) => takesBackAlone({ view: viewOf(view), received: 0 } as Room);
  expect(alone({ role: BOTH, takeback: 'ask' })).toBe(true);
  expect(alone({ role: BOTH, takeback: 'off' })).toBe(false);
  expect(alone({ role: ONE, takeback: 'ask' })).toBe(false);
  expect(alone({ role: ONE, takeback: 'free' })).toBe(true);
  const state = stateOf({ opening: { seat: 'host', act: { type: 'place', left: 3 }, colors_open: true } as never });
  expect(alone({ role: BOTH, takeback: 'ask', opening: 'swap2', state })).toBe(false);
});

test('each speed has a setting of its own', () => {
  const chosen = { ...wanted, confirm: { ...wanted.confirm, rapid: 'always', correspondence: 'never' } } as const;
  expect(mustConfirm(chosen, click, RAPID)).toBe(true);
  expect(mustConfirm(chosen, tap, DAYS)).toBe(false);
  expect(mustConfirm(chosen, click, UNTIMED)).toBe(false);
});

test('when time is short, one tap plays a move', () => {
  const at = (ms: number, part: Partial<ReturnType<typeof clock>> = {}) =>
    mustConfirm(wanted, tap, { ...RAPID, clock: { ...clock(ms), ...part } });
  expect(at(20_001)).toBe(true);
  expect(at(20_000)).toBe(false);
  expect(at(5_000, { last: false })).toBe(true); // Overtime follows.
  expect(at(5_000, { last: false, in_period: true })).toBe(false);
  expect(mustConfirm({ ...wanted, quickS: 0 }, tap, { ...RAPID, clock: clock(1) })).toBe(true);
});

test('settings stored by earlier versions are kept, and invalid ones are ignored', () => {
  const parsed = (stored: object) => parseSettings(JSON.stringify(stored)).confirm;
  expect(parsed({ confirm: 'always', confirmUntimed: 'never' })).toEqual({
    blitz: 'always',
    rapid: 'always',
    classical: 'always',
    correspondence: 'always',
    untimed: 'never',
  });
  expect(parsed({ confirm: 'auto', confirmUntimed: 'auto' })).toEqual(wanted.confirm);
  expect(parsed({ confirm: { blitz: 'never', rapid: 3 } })).toEqual({ ...wanted.confirm, blitz: 'never' });
});
