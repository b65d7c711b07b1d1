// What people see of the orders of the operator.

import { play, REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('an announcement appears on every page, and goes away when it is closed or withdrawn', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const ada = await call('ada');
  await ada.opens('/');
  ownServer.admin('announce', 'The server restarts at 18:00.');
  await ada.reads('The server restarts at 18:00.');
  const ben = await call('ben');
  await ben.opens('/help');
  await ben.reads('The server restarts at 18:00.');
  await ben.presses('Close');
  await expect(ben.page.getByText('The server restarts')).toBeHidden();
  ownServer.admin('announce', '');
  await expect(ada.page.getByText('The server restarts')).toBeHidden();
});

test('the players and a later visitor read that the operator has ended a game', async ({ callTo, ownServer }) => {
  const call = callTo(ownServer);
  const [cleo, dan, eve] = [await call('cleo'), await call('dan'), await call('eve')];
  const room = await cleo.makesRoom({ size: '9×9', color: 'Black' });
  await dan.joins(room);
  await play(cleo, dan, 'E5 C3');
  ownServer.admin('close', room.split('/').at(-1) ?? '');
  await cleo.reads('The operator of the server ended the game.');
  await dan.reads('The operator of the server ended the game.');
  await eve.opens(room);
  await eve.reads('The operator of the server ended the game.');
});

test('in read-only mode, nobody creates a room, and a banned visitor reads why nothing loads', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const fay = await call('fay');
  fay.expects(REFUSED);
  await fay.opens('/');
  ownServer.admin('mode', 'read-only');
  await fay.opensForm();
  await fay.presses('Start');
  await fay.reads(/The operator has stopped new games and chat for now\./);
  ownServer.admin('ban', '127.0.0.1', '--yes');
  await fay.reads('The operator of this server does not let you in.');
});

test('a banned player reads it in the game and after a reload, and the opponent may end the game at once', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const [gus, hal] = [await call('gus'), await call('hal')];
  gus.expects(REFUSED);
  const room = await gus.makesRoom({ size: '9×9', color: 'Black' });
  await hal.joins(room);
  await play(gus, hal, 'E5 C3');
  let sockets = 0;
  gus.page.on('websocket', () => {
    sockets += 1;
  });
  ownServer.admin(
    'ban',
    await gus.page.evaluate(async () => (await (await fetch('/api/v1/session')).json()).you.id),
    '--for',
    '2h',
  );
  await gus.reads(/The operator of this server does not let you in until .+\./);
  await hal.reads('kept out by the operator');
  await hal.reads(/The operator of this server keeps .+ out\./);
  await expect(hal.page.getByRole('button', { name: 'Claim the win' })).toBeVisible();
  expect(sockets).toBeLessThan(2);
  await gus.page.reload();
  await gus.reads(/The operator of this server does not let you in until .+\./);
  await gus.opens('/');
  await gus.reads(/The operator of this server does not let you in until .+\./);
});

test('a long announcement covers two lines of a phone, and stays closed after a reload', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const [ivy, jon] = [await call('ivy'), await call('jon')];
  const room = await jon.makesRoom({ size: '9×9', color: 'Black' });
  await ivy.page.setViewportSize({ width: 390, height: 844 });
  await ivy.joins(room);
  ownServer.admin('announce', '围棋'.repeat(100));
  const notice = ivy.page.locator('.announcement');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect(box?.height).toBeLessThan(64);
  // It covers neither the name nor the clock of the opponent.
  const plate = await ivy.page.locator('.player').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((plate?.y ?? 0) + 4);
  await ivy.presses('Read more');
  expect((await notice.boundingBox())?.height).toBeGreaterThan(100);
  await ivy.presses('Close');
  await ivy.page.reload();
  await ivy.reads('jon');
  await expect(notice).toBeHidden();
});
