// Links, names and messages around a game: links are copied, moves have addresses, players are asked for names,
// and no chat message is lost.

import { fillRooms, Guest } from './api.ts';
import { play, REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('even on a page served over plain HTTP, the link can be copied, and a phone can share it', async ({ call }) => {
  const ann = await call('ann');
  const { page } = ann;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.title = `shared ${url}`;
      },
    });
  });
  await ann.makesRoom({ size: '9×9', color: 'Black' });
  const field = page.getByLabel('Link to this game');
  const link = await field.inputValue();
  await ann.presses('Copy');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await ann.presses('Share');
  await expect(page).toHaveTitle(`shared ${link}`);

  await test.step('the clipboard contains the link', async () => {
    await page.goto('/history');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByRole('searchbox')).toHaveValue(link);
  });
});

test('a move of a replay has an address, and the chat links to moves and points', async ({ callTo, ownServer }) => {
  const [host, friend] = [await Guest.create(ownServer, 'bea'), await Guest.create(ownServer, 'cal')];
  const room = await host.makesRoom();
  await friend.does(room, { type: 'sit' });
  await host.does(room, { type: 'play', point: 'h8' });
  await friend.does(room, { type: 'play', point: 'i9' });
  await friend.does(room, { type: 'chat', text: 'why not H9, see https://example.org/x' });
  await host.does(room, { type: 'play', point: 'h7' });
  await host.does(room, { type: 'resign' });

  const dan = await callTo(ownServer)('dan');
  const { page } = dan;
  await dan.opens('/history');
  await page.getByRole('link', { name: 'Replay bea vs cal' }).waitFor();
  await dan.opens(`/game/${room}#1`);
  await dan.reads('Move 1 of 3');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#2$/);
  await page.evaluate(() => {
    location.hash = '#1';
  });
  await dan.reads('Move 1 of 3');
  await dan.presses('Copy link to this move');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();

  await page.getByRole('button', { name: 'sent at move 2' }).click();
  await dan.reads('Move 2 of 3');
  await dan.sees('i9', 'white, last move');
  await expect(page.getByRole('button', { name: 'Copy link to this move' })).toBeVisible();
  await page.getByRole('button', { name: 'H9', exact: true }).click();
  await expect(page.locator('.pointed')).toHaveCount(1);
  const link = page.getByRole('link', { name: 'https://example.org/x' });
  await expect(link).toHaveAttribute('rel', 'noopener nofollow noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');

  await test.step('the back button leaves the replay', async () => {
    await dan.opens('/history');
    await page.getByRole('link', { name: 'Replay bea vs cal' }).click();
    await dan.reads('Move 3 of 3');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/#1$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  });
});

test('a player with too many unfinished games gets links to them', async ({ callTo, ownServer }) => {
  const eve = await callTo(ownServer)('eve');
  eve.expects(REFUSED);
  await eve.opens('/');
  const count = await fillRooms(eve.page, 'eve');
  expect(count).toBeGreaterThan(1);
  await eve.page.reload();
  await eve.page.getByRole('button', { name: /^Play a friend/ }).click();
  const alert = eve.page
    .getByRole('alert')
    .filter({ hasText: `You have ${count} unfinished games, and no more are allowed. Finish or close one first:` });
  await expect(alert.getByRole('link')).toHaveCount(count);
  await alert.getByRole('link').first().click();
  await eve.reads('Waiting for an opponent');
});

test('players are asked for a name where they start or join a game, without an extra press', async ({ call }) => {
  const fay = await call('fay', { settings: { name: '' } });
  const { page } = fay;
  await fay.opens('/');
  const field = page.getByLabel('Your name (optional)');
  await field.fill('f y');
  await page.getByRole('button', { name: /^Play a friend/ }).click();
  fay.expects(REFUSED);
  await fay.reads('Use only letters, digits, - or _ in the name. No character can be invisible.');
  await field.fill('fay_1');
  await page.getByRole('button', { name: /^Play a friend/ }).click();
  await page.waitForURL(/\/room\/\w+/);
  await fay.reads(/fay_1|Invite/);
  await expect(page.getByRole('banner').getByText('fay_1')).toBeVisible();
  const gus = await call('gus', { settings: { name: '' } });
  await gus.opens(new URL(page.url()).pathname);
  await gus.reads('fay_1 is waiting for an opponent');
  await gus.page.getByLabel('Your name (optional)').fill('gus_1');
  await gus.presses('Join');
  await expect(page.getByRole('region', { name: /: gus_1$/ })).toBeVisible();
  await fay.opens('/');
  await expect(page.getByLabel('Your name (optional)')).toHaveCount(0);
});

test('a refused chat message stays in the field, and the reason is shown', async ({ call }) => {
  const [hal, ivy] = [await call('hal'), await call('ivy')];
  await ivy.joins(await hal.makesRoom({ size: '9×9', color: 'Black' }));
  await play(hal, ivy, 'E5');
  await hal.turnsTo('Chat');
  const field = hal.page.getByRole('textbox', { name: 'Message everyone' });
  for (const _ of [1, 2]) {
    await field.fill('good luck');
    await field.press('Enter');
    await expect(hal.page.getByRole('log')).toContainText('good luck');
  }
  await hal.reads('You have just sent the same message.');
  await expect(field).toHaveValue('good luck');
  await field.fill('good luck!');
  await field.press('Enter');
  await expect(field).toHaveValue('');
});

test('a spectator with the name of a player is told to choose another name', async ({ call }) => {
  const [kim, lou, other] = [await call('kim'), await call('lou'), await call('KIM')];
  const room = await kim.makesRoom({ size: '9×9', color: 'Black' });
  await lou.joins(room);
  await play(kim, lou, 'E5');
  await other.opens(room);
  await other.sees('E5', 'black, last move');
  await other.turnsTo('Chat');
  const field = other.page.getByRole('textbox', { name: 'Message the spectators' });
  await field.fill('I resign');
  await field.press('Enter');
  await other.reads('A player of this game has your name. Change your name to chat here.');
  await expect(field).toHaveValue('I resign');
});
