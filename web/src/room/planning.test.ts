// Answers that were played from the viewer's plan. A player who comes back reads them. They are
// marked in the list of moves.

import { beforeEach, expect, it } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Event } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { latestWords } from './news-words.ts';
import { rowsOf } from './side/rows.ts';

let world: FakeWorld;
let store: RoomStore;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  world = new FakeWorld();
  store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ seq: 0 })));
});

const moved = (color: 'black' | 'white', point: string): Event => ({ type: 'moved', color, point, captured: [] });
const left: Event = { type: 'left', seat: 'host', reason: 'closed' };
const back: Event = { type: 'back', seat: 'host' };

/**
 * The server sends the viewer, who has Black, these events and then a plan. `played` contains the numbers of the moves
 * that were played from the plan.
 */
function hears(events: Event[], played: number[]): void {
  const envelopes = events.map((event, n) => ({ seq: n + 1, time: 0, event }));
  world.socket.says({ type: 'events', room: 'r', events: envelopes, state: stateOf() });
  world.socket.says({ type: 'plan', room: 'r', plan: { version: 2, lines: [], played } });
}

/** Each planned answer ends the recorded absence. The player is still away, so another absence follows. */
const AWAY = [
  moved('black', 'A1'),
  left,
  ...[moved('white', 'B1'), moved('black', 'C1'), left],
  ...[moved('white', 'B2'), moved('black', 'C2'), left],
  ...[moved('white', 'B3'), moved('black', 'C3'), left],
];

it('a player who comes back reads all planned answers that were played, and the latest of the other events', () => {
  hears([...AWAY, moved('white', 'D4'), back], [3, 5, 7]);
  expect(latestWords(store, '')).toBe(
    'While you were away: Your planned answers C1, C2, C3 were played. … White B2. White B3. White D4',
  );
});

it('a player who comes back also reads a single planned answer, even if the plan has been dropped since then', () => {
  hears([moved('black', 'A1'), left, moved('white', 'B1'), moved('black', 'C1'), left, back], [3]);
  expect(latestWords(store, '')).toBe('While you were away: Your planned answer C1 was played. White B1');
});

it('the list marks the moves that were played from the plan, and no others', () => {
  hears([...AWAY, back], [3, 5, 7]);
  const { view, plan } = store.room.value ?? {};
  const rows = rowsOf(view?.moves ?? [], [], () => null, plan?.played);
  const planned = rows
    .flatMap((row) => (row.type === 'moves' ? [row.black, row.white] : []))
    .filter((cell) => cell?.planned);
  expect(planned.map((cell) => cell?.point)).toEqual(['C1', 'C2', 'C3']);
});
