// Reads and writes the filters of the history in the URL. All functions are pure.

import { KIND_NAMES } from '../../kinds.ts';
import type { GameOutcomeFilter, GamePlayersFilter, GameSummary, Kind } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';

/** Which games to list. */
export type Query = {
  /** Parts of names and a board size, such as "ada ben 9x9". The server interprets this text. Empty for all games. */
  search: string;
  kind: Kind | '';
  outcome: GameOutcomeFilter | '';
  players: GamePlayersFilter | '';
  /** A cursor from the server, for the page with older games. Empty for no cursor. */
  before: string;
  /**
   * A cursor for the page with newer games, or `OLDEST`. Empty for no cursor. At most one of the two cursors is set.
   */
  after: string;
};

export const OUTCOMES = keysOf<GameOutcomeFilter>({ black: 0, white: 0, draw: 0, void: 0 });

export const PLAYERS = keysOf<GamePlayersFilter>({ people: 0, bot: 0 });

/** The value of `after` for the page with the oldest games. */
export const OLDEST = 'oldest';

/** The length of the longest search that the server accepts, in characters. */
export const SEARCH_CHARS = 100;

/** Reads the filters from a URL. Ignores invalid values. */
export function parseQuery(query: Readonly<Record<string, string>>): Query {
  const before = cursor(query.before);
  const after = query.after === OLDEST ? OLDEST : cursor(query.after);
  return {
    search: (query.search ?? '').trim().slice(0, SEARCH_CHARS),
    kind: KIND_NAMES.find((kind) => kind === query.kind) ?? '',
    outcome: OUTCOMES.find((outcome) => outcome === query.outcome) ?? '',
    players: PLAYERS.find((players) => players === query.players) ?? '',
    before,
    after: before === '' ? after : '',
  };
}

/** A cursor of the server has 16 letters, digits and signs. Anything else becomes the empty string. */
function cursor(text = ''): string {
  return /^[\w-]{16}$/.test(text) ? text : '';
}

/** The filters and the cursor as parameters, for both the page's URL and the request. */
export function parameters(query: Query): URLSearchParams {
  const found = new URLSearchParams();
  const search = withSize(query.search.trim());
  if (search !== '') found.set('search', search);
  if (query.kind !== '') found.set('kind', query.kind);
  if (query.outcome !== '') found.set('outcome', query.outcome);
  if (query.players !== '') found.set('players', query.players);
  if (query.before !== '') found.set('before', query.before);
  if (query.after !== '') found.set('after', query.after);
  return found;
}

/** The longest side of a board that the server accepts in a search. */
const LONGEST_SIDE = 30;

/**
 * Turns a single number in the search into the size of a square board: `9` becomes `9x9`. The server would take the
 * number for a part of a name, but few people search for a name by one or two digits.
 */
function withSize(search: string): string {
  const words = search.split(/\s+/);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word.normalize('NFKC')));
  const side = Number(numbers[0]?.normalize('NFKC'));
  const sized = words.some((word) => /^\d+[x×*]\d+$/i.test(word.normalize('NFKC')));
  if (numbers.length !== 1 || sized || side < 1 || side > LONGEST_SIDE) return search;
  return words.map((word) => (word === numbers[0] ? `${side}x${side}` : word)).join(' ');
}

/** The URL of the history with these filters. */
export function address(query: Query): string {
  const found = parameters(query).toString();
  return found === '' ? '/history' : `/history?${found}`;
}

/** Whether any filter is set. A cursor is not a filter. */
export function filtered(query: Query): boolean {
  return query.search.trim() !== '' || query.kind !== '' || query.outcome !== '' || query.players !== '';
}

/** When a game ended, in Unix milliseconds. The history is sorted by this time. */
export function endOf({ started, duration_ms }: Pick<GameSummary, 'started' | 'duration_ms'>): number {
  return started + duration_ms;
}
