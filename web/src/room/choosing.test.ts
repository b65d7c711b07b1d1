import { expect, test } from 'vitest';
import { mustConfirm } from './choosing.ts';

const wanted = { confirm: 'auto', confirmUntimed: 'always', quickS: 10 } as const;
const tap = { index: 0, how: 'touch', cell: 20 } as const;
const click = { ...tap, how: 'mouse' } as const;

test('a tap on a small point must be confirmed, but a mouse click need not be', () => {
  expect(mustConfirm(wanted, tap, 60_000)).toBe(true);
  expect(mustConfirm(wanted, { ...tap, cell: 40 }, 60_000)).toBe(false);
  expect(mustConfirm(wanted, click, 60_000)).toBe(false);
});

test('"always" and "never" have no exceptions', () => {
  expect(mustConfirm({ ...wanted, confirm: 'always' }, click, 60_000)).toBe(true);
  expect(mustConfirm({ ...wanted, confirm: 'never' }, tap, 60_000)).toBe(false);
});

test('games without a clock have a separate setting', () => {
  expect(mustConfirm(wanted, click, undefined)).toBe(true);
  expect(mustConfirm({ ...wanted, confirmUntimed: 'never' }, tap, undefined)).toBe(false);
});

test('when time is short, one tap plays', () => {
  const always = { ...wanted, confirm: 'always' } as const;
  expect(mustConfirm(always, tap, 9_999)).toBe(false);
  expect(mustConfirm(always, tap, 10_000)).toBe(true);
  expect(mustConfirm({ ...always, quickS: 0 }, tap, 1)).toBe(true);
});
