import { expect, it } from 'vitest';
import { address, endOf, filtered, parameters, parseQuery, type Query } from './query.ts';

const all: Query = { search: '', kind: '', outcome: '', players: '', before: '', after: '' };
const cursor = 'AaH9O0gZ-_AAAAAq';

it.each([
  [{}, all],
  [
    { search: ' ada ben 9x9 ', kind: 'go', outcome: 'draw', players: 'people', before: cursor },
    { search: 'ada ben 9x9', kind: 'go', outcome: 'draw', players: 'people', before: cursor, after: '' },
  ],
  [{ kind: 'chess', outcome: 'x', before: cursor.slice(1) }, all],
  [{ before: 'oldest' }, all],
  [{ after: `${cursor}A` }, all],
  [{ page: '2' }, all],
  [{ after: 'oldest' }, { ...all, after: 'oldest' }],
  [
    { before: cursor, after: cursor },
    { ...all, before: cursor },
  ],
  [{ search: 'x'.repeat(199) }, { ...all, search: 'x'.repeat(100) }],
] as [Record<string, string>, Query][])(
  'reads the query %j, and ignores values that are not valid',
  (query, expected) => {
    expect(parseQuery(query)).toEqual(expected);
  },
);

it('reads back the URL that it writes', () => {
  for (const query of [
    all,
    { ...all, before: cursor },
    { ...all, after: 'oldest' },
    {
      search: 'a-b_c 花子 9×13',
      kind: 'gomoku',
      outcome: 'white',
      players: 'bot',
      before: '',
      after: cursor,
    } satisfies Query,
  ]) {
    const url = new URL(address(query), 'http://t');
    expect(url.pathname).toBe('/history');
    expect(parseQuery(Object.fromEntries(url.searchParams))).toEqual(query);
  }
  expect(address(all)).toBe('/history');
});

it.each([
  ['9', '9x9'],
  ['ada １９ ben', 'ada 19x19 ben'],
  ['9 13x13', '9 13x13'],
  ['9 13', '9 13'],
  ['31', '31'],
  ['0', '0'],
  ['k9', 'k9'],
])('sends the search %j as %j: only a lone number from 1 to 30 becomes the size of a board', (search, sent) => {
  expect(parameters({ ...all, search }).get('search')).toBe(sent);
});

it('computes when a game ended', () => {
  expect(endOf({ started: 1000, duration_ms: 500 })).toBe(1500);
});

it('detects whether a filter is set; a cursor is not a filter', () => {
  expect(filtered({ ...all, before: cursor })).toBe(false);
  expect(filtered({ ...all, kind: 'go' })).toBe(true);
  expect(filtered({ ...all, players: 'bot' })).toBe(true);
});
