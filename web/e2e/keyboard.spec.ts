// The client without a mouse: the Tab, arrow and Enter keys, the keys of actions, and the field next to the moves.

import { expect, test } from './test.ts';

test('stones are played with the keyboard, and events are announced', async ({ call }) => {
  const [kim, lou] = [await call('kim'), await call('lou')];
  const room = await kim.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' });
  await lou.joins(room);
  await kim.reads('Your turn');
  const { page } = kim;

  await test.step('the board has one tab stop', async () => {
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await expect(kim.point('E5')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.board-frame') === null)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(kim.point('E5')).toBeFocused();
  });

  await test.step('arrows, Home and End move the cursor, which stops at the edge', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(kim.point('E6')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(kim.point('F6')).toBeFocused();
    await page.keyboard.press('End');
    await expect(kim.point('J6')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(kim.point('J6')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(kim.point('A6')).toBeFocused();
  });

  await test.step('Enter and Space play, and the focus stays', async () => {
    await page.keyboard.press('Enter');
    await lou.sees('A6', 'black, last move');
    await expect(kim.point('A6')).toBeFocused();
    await lou.plays('G7');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'White G7' })).toHaveCount(1);
    await kim.sees('G7', 'white, last move');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await lou.sees('A5', 'black, last move');
  });

  await test.step('a refusal is shown', async () => {
    await lou.plays('G5');
    await kim.sees('G5', 'white, last move');
    await page.keyboard.press('Enter');
    await kim.reads('That point is occupied.');
  });

  await test.step('a player passes and resigns with the keyboard', async () => {
    await page.getByRole('button', { name: 'Pass', exact: true }).focus();
    await page.keyboard.press('Enter');
    await lou.reads('Your turn');
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await expect(pass).toBeDisabled();
    await expect(pass).toBeFocused(); // Otherwise the next Tab would begin at the top of the page.
    await page.getByRole('button', { name: 'Resign', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Resign this game?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Resign', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const resign = page.getByRole('dialog').getByRole('button', { name: 'Resign' });
    await resign.focus();
    await expect(resign).toBeEnabled();
    await page.keyboard.press('Enter');
    for (const person of [kim, lou]) await person.reads('White wins by resignation');
  });
});

test('a player places a stone by typing the name of a point', async ({ call }) => {
  const [ned, oda] = [await call('ned'), await call('oda')];
  const room = await ned.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await oda.joins(room);
  await ned.reads('Your turn');
  const field = ned.page.getByRole('textbox', { name: 'Play at' });
  await field.fill('H8');
  await field.press('Enter');
  await oda.sees('h8', 'black, last move');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await oda.plays('h9');
  await ned.sees('h9', 'white, last move');
  await field.fill('q99');
  await field.press('Enter');
  await ned.reads(/^q99: /);
  await field.fill('h9');
  await field.press('Enter');
  await ned.reads('h9: That point is occupied.');
});

test('the question mark key lists the keys of the page, and a button leads to all keys', async ({ call }) => {
  const { page } = await call('pia');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^New game/ })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list.locator('dt')).toHaveText(['?']);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.getByRole('banner').getByRole('combobox').selectOption('简体中文');
  // A change of the language builds the page again, which would close a dialog.
  await expect(page.getByRole('link', { name: '棋谱', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: '快捷键' }).getByRole('button', { name: '全部快捷键' }).click();
  await expect(page.getByText('后退或前进一手')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys join a game, open dialogs, offer a draw and decline it, and lead to the chat and the help', async ({
  call,
}) => {
  const [quin, rea] = [await call('quin'), await call('rea')];
  const room = await quin.makesRoom();
  await quin.page.keyboard.press('u'); // Does nothing, because the board for trying moves is empty.
  await rea.opens(room);
  await expect(rea.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await rea.page.keyboard.press('j');
  await quin.reads('Your turn');
  const { page } = quin;
  const opens = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await page.keyboard.press('z'); // Does nothing, because a dialog is open.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await opens('.', 'More');
  await opens(',', 'Settings');
  await opens('l', 'Play on another device');
  await expect(page.locator('[data-zen]')).toHaveCount(0);
  await rea.page.keyboard.press('d');
  await quin.reads('White offers a draw');
  await quin.answers('decline', 'n');
  await rea.reads('Black declines the draw');

  await test.step('letters typed in the chat are text', async () => {
    await page.keyboard.press('c');
    await expect(page.getByRole('textbox', { name: 'Message everyone' })).toBeFocused();
    await page.keyboard.type('hr,.');
    await expect(page.getByRole('textbox', { name: 'Message everyone' })).toHaveValue('hr,.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the key h opens the page that explains the game', async () => {
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('h');
    await page.waitForURL(/\/help\/go$/);
  });
});

test('the skip link is the first tab stop, and a new page gets the focus', async ({ call }) => {
  const max = await call('max');
  const { page } = max;
  await max.opens('/');
  await expect(page.getByRole('button', { name: /^New game/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('the page of a room gets the focus when the form opens it, and again after a reload', async ({ call }) => {
  const max = await call('max');
  const { page } = max;
  await max.opensForm();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByText('Waiting for an opponent')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Waiting for an opponent')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('a name that was typed on the home page is kept on the next page', async ({ call }) => {
  const max = await call('max', { settings: { name: '', nameAsked: false } });
  const { page } = max;
  await max.opens('/');
  await page.getByLabel('Your name').fill('maxine');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.locator('.header .who')).toHaveText('maxine');
});
