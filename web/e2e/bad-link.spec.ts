// Two players with a bad connection: each message arrives a quarter of a second late, and the connection is cut at
// random. They finish a blitz game without a reload and without a lost or doubled move.

import { expect, test } from './test.ts';
import { weaken } from './weak-link.ts';

/** Fifteen moves of each player. In this pattern, neither color ever has three adjacent stones in a line. */
const MOVES = Array.from({ length: 30 }, (_, n) => {
  const [column, row] = [Math.floor(n / 2) % 5, Math.floor(n / 10)];
  // Of every four points in a row, Black has the first two and White the last two. The next row is shifted by two
  // points.
  const x = 4 * Math.floor(column / 2) + (column % 2) + (n % 2 === 0 ? 0 : 2) + 2 * (row % 2);
  return `${'abcdefghijklmno'[x]}${row + 5}`;
});

test('a blitz game is finished over a bad connection', async ({ callTo, ownServer }) => {
  test.setTimeout(240_000);
  const call = callTo(ownServer);
  const [ada, bo] = [await call('ada'), await call('bo')];
  const cuts = [await weaken(ada, 7), await weaken(bo, 11)];
  // After several cuts in a row, the page waits up to 5 s before it tries to connect again.
  for (const person of [ada, bo]) person.patience = 40_000;
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
    await other.sees(move, '.*, last move');
  }
  const timeout = bo.patience;
  await bo.page.getByRole('button', { name: 'Resign', exact: true }).click({ timeout });
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click({ timeout });
  for (const { page } of [ada, bo]) {
    await expect(page.locator('.room[data-phase=finished]')).toBeVisible({ timeout });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  const game = await (await ada.context.request.get(`/api/v1/games/${room.split('/').at(-1)}`)).json();
  expect(game.moves.map(({ point }: { point: string }) => point)).toEqual(MOVES);
  expect(
    cuts.map((count) => count()).reduce((a, b) => a + b),
    'how often a player was cut off',
  ).toBeGreaterThan(0);
});
