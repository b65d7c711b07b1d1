// A delayed broadcast: the host chooses the delay, the page tells everybody how long the delay is, and spectators see
// the game late.

import { Guest } from './api.ts';
import { play } from './person.ts';
import { expect, test } from './test.ts';

test('spectators see a delayed game late, and everybody reads how late', async ({ call }) => {
  const [ana, ben, cas] = [await call('ana'), await call('ben'), await call('cas')];
  const room = await ana.makesRoom({ size: '9×9', color: 'Black', delay: '5 min' });
  await ana.reads(/Spectators see the game 5 min late/);
  await ben.joins(room);
  await cas.opens(room);
  await cas.reads('Shown 5 min late');
  await play(ana, ben, 'E5 C3');
  await ana.reads('Spectators see the game 5 min late');
  await ben.presses('Resign');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ana.page.locator('.room[data-phase=finished]')).toBeVisible();
  for (const again of [false, true]) {
    if (again) await cas.page.reload();
    await cas.reads('Shown 5 min late');
    await expect(cas.page.locator('.room[data-phase=playing]')).toBeVisible();
    await cas.sees('E5', 'empty');
  }
  // Messages between spectators are not delayed.
  await cas.turnsTo('Chat');
  await cas.page.getByLabel('Message the spectators').fill('who is ahead?');
  await cas.page.keyboard.press('Enter');
  await expect(cas.page.getByRole('tabpanel').getByText('who is ahead?')).toBeVisible();
  await cas.sees('E5', 'empty');
});

test('a spectator sees each stone and the end of the game after the delay', async ({ call, server }) => {
  const [host, guest] = [await Guest.create(server, 'dora'), await Guest.create(server, 'emil')];
  const room = await host.makesRoom(undefined, { delay_ms: 2000 });
  await guest.does(room, { type: 'sit' });
  const fay = await call('fay');
  await fay.opens(`/room/${room}`);
  await fay.reads('Shown 2 s late');
  await host.does(room, { type: 'play', point: 'h8' });
  await fay.sees('h8', 'black, last move');
  await guest.does(room, { type: 'resign' });
  await expect(fay.page.locator('.room[data-phase=finished]')).toBeVisible();
  await expect(fay.page.getByText('Shown 2 s late')).toHaveCount(0);
});

test('the home page and the club screen say how late a game is shown', async ({ ownServer, callTo }) => {
  const [host, guest] = [await Guest.create(ownServer, 'dora'), await Guest.create(ownServer, 'emil')];
  const room = await host.makesRoom(undefined, { delay_ms: 2000 });
  const gus = await callTo(ownServer)('gus');
  await gus.opens('/');
  await gus.reads(/2 s late/);
  await guest.does(room, { type: 'sit' });
  await host.does(room, { type: 'play', point: 'h8' });
  await expect(gus.page.locator('.home-board-caption')).toContainText('2 s late');
  await gus.opens('/screen');
  await gus.reads('Shown 2 s late');
});
