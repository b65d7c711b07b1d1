// Two players with a bad connection: each message arrives a quarter of a second late, and after some messages the
// connection is cut. They finish a blitz game without a reload and without a lost or doubled move.

import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** How much later each message arrives, in milliseconds. */
const DELAY_MS = 250;
/** The share of the messages after which the connection is cut. */
const CUTS = 0.02;

/** Fifteen moves of each player. In this pattern no row of a color is longer than two. */
const MOVES = Array.from({ length: 30 }, (_, n) => {
  const [column, row] = [Math.floor(n / 2) % 5, Math.floor(n / 10)];
  // In each row, Black has the first two columns of four, and White the other two. The next row begins two later.
  const x = 4 * Math.floor(column / 2) + (column % 2) + (n % 2 === 0 ? 0 : 2) + 2 * (row % 2);
  return `${'abcdefghijklmno'[x]}${row + 5}`;
});

/** Delays all messages of a person, and cuts the connection after some of them. Returns the number of cuts so far. */
async function weaken(person: Person, seed: number): Promise<() => number> {
  let cuts = 0;
  let state = seed;
  const random = () => {
    state = (state * 48271) % 2147483647; // Lehmer's generator, so that a failure can be repeated.
    return state / 2147483647;
  };
  await person.page.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    let cut = false;
    const late = (to: { send: (message: string | Buffer) => void }) => (message: string | Buffer) => {
      if (cut) return;
      if (random() < CUTS) {
        cut = true;
        cuts += 1;
        void page.close({ code: 4000 });
        void server.close({ code: 4000 });
        return;
      }
      // This is the delay that the test is about. The test itself does not wait for it.
      void delay(DELAY_MS).then(() => {
        if (!cut) to.send(message);
      });
    };
    page.onMessage(late(server));
    server.onMessage(late(page));
  });
  return () => cuts;
}

test('a blitz game is finished over a bad connection', async ({ callTo, ownServer }) => {
  test.setTimeout(240_000);
  const call = callTo(ownServer);
  const [ada, bo] = [await call('ada'), await call('bo')];
  const cuts = [await weaken(ada, 7), await weaken(bo, 11)];
  const room = await ada.makesRoom({
    kind: 'Gomoku',
    size: '15×15',
    color: 'Black',
    time: 'Blitz: 3 min + 2 s per move',
  });
  await bo.joins(room);
  for (const { page } of [ada, bo]) await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [n, move] of MOVES.entries()) {
    const [mover, other] = n % 2 === 0 ? [ada, bo] : [bo, ada];
    await mover.plays(move);
    await expect(other.point(move)).toHaveAccessibleName(/, last move/);
  }
  await bo.presses('Resign');
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const { page } of [ada, bo]) {
    await expect(page.locator('.room[data-phase=finished]')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  const game = await (await ada.context.request.get(`/api/v1/games/${room.split('/').at(-1)}`)).json();
  expect(game.moves.map(({ point }: { point: string }) => point)).toEqual(MOVES);
  expect(
    cuts.map((count) => count()).reduce((a, b) => a + b),
    'how often a player was cut off',
  ).toBeGreaterThan(0);
  for (const person of [ada, bo]) person.faults.length = 0; // The browser reports each cut.
});
