import { expect, test } from 'vitest';
import type { Event } from '../protocol.gen.ts';
import { missed } from './missed.ts';
import { append, type Told, UNTOLD } from './story.ts';

const left: Event = { type: 'left', seat: 'guest', reason: 'lost' };
const back: Event = { type: 'back', seat: 'guest' };
const resumed: Event = { type: 'resumed', turn: 'white' };
const other: Event[] = [
  { type: 'left', seat: 'host', reason: 'closed' },
  { type: 'back', seat: 'host' },
];
const byHand: Event = { type: 'passed', color: 'black' };
const declined: Event = { type: 'declined', offer: 'draw', by: 'white' };
const passed: Event = { type: 'passed', color: 'white' };

const CASES: readonly (readonly [string, readonly Event[], readonly Event[]])[] = [
  ['no events from before the absence', [passed, left], []],
  ['nothing until the player returns', [left, resumed], []],
  ['what happened between leaving and returning', [passed, left, resumed, back], [resumed]],
  ['no events about players who leave and return', [left, ...other, resumed, back, ...other], [resumed]],
  ['nothing, because something has happened since the return', [left, resumed, back, passed], []],
  ['the events of the first absence, because the second had none', [left, resumed, back, left, back], [resumed]],
  ['only the events of the latest absence that had any', [left, passed, back, left, resumed, back], [resumed]],
  ['all events of an absence that was recorded twice', [left, passed, left, resumed, left, back], [passed, resumed]],
  ['nothing from before a move by hand', [left, passed, byHand, resumed, left, declined, back], [declined]],
];

test.each(CASES)('the list of what a player missed contains %s', (_, events, expected) => {
  const story = append(
    UNTOLD,
    events.map((event, n) => ({ seq: n + 1, time: 0, event })),
  );
  const here = ({ news }: Told) => news === byHand;
  expect(missed(story, 'guest', here).map(({ news }) => news)).toEqual(expected);
});
