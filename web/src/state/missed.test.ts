import { expect, test } from 'vitest';
import type { Event } from '../protocol.gen.ts';
import { missed } from './missed.ts';
import { append, UNTOLD } from './story.ts';

const left: Event = { type: 'left', seat: 'guest', reason: 'lost' };
const back: Event = { type: 'back', seat: 'guest' };
const resumed: Event = { type: 'resumed', turn: 'white' };
const other: Event[] = [
  { type: 'left', seat: 'host', reason: 'closed' },
  { type: 'back', seat: 'host' },
];
const passed: Event = { type: 'passed', color: 'white' };

const CASES: readonly (readonly [string, readonly Event[], readonly Event[]])[] = [
  ['nothing before an absence', [passed, left], []],
  ['nothing while still away', [left, resumed], []],
  ['what happened between leaving and returning', [passed, left, resumed, back], [resumed]],
  ['not that players come and go', [left, ...other, resumed, back, ...other], [resumed]],
  ['nothing once something else has happened', [left, resumed, back, passed], []],
  ['also after a second absence without events', [left, resumed, back, left, back], [resumed]],
  ['only the latest absence with events', [left, passed, back, left, resumed, back], [resumed]],
];

test.each(CASES)('a player missed %s', (_, events, expected) => {
  const story = append(
    UNTOLD,
    events.map((event, n) => ({ seq: n + 1, time: 0, event })),
  );
  expect(missed(story, 'guest')).toEqual(expected);
});
