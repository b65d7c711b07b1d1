// The rows of the list of moves in a room.

import { expect, it } from 'vitest';
import type { Color, Event, Move } from '../../protocol.gen.ts';
import { append, UNTOLD } from '../../state/story.ts';
import { type Row, rowsOf } from './rows.ts';

const moved = (color: Color, point: string): Event => ({ type: 'moved', color, point, captured: [] });

/**
 * Checks the rows of a game, written as text. A row contains the numbered moves of Black and White, or the type of an
 * event and the number of moves before it.
 */
function check(events: Event[], expected: string[], moves: Move[] = movesOf(events)): void {
  const { told } = append(
    UNTOLD,
    events.map((event, n) => ({ seq: n + 1, time: 0, event })),
  );
  const text = (row: Row) =>
    row.type === 'told'
      ? `${row.words}@${row.after}`
      : [row.black, row.white].map((cell) => (cell ? `${cell.number} ${cell.point}` : '-')).join(' | ');
  expect(rowsOf(moves, told, ({ news }) => (news.type === 'hidden' ? null : news.type)).map(text)).toEqual(expected);
}

function movesOf(events: Event[]): Move[] {
  return events.flatMap((event) => {
    if (event.type === 'moved') return [{ color: event.color, point: event.point }];
    return event.type === 'passed' ? [{ color: event.color, point: 'pass' }] : [];
  });
}

it('puts two moves into a row', () => {
  check([moved('black', 'A1'), moved('white', 'B1'), moved('black', 'C1')], ['1 A1 | 2 B1', '3 C1 | -']);
});

it('shows a pass like a move', () => {
  check([moved('black', 'A1'), { type: 'passed', color: 'white' }], ['1 A1 | 2 pass']);
});

it('keeps each color in its column if White begins or a color moves twice', () => {
  check(
    [moved('white', 'A1'), moved('black', 'B1'), moved('black', 'C1'), moved('white', 'D1')],
    ['- | 1 A1', '2 B1 | -', '3 C1 | 4 D1'],
  );
});

it('gives every event that is not a move its own row, and omits events without a sentence', () => {
  check(
    [
      { type: 'started', black: 'host' },
      moved('black', 'A1'),
      { type: 'offered', offer: 'draw', by: 'black' },
      { type: 'hidden' },
      moved('white', 'B1'),
    ],
    ['started@0', '1 A1 | -', 'offered@1', '- | 2 B1'],
  );
});

it('does not list players who leave or come back', () => {
  check(
    [moved('black', 'A1'), { type: 'left', seat: 'guest', reason: 'closed' }, { type: 'back', seat: 'guest' }],
    ['1 A1 | -'],
  );
});

it('lists a takeback after the last remaining move', () => {
  check(
    [
      moved('black', 'A1'),
      moved('white', 'B1'),
      { type: 'offered', offer: 'takeback', by: 'white' },
      { type: 'taken_back', move_number: 1 },
      moved('white', 'C1'),
    ],
    ['1 A1 | -', 'offered@1', 'taken_back@1', '- | 2 C1'],
    [
      { color: 'black', point: 'A1' },
      { color: 'white', point: 'C1' },
    ],
  );
});
