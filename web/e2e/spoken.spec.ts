// What a screen reader speaks besides the moves, and where the keyboard focus goes.

import type { Locator } from '@playwright/test';
import { type Person, UNREACHABLE } from './person.ts';
import { expect, test } from './test.ts';

/** The hidden element whose words a screen reader speaks. */
const aside = ({ page }: Person): Locator => page.locator('.room > .heard[aria-live=polite]');

/** Expects that the focus is on a point of the board. */
async function expectOnBoard({ page }: Person): Promise<void> {
  await expect(page.locator('.room-board [data-point]:focus')).toHaveCount(1);
}

/** Presses a button with the keyboard. */
async function enters({ page }: Person, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
}

test('the focus stays in the room from the start of a game to its rematch', async ({ call }) => {
  const [uma, vic] = [await call('uma'), await call('vic')];
  const room = await uma.makesRoom();
  await uma.page.locator('.room-board [data-point][tabindex="0"]').focus();
  await vic.opens(room);
  await enters(vic, 'Join');
  for (const person of [uma, vic]) {
    await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
    await expectOnBoard(person);
  }
  await uma.plays('C7');
  await vic.plays('G3');
  await enters(uma, 'Offer draw');
  await enters(vic, 'Decline');
  await expect(vic.latest).toHaveText('You decline the draw');
  await expectOnBoard(vic);
  await enters(uma, 'Pass');
  await vic.reads('Your turn');
  await enters(vic, 'Pass');
  await expect(vic.page.locator('.room[data-phase=scoring]')).toBeVisible();
  await expectOnBoard(vic);
  for (const person of [uma, vic]) await enters(person, 'Accept score');
  await expect(vic.page.locator('.room[data-phase=finished]')).toBeVisible();
  await expectOnBoard(vic);
  await enters(uma, 'Rematch');
  await enters(vic, 'Accept');
  for (const person of [uma, vic]) {
    await expect(person.page).not.toHaveURL(new RegExp(`${room}$`));
    await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
    await expectOnBoard(person);
  }
});

test('Escape leads back to the board from the fields and the buttons of a room', async ({ call }) => {
  const [wes, xia] = [await call('wes'), await call('xia')];
  await xia.joins(await wes.makesRoom());
  // Before the game begins, G does nothing.
  await wes.reads('Your turn');
  const { page } = wes;
  for (const key of ['g', 'c']) {
    await page.keyboard.press(key);
    await expect(page.locator('input:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectOnBoard(wes);
  }
  await page.getByRole('button', { name: 'Resign', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expectOnBoard(wes);
});

test('each step through the moves is spoken, and so is the return to the game', async ({ call }) => {
  const [ada, bob] = [await call('ada'), await call('bob')];
  await bob.joins(await ada.makesRoom());
  await ada.plays('C7');
  await bob.plays('G3');
  await ada.reads('Your turn');
  const { page } = ada;
  const answer = page.locator('.room > .heard[aria-live=assertive]');
  await page.getByRole('button', { name: 'Previous move' }).focus();
  for (const [key, words] of [
    ['ArrowLeft', 'Move 1 of 2: Black C7'],
    ['ArrowLeft', 'Start'],
    ['ArrowRight', 'Move 1 of 2: Black C7'],
    ['End', 'Back to the game: Your turn'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(answer).toHaveText(words);
  }
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('g');
  await page.keyboard.type('=?');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('prisoners');
  await page.keyboard.press('Escape');
  await expectOnBoard(ada);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Resign');
  await expect(keys).not.toContainText('Rematch');
});

test('a chat line, a repeated refusal and the return of the connection are spoken, and an unsent line is kept', async ({
  call,
}) => {
  const [yin, zac] = [await call('yin'), await call('zac')];
  zac.expects(UNREACHABLE);
  await zac.joins(await yin.makesRoom());
  await zac.page.keyboard.press('c');
  await zac.page.keyboard.type('Hello');
  await zac.page.keyboard.press('Enter');
  await expect(aside(yin)).toHaveText('zac: Hello');
  await expect(aside(zac)).toHaveText('');
  const refusal = zac.page.locator('.room-news [role=alert]');
  await zac.page.keyboard.press('Escape');
  await zac.page.keyboard.press('Enter');
  await expect(refusal).toHaveText("It is your opponent's turn.");
  const first = await refusal.evaluate((one) => one.textContent);
  await zac.page.keyboard.press('Enter');
  await expect.poll(() => refusal.evaluate((one) => one.textContent)).not.toBe(first);
  await zac.context.setOffline(true);
  await expect(refusal).toContainText('No connection.');
  // The room itself says what a lost connection means. A notice at the edge of the page would only repeat it.
  await expect(zac.page.locator('.notices .notice')).toHaveCount(0);
  const chat = zac.page.getByRole('textbox', { name: 'Message everyone' });
  await chat.fill('Are you there?');
  await chat.press('Enter');
  const unsent = zac.page.locator('.chat-form [role=alert]');
  await expect(unsent).toBeVisible();
  await zac.context.setOffline(false);
  await expect(aside(zac)).toHaveText('Connected again.');
  await expect(unsent).toHaveCount(0);
  await expect(chat).toHaveValue('Are you there?');
  await zac.page.reload();
  await zac.turnsTo('Chat');
  await expect(chat).toHaveValue('Are you there?');
  await chat.press('Enter');
  await expect(aside(yin)).toHaveText('zac: Are you there?');
  await expect(chat).toHaveValue('');
  await zac.page.reload();
  await zac.turnsTo('Chat');
  await expect(chat).toHaveValue('');
});

test('the replay speaks captures, and its latest answer is not spoken again in the room', async ({ call }) => {
  const [eve, flo] = [await call('eve'), await call('flo')];
  await flo.joins(await eve.makesRoom());
  // Black captures the white stone in the corner.
  for (const [n, point] of ['A8', 'A9', 'B9'].entries()) {
    const person = n % 2 === 0 ? eve : flo;
    await person.reads('Your turn');
    await person.plays(point);
  }
  await flo.presses('Resign');
  await flo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const { page } = eve;
  await page.getByRole('link', { name: 'Replay' }).click();
  const words = 'Move 3 of 3: Black B9, captures 1 stone';
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', words);
  await page.keyboard.press('6');
  await expect(page.locator('.replay [aria-live=assertive]')).toHaveText(words);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const region = document.querySelector('.room > [aria-live=assertive]');
      if (region?.textContent) heard.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.goBack();
  await expect(page.locator('.room[data-phase=finished]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});
