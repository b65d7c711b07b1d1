import { expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { CreateRoom, RoomView, Setup, TimeControl } from '../protocol.gen.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { changesOf, colorsChosen } from './changes.ts';

showBundle('en', parseLocale('en', english));

const HOUR_MS = 3_600_000;
const RULES = {
  ko: 'situational',
  self_capture: true,
  scoring: 'area',
  removes_dead: true,
  handicap_bonus: 'stones',
  resume: 'opponent_of_asker',
  third_repetition_voids: true,
  tax: 'none',
  pass_stones: false,
} as const;

const custom = (komi_half: number, rules: Partial<Record<keyof typeof RULES, unknown>> = {}) =>
  ({
    kind: 'go',
    size: 9,
    ruleset: 'custom',
    rules: { ...RULES, ...rules },
    handicap: { type: 'none' },
    komi_half,
  }) as Setup;

/** How a rematch on these terms differs from the game in `view`, in the words for the host, who played Black. */
function changes(view: Partial<RoomView>, terms: Partial<CreateRoom>): string[] {
  const room = { view: viewOf({ ...view, state: stateOf() }), received: 0 };
  const { setup, opening, time, takeback, visibility } = room.view;
  return changesOf(room, { setup, opening, time, takeback, visibility, colors: 'white', ...terms });
}

test('an offer of a rematch on the same terms says only who gets which color', () => {
  expect(changes({ setup: custom(15) }, {})).toEqual(['you play White']);
});

test('a changed rule without words of its own is listed as "details of the rules", even next to other changes', () => {
  const found = changes({ setup: custom(15) }, { setup: custom(13, { resume: 'alternates' }) });
  expect(found).toContain('details of the rules');
  expect(found.join()).toContain('komi 6.5');
});

test('a changed time is listed, even if both times are rounded to the same words', () => {
  const days = (hours: number): TimeControl => ({ type: 'absolute', main_ms: hours * HOUR_MS });
  expect(changes({ time: days(49) }, { time: days(50) })).toHaveLength(2);
});

test('if there are handicap stones, an offer says who gets them', () => {
  const stones = { ...custom(1), handicap: { type: 'fixed', stones: 4 } } as Setup;
  expect(changes({ setup: custom(1) }, { setup: stones })).toContain('you play White');
  expect(changes({ setup: custom(1) }, { setup: stones, colors: 'black' })).toContain('you play Black');
});

test('a rematch swaps the colors, but with handicap stones the players keep their colors', () => {
  const stones = { ...custom(1), handicap: { type: 'fixed', stones: 4 } } as Setup;
  const plain = (setup: Setup) => colorsChosen({ view: viewOf({ setup, state: stateOf() }), received: 0 }).plain;
  expect([plain(custom(1)), plain(stones)]).toEqual(['white', 'black']);
});
