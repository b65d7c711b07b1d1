// On every page, the title of the browser tab says when it is the player’s turn. The other tests in this file
// check the settings, the keys, the chat and the handicap stones in a room.

import { play } from './person.ts';
import { expect, test } from './test.ts';

test('the tab says when it is the player’s turn, and a player on another page of the site stays connected', async ({
  call,
}) => {
  const [amy, bob] = [await call('amy'), await call('bob')];
  const room = await amy.makesRoom({ size: '9×9', color: 'Black' });
  await bob.joins(room);
  const icon = () => amy.page.locator('link[rel=icon]').getAttribute('href');
  await expect(amy.page).toHaveTitle(/^● Your turn · Go 9×9/);
  await expect.poll(icon).toContain('turn');
  await amy.plays('E5');
  await expect(amy.page).toHaveTitle(/^Go 9×9/);
  await expect.poll(icon).not.toContain('turn');

  await amy.page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(amy.page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await bob.plays('C3');
  await expect(amy.page).toHaveTitle(/^● Your turn · History/);
  await expect(
    bob.page.getByRole('region', { name: 'Black: amy' }).getByRole('img', { name: 'connected' }),
  ).toBeVisible();
  await amy.page.getByRole('banner').getByRole('link', { name: 'Your turn' }).click();
  await amy.sees('C3', 'white, last move');
  await expect(amy.latest).toHaveText('White C3');
});

test('the settings open over the room', async ({ call }) => {
  const [cal, dot] = [await call('cal'), await call('dot')];
  const room = await cal.makesRoom({ size: '9×9', color: 'Black' });
  await dot.joins(room);
  await cal.reads('Your turn');
  await cal.page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  const dialog = cal.page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Theme').selectOption('Dark');
  await expect(cal.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByLabel('Confirm each move').selectOption('Always');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await cal.point('E5').click();
  await cal.presses('Cancel');
  await cal.sees('E5', 'empty');
  await cal.point('E5').click();
  await cal.presses('Play E5');
  await dot.sees('E5', 'black, last move');
});

test('some keys perform actions, and others answer the questions of screen reader users', async ({ call }) => {
  const [eve, fox] = [await call('eve'), await call('fox')];
  await fox.joins(await eve.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(eve, fox, 'E5 C3');
  const { page } = eve;
  const answer = page.locator('[aria-live=assertive]');
  await page.locator('main').focus();
  await page.keyboard.press('1');
  await expect(answer).toHaveText('E5 black');
  await page.keyboard.press('2');
  await expect(answer).toHaveText('E5 black');
  await page.keyboard.press('4');
  await expect(answer).toHaveText(/^Black: \d+:\d\d, 3 periods; White: \d+:\d\d, 3 periods$/);
  await page.keyboard.press('5');
  await expect(answer).toHaveText('Black: 0 prisoners; White: 0 prisoners');
  await page.keyboard.press('6');
  await expect(answer).toHaveText('White C3; Your turn');
  await page.keyboard.press('d');
  await expect(fox.latest).toHaveText('Black offers a draw');
  await fox.page.locator('main').focus();
  await fox.answers('decline', 'n');
  await expect(eve.latest).toHaveText('White declines the draw');
  await page.keyboard.press('p');
  await expect(fox.latest).toHaveText('Black passes');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await eve.sees('C3', 'empty');
  await page.keyboard.press('Escape');
  await eve.sees('C3', 'white');
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Message everyone' })).toBeFocused();
  await page.keyboard.type('see D4 and https://example.org/p');
  await page.keyboard.press('Enter');

  await test.step('points and addresses in the chat are links', async () => {
    await fox.turnsTo('Chat');
    await fox.page.getByRole('button', { name: 'D4', exact: true }).hover();
    await expect(fox.page.locator('.pointed')).toHaveCount(1);
    const link = fox.page.getByRole('link', { name: 'https://example.org/p' });
    await expect(link).toHaveAttribute('rel', /noopener nofollow/);
    await fox.page.getByRole('button', { name: 'sent at move 3' }).click();
    await fox.sees('C3', 'white');
  });

  await test.step('the key r asks before it resigns', async () => {
    await page.locator('main').focus();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await eve.reads('You lose by resignation');
    await fox.reads('You win by resignation');
    for (const person of [eve, fox]) await person.reads(/^Go 9×9/);
    // The box with the result looks different for the winner and the loser.
    await expect(eve.page.locator('.room-news.lost')).toBeVisible();
    await expect(fox.page.locator('.room-news.won')).toBeVisible();
  });
});

test('the room asks Black for the handicap stones', async ({ call }) => {
  const [gil, hal] = [await call('gil'), await call('hal')];
  await gil.opensForm();
  await gil.opensRest();
  await gil.chooses('9×9');
  await gil.page.getByLabel('Handicap').selectOption({ label: 'Free placement' });
  await gil.page.getByLabel('Handicap stones').fill('2');
  await gil.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await gil.chooses('Black');
  const room = await gil.createsRoom();
  await hal.joins(room);
  await gil.reads('Place 2 handicap stones anywhere. Then White moves.');
  await gil.point('D4').click();
  await gil.reads('Place 1 more handicap stone anywhere. Then White moves.');
  await hal.reads('Black places 1 more handicap stone. Then White moves.');
  await gil.point('F6').click();
  await hal.reads('Your turn');
});
