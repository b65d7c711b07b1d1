// The story of a room: everything that happened, in order, with the move after which it happened. All functions are
// pure, so the same events always give the same story.

import type { Color, Envelope, Event, OfferKind, State } from '../protocol.gen.ts';

/** News that the page has to notice itself, because the server has no event for it. */
export type Noticed = { type: 'lapsed'; offer: OfferKind; by: Color } | { type: 'unaccepted'; color: Color };

/** The news that play continues because the opponent agreed. The event itself does not tell whether anyone agreed. */
type Agreed = Extract<Event, { type: 'continuing' }> & { agreed: true };

/** Marks that both players have agreed on with the scratch board. The event does not say so. */
type Settled = Extract<Event, { type: 'marked' }> & { settled: true };

/** A score that became the result because a player was silent. The event itself does not say so. */
type Silent = Extract<Event, { type: 'score_accepted' }> & { silent: true };

/** An event of the room, or news that the page noticed. */
export type News = Event | Noticed | Agreed | Settled | Silent;

/** An item of the story with its position in the game. */
export type Told = {
  /** A key that is unique within the story. */
  key: string;
  /** The number of moves when the item was added. */
  at: number;
  /** The number of these moves that have not been taken back. */
  after: number;
  /** Whether a player's command caused the event directly. If not, another event or the clock caused it. */
  asked: boolean;
  news: News;
};

/** The story of a room up to an event. */
export type Story = {
  /** The seq of the last event that was added or skipped. The story lacks only the skipped events. */
  seq: number;
  /** The number of moves after this event. */
  moves: number;
  told: readonly Told[];
};

/** An empty story. */
export const UNTOLD: Story = { seq: 0, moves: 0, told: [] };

/** The story as if it contained all events up to `seq`. Used if these events are not available. */
export function skipTo(story: Story, seq: number, moves: number): Story {
  return { ...story, seq, moves };
}

/** Adds the next events. Ignores known events and events after a gap. */
export function append(story: Story, events: readonly Envelope[]): Story {
  let { seq, moves } = story;
  let told = [...story.told];
  for (const { seq: next, event, command_id } of events) {
    if (next !== seq + 1) continue;
    seq = next;
    if (event.type === 'moved' || event.type === 'passed') moves += 1;
    if (event.type === 'taken_back') {
      const left = Math.min(moves, event.move_number);
      moves = left;
      told = told.map((one) => (one.after > left ? { ...one, after: left } : one));
    }
    if (event.type === 'redone') moves = event.move_number;
    const asked = command_id !== undefined;
    told.push({ key: String(next), at: moves, after: moves, asked, news: seen(told, event, asked) });
  }
  return seq === story.seq ? story : { seq, moves, told };
}

/**
 * Events of a scratch board. The board is open if there is such an event and the latest one did not close the board.
 */
const SCRATCHED: readonly News['type'][] = ['scratch_opened', 'scratch_proposed', 'scratch_closed'];

/** The event as news. `told` contains the news before it. */
function seen(told: readonly Told[], event: Event, asked: boolean): News {
  // While a room is open, a score that is accepted without a command means that a player was silent. In a finished room
  // that the server has sealed into one compact record, no event has a command, so a missing command means nothing.
  if (event.type === 'score_accepted' && !asked && told.some((one) => one.asked)) return { ...event, silent: true };
  // While a scratch board is open, only an agreement on its result changes the marks.
  if (event.type === 'marked') {
    const scratch = latest({ ...UNTOLD, told }, (news) => SCRATCHED.includes(news.type))?.news.type;
    return scratch && scratch !== 'scratch_closed' ? { ...event, settled: true } : event;
  }
  if (event.type !== 'continuing') return event;
  const last = latest({ ...UNTOLD, told }, (news) => 'offer' in news && news.offer === 'continue')?.news;
  return last?.type === 'offered' && last.by === event.by ? { ...event, agreed: true } : event;
}

/** The news about the latest events, as the story tells it, followed by what the page noticed at the same time. */
export function newsOf({ told }: Story, events: readonly Envelope[], noticed: readonly Noticed[]): News[] {
  const known = new Map(told.slice(-events.length - noticed.length).map(({ key, news }) => [key, news]));
  return [...events.map(({ seq, event }) => known.get(String(seq)) ?? event), ...noticed];
}

/** Adds the news that this page noticed. */
export function withNotice(story: Story, noticed: readonly Noticed[]): Story {
  if (noticed.length === 0) return story;
  const { seq, moves, told } = story;
  const at = { at: moves, after: moves, asked: false };
  const more = noticed.map((news, n) => ({ key: `${seq}/${told.length + n}`, ...at, news }));
  return { seq, moves, told: [...told, ...more] };
}

/**
 * The events that end a game or begin its rematch. An offer that was open until then is not reported as lapsed, because
 * nobody needs it any more.
 */
const ENDS: ReadonlySet<Event['type']> = new Set(['finished', 'aborted', 'rematched']);

/**
 * The offers that each event answers. An event that contains the name of an offer or of a standstill is not listed,
 * because `answered` reads the offer from the event.
 */
const ANSWERED: Readonly<Partial<Record<Event['type'], readonly OfferKind[]>>> = {
  taken_back: ['takeback'],
  redone: ['redo'],
  continuing: ['continue'],
};

function answered(event: Event): readonly OfferKind[] {
  if (event.type === 'declined' || event.type === 'withdrawn') return [event.offer];
  if (event.type === 'halted') return [event.standstill === 'pause' ? 'pause' : 'adjourn'];
  return ANSWERED[event.type] ?? [];
}

/** The offers that ended without an answer, for example because a move was played or another offer was accepted. */
export function lapsed(before: State, after: State, events: readonly Envelope[]): Noticed[] {
  if (events.some(({ event }) => ENDS.has(event.type))) return [];
  const known = new Set(events.flatMap(({ event }) => answered(event)));
  const open = ({ offer, by }: State['offers'][number]) =>
    after.offers.some((other) => other.offer === offer && other.by === by);
  const gone = before.offers.filter((offer) => !open(offer) && !known.has(offer.offer));
  return gone.map(({ offer, by }) => ({ type: 'lapsed', offer, by }));
}

/** The players whose acceptance of the score was canceled by a change of the marks. */
export function unaccepted(before: State, after: State): Noticed[] {
  if (after.phase !== 'scoring') return [];
  return (['black', 'white'] as const)
    .filter((color) => before.scoring?.accepted[color] && !after.scoring?.accepted[color])
    .map((color) => ({ type: 'unaccepted', color }));
}

/** The latest item with news that fits; undefined if there is none. */
export function latest(story: Story, fits: (news: News) => boolean): Told | undefined {
  for (let n = story.told.length - 1; n >= 0; n--) {
    const one = story.told[n];
    if (one && fits(one.news)) return one;
  }
  return undefined;
}
