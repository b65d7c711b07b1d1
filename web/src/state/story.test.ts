import { describe, expect, it, test } from 'vitest';
import type { Envelope, Event } from '../protocol.gen.ts';
import { stateOf } from './room.fixtures.ts';
import { append, lapsed, newsOf, skipTo, UNTOLD, withNotice } from './story.ts';

const moved = (point: string): Event => ({ type: 'moved', color: 'black', point, captured: [] });
const events = (from: number, ...all: Event[]): Envelope[] =>
  all.map((event, n) => ({ seq: from + n, time: 0, event }));

describe('a story', () => {
  it('places each event among the moves', () => {
    const story = append(UNTOLD, events(1, { type: 'hidden' }, moved('A1'), { type: 'passed', color: 'white' }));
    expect(story).toMatchObject({ seq: 3, moves: 2 });
    expect(story.told.map(({ after }) => after)).toEqual([0, 1, 2]);
  });

  it('ignores known events and events after a gap', () => {
    const first = append(UNTOLD, events(1, moved('A1'), moved('A2')));
    expect(append(first, events(1, moved('A1'), moved('A2')))).toBe(first);
    expect(append(first, events(4, moved('A4')))).toBe(first);
    expect(append(first, events(2, moved('A2'), moved('A3'))).told).toHaveLength(3);
  });

  it('puts an event after the last remaining move if the move before the event is taken back', () => {
    const asked: Event = { type: 'offered', offer: 'takeback', by: 'black' };
    const story = append(UNTOLD, events(1, moved('A1'), moved('A2'), asked, { type: 'taken_back', move_number: 1 }));
    expect(story.moves).toBe(1);
    expect(story.told.map(({ at, after }) => [at, after])).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
      [1, 1],
    ]);
  });

  it('counts the moves that a redo brings back', () => {
    const moves = [{ color: 'black', point: 'A2' }] as const;
    const back: Event[] = [
      { type: 'taken_back', move_number: 1 },
      { type: 'redone', move_number: 2, moves: [...moves] },
    ];
    expect(append(UNTOLD, events(1, moved('A1'), moved('A2'), ...back))).toMatchObject({ seq: 4, moves: 2 });
  });

  it('can skip events that are not available and continue after them', () => {
    const story = append(skipTo(UNTOLD, 40, 30), events(41, moved('A1')));
    expect(story).toMatchObject({ seq: 41, moves: 31 });
  });

  it('adds what the page noticed, with a unique key and without a seq', () => {
    const story = withNotice(append(UNTOLD, events(1, moved('A1'))), [{ type: 'lapsed', offer: 'draw', by: 'black' }]);
    expect(story.seq).toBe(1);
    expect(new Set(append(story, events(2, moved('A2'))).told.map(({ key }) => key)).size).toBe(3);
    expect(withNotice(story, [])).toBe(story);
  });
});

test('an accepted score without a command counts as silence, except in a sealed room, which has no commands', () => {
  const all = events(1, { type: 'passed', color: 'black' }, { type: 'score_accepted', color: 'white' });
  const [passed, accepted] = all as [Envelope, Envelope];
  const live = append(UNTOLD, [{ ...passed, command_id: 'c' }, accepted]);
  expect(live.told.at(-1)?.news).toEqual({ type: 'score_accepted', color: 'white', silent: true });
  expect(append(UNTOLD, all).told.at(-1)?.news).toEqual({ type: 'score_accepted', color: 'white' });
});

test('an offer has lapsed if it is gone and no event answered it', () => {
  const open = stateOf({ offers: [{ offer: 'draw', by: 'white' }] });
  const gone = [{ type: 'lapsed', offer: 'draw', by: 'white' }];
  expect(lapsed(open, stateOf(), events(1, moved('A1')))).toEqual(gone);
  expect(lapsed(open, open, events(1, moved('A1')))).toEqual([]);
  for (const type of ['declined', 'withdrawn'] as const) {
    expect(lapsed(open, stateOf(), events(1, { type, offer: 'draw', by: 'black' }))).toEqual([]);
  }
});

test('when an offer is accepted, other offers that end with it have lapsed, unless the game is over', () => {
  const [draw, back] = [{ offer: 'draw', by: 'white' } as const, { offer: 'takeback', by: 'white' } as const];
  const open = stateOf({ offers: [draw, back] });
  const undone = events(1, { type: 'taken_back', move_number: 1 } as Event);
  expect(lapsed(open, stateOf(), undone)).toEqual([{ type: 'lapsed', ...draw }]);
  const halted = events(1, { type: 'halted', standstill: 'pause' });
  expect(lapsed(open, stateOf({ offers: [draw] }), halted)).toEqual([{ type: 'lapsed', ...back }]);
  const [pause, adjourn] = [{ offer: 'pause', by: 'black' } as const, { offer: 'adjourn', by: 'white' } as const];
  expect(lapsed(stateOf({ offers: [pause, adjourn] }), stateOf(), halted)).toEqual([{ type: 'lapsed', ...adjourn }]);
  const end = events(1, { type: 'finished', outcome: { type: 'draw' } } as Event);
  expect(lapsed(open, stateOf(), end)).toEqual([]);
});

test('if play continues while an offer to continue is open, the opponent has agreed', () => {
  const story = (...events: Event[]) =>
    append(
      UNTOLD,
      events.map((event, n) => ({ seq: n + 1, time: 0, event })),
    ).told.at(-1)?.news;
  const offered = { type: 'offered', offer: 'continue', by: 'white' } as const;
  const continuing = { type: 'continuing', by: 'white' } as const;
  expect(story(offered, continuing)).toEqual({ ...continuing, agreed: true });
  expect(story(offered, { type: 'withdrawn', offer: 'continue', by: 'white' }, continuing)).toEqual(continuing);
  expect(story({ ...offered, by: 'black' }, continuing)).toEqual(continuing);
});

test('marks count as an agreement only if they were made while a scratch board was open', () => {
  const marked: Event = { type: 'marked', color: 'white', points: ['A1'], dead: true };
  const open: Event = { type: 'scratch_opened', by: 'black' };
  const closed: Event = { type: 'scratch_closed', by: 'white', agreed: true };
  const { told } = append(UNTOLD, events(1, marked, open, marked, closed, marked));
  expect(told.map(({ news }) => 'settled' in news)).toEqual([false, false, true, false, false]);
});

test('the news about the latest events is the same as in the story, followed by what the page noticed', () => {
  const offered = { type: 'offered', offer: 'continue', by: 'white' } as const;
  const continuing = { type: 'continuing', by: 'white' } as const;
  const latest = events(2, continuing);
  const noticed = [{ type: 'unaccepted', color: 'black' } as const];
  const story = withNotice(append(UNTOLD, [...events(1, offered), ...latest]), noticed);
  expect(newsOf(story, latest, noticed)).toEqual([{ ...continuing, agreed: true }, ...noticed]);
  expect(newsOf(UNTOLD, latest, [])).toEqual([continuing]);
});
