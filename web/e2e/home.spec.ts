// The home page: it has a board and no empty lists, and a single press creates a game with a friend.

import { Guest } from './api.ts';
import { play } from './person.ts';
import { expect, test } from './test.ts';

test('on a new server the board can be tried, and no empty list is shown', async ({ callTo, ownServer }) => {
  const ada = await callTo(ownServer)('ada');
  await ada.opens('/');
  await ada.reads('Try a few moves on this board.');
  await ada.point('E5').click();
  await ada.sees('E5', 'black, last move');
  await ada.point('C3').click();
  await ada.sees('C3', 'white, last move');
  await ada.point('C3').click();
  await expect(ada.page.locator('.refused')).toHaveText('That point is occupied.');
  await ada.presses('Clear the board');
  await ada.sees('E5', 'empty');
  await expect(ada.page.getByRole('region')).toHaveCount(0);
});

test('one press creates a game with a friend, which the home page does not list', async ({ call }) => {
  const [ben, cyd] = [await call('ben'), await call('cyd')];
  await ben.opens('/');
  await ben.page.getByRole('button', { name: /^Play a friend/ }).click();
  await ben.page.waitForURL(/\/room\/\w+/);
  await expect(ben.page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await cyd.opens('/');
  await expect(cyd.page.getByRole('button', { name: "Join ben's game" })).toHaveCount(0);
  await cyd.joins(new URL(ben.page.url()).pathname);
});

test('the home page shows a live game and, when it is over, the final position, on which moves can be tried', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const [dan, eva, fox] = [await call('dan'), await call('eva'), await call('fox', { reducedMotion: 'reduce' })];
  const room = await dan.makesRoom({ size: '9×9' });
  await fox.opens('/');
  await expect(fox.page.getByRole('region', { name: 'Waiting for an opponent' })).toBeVisible();
  await eva.joins(room);
  await expect(fox.page.getByRole('grid', { name: 'Watch dan vs eva' })).toBeVisible();
  await play(dan, eva, 'E5 C3');
  await fox.sees('C3', 'white, last move');
  await dan.presses('Resign');
  await dan.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(fox.page.getByRole('grid', { name: 'Last game: dan vs eva' })).toBeVisible();
  await expect(fox.page.getByRole('region', { name: 'Games in progress' })).toHaveCount(0);
  await fox.sees('C3', 'white, last move');
  await fox.point('G7').click();
  await fox.reads('Only you see these moves.');
  await fox.presses('Back to the game');
  await fox.sees('G7', 'empty');
  const result = fox.page.locator('.board-card').getByText('White wins by resignation');
  const hidden = await result.evaluate((line) => line.scrollHeight - line.clientHeight);
  expect(hidden, 'the height of the cut-off part of the result, in pixels').toBeLessThanOrEqual(1);
});

test('nothing on the page moves while thirty live games are loaded', async ({ callTo, ownServer }) => {
  test.setTimeout(120_000);
  for (let n = 0; n < 6; n++) {
    const [host, friend] = [await Guest.create(ownServer, `host_${n}`), await Guest.create(ownServer, `friend_${n}`)];
    for (let game = 0; game < 5; game++) {
      const room = await host.makesRoom();
      await friend.does(room, { type: 'sit' });
      await host.does(room, { type: 'play', point: 'h8' });
    }
  }
  const gus = await callTo(ownServer)('gus');
  await gus.page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gus.opens('/');
  const live = gus.page.getByRole('region', { name: 'Games in progress' });
  await expect(live.getByRole('list').getByRole('link')).toHaveCount(30);
  await gus.page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await gus.page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);
});

test('many live games can be filtered', async ({ callTo, ownServer }) => {
  const [host, guest] = [await Guest.create(ownServer, 'host'), await Guest.create(ownServer, 'guest')];
  const setups = [{ kind: 'othello' }, { kind: 'othello' }, { kind: 'tic_tac_toe' }, undefined] as const;
  for (const setup of setups) await guest.does(await host.makesRoom(setup), { type: 'sit' });
  const zoe = await callTo(ownServer)('zoe');
  await zoe.opens('/');
  const live = zoe.page.getByRole('region', { name: 'Games in progress' });
  await expect(live.getByRole('listitem')).toHaveCount(4);
  await live.getByRole('button', { name: 'Filter' }).press('Enter');
  await live.getByRole('button', { name: 'Othello' }).click();
  await expect(live.getByRole('listitem')).toHaveCount(2);
  await live.getByRole('button', { name: 'Filter' }).click();
  await expect(live.getByRole('listitem')).toHaveCount(4);
});

test('the board shows the game that ended last, although an earlier game has more moves', async ({
  callTo,
  ownServer,
}) => {
  const [host, guest] = [await Guest.create(ownServer, 'host'), await Guest.create(ownServer, 'guest')];
  const setups = [{ kind: 'gomoku', size: 15, ruleset: 'freestyle' }, { kind: 'tic_tac_toe' }] as const;
  const moves = ['a1 c1 e1 g1 j1 l1 n1 a3 c3 e3 g3 j3 l3 n3', 'a1 a2 b1 b2 c1'];
  for (const [n, setup] of setups.entries()) {
    const room = await host.makesRoom(setup);
    await guest.does(room, { type: 'sit' });
    for (const [at, point] of (moves[n] ?? '').split(' ').entries())
      await (at % 2 ? guest : host).does(room, { type: 'play', point });
    if (n === 0) await guest.does(room, { type: 'resign' });
  }
  const zed = await callTo(ownServer)('zed', { reducedMotion: 'reduce' });
  await zed.opens('/');
  await expect(zed.page.locator('.home-board-caption')).toContainText('Last game · host – guest · Tic-tac-toe');
});

test('after a game, "New game" opens the form; Escape closes it, and the back button leads to the game', async ({
  call,
  server,
}) => {
  const [una, friend] = [await call('una'), await Guest.create(server, 'friend')];
  const room = await una.makesRoom();
  await friend.does(room.split('/').at(-1) ?? '', { type: 'sit' });
  await una.plays('E5');
  await friend.does(room.split('/').at(-1) ?? '', { type: 'resign' });
  await una.reads('Black wins by resignation');
  await una.page.keyboard.press('p');
  const form = una.page.getByRole('dialog', { name: 'New game' });
  await expect(form).toBeVisible();
  await una.page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(una.page.getByRole('button', { name: /^New game/ })).toBeVisible();
  await una.page.goBack();
  await una.reads('Black wins by resignation');
  await una.page.goForward();
  await expect(una.page.getByRole('button', { name: /^New game/ })).toBeVisible();
  await expect(form).toBeHidden();
});
