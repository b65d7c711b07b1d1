// The story of a room: everything that happened, in order, each with its place among the moves. Pure: the same events always
// give the same story.

import type { Color, Envelope, Event, OfferKind, Presence, Seat, State } from '../protocol.gen.ts';

/** What only this page notices, because the server keeps no event of it. */
export type Noticed = { type: 'left' | 'back'; seat: Seat } | { type: 'lapsed'; offer: OfferKind; by: Color };

/** Anything that happens in a room. */
export type News = Event | Noticed;

/** A piece of news and its place in the game. */
export type Told = {
  /** Unique in its story. */
  key: string;
  /** The number of moves at that time. */
  at: number;
  /** The number of those moves that are still part of the game. */
  after: number;
  news: News;
};

/** The news of a room up to an event. */
export type Story = {
  /** The last event told, without gaps from the first one told. */
  seq: number;
  /** The number of moves after it. */
  moves: number;
  told: readonly Told[];
};

/** A story without any news. */
export const UNTOLD: Story = { seq: 0, moves: 0, told: [] };

/** The story that goes on from a room whose earlier events cannot be had. */
export function toldUpTo(story: Story, seq: number, moves: number): Story {
  return { ...story, seq, moves };
}

/** Adds the events that follow. Leaves out known ones, and those after a gap. */
export function tell(story: Story, events: readonly Envelope[]): Story {
  let { seq, moves } = story;
  let told = [...story.told];
  for (const { seq: next, event } of events) {
    if (next !== seq + 1) continue;
    seq = next;
    if (event.type === 'moved' || event.type === 'passed') moves += 1;
    if (event.type === 'taken_back') {
      const left = Math.min(moves, event.move_number);
      moves = left;
      told = told.map((one) => (one.after > left ? { ...one, after: left } : one));
    }
    told.push({ key: String(next), at: moves, after: moves, news: event });
  }
  return seq === story.seq ? story : { seq, moves, told };
}

/** Adds what this page noticed. */
export function notice(story: Story, noticed: readonly Noticed[]): Story {
  if (noticed.length === 0) return story;
  const { seq, moves, told } = story;
  const more = noticed.map((news, n) => ({ key: `${seq}/${told.length + n}`, at: moves, after: moves, news }));
  return { seq, moves, told: [...told, ...more] };
}

/** The players who left or came back between two messages. */
export function comings(before: Presence, after: Presence): Noticed[] {
  return (['host', 'guest'] as const).flatMap((seat): Noticed[] => {
    const [then, now] = [before[seat].type, after[seat].type];
    if (then === 'here' && now === 'gone') return [{ type: 'left', seat }];
    if (then === 'gone' && now === 'here') return [{ type: 'back', seat }];
    return [];
  });
}

/** The events that answer an offer, or end the game it belongs to. */
const ANSWERS: ReadonlySet<Event['type']> = new Set([
  'declined',
  'withdrawn',
  'taken_back',
  'finished',
  'aborted',
  'rematched',
]);

/** The offers that ended without an answer, as a move ends them. */
export function lapsed(before: State, after: State, events: readonly Envelope[]): Noticed[] {
  if (events.some(({ event }) => ANSWERS.has(event.type))) return [];
  const open = ({ offer, by }: State['offers'][number]) =>
    after.offers.some((other) => other.offer === offer && other.by === by);
  return before.offers.filter((offer) => !open(offer)).map(({ offer, by }) => ({ type: 'lapsed', offer, by }));
}
