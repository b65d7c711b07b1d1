// Two people play on one device, in turn on the same page.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** Places stones on these points. Waits after each stone until the server has confirmed it. */
async function places(person: Person, points: string): Promise<void> {
  for (const name of points.split(' ')) {
    await person.point(name).click();
    await expect(person.point(name)).toHaveAccessibleName(/(black|white|X|O), last move(?!.*not confirmed)/);
  }
}

/** Starts a game on this device with the form. */
async function starts(person: Person, card: string, second = ''): Promise<void> {
  await person.opensForm();
  await person.chooses(card);
  await person.page
    .getByLabel('Opponent', { exact: true })
    .selectOption({ label: 'Someone next to me, on this device' });
  await person.page.getByLabel('Second player’s name').fill(second);
  await person.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await person.chooses(card === 'Tic-tac-toe' ? 'X' : 'Black');
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/\w+/);
  await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
}

test('from the home page, the first stone takes two presses', async ({ call }) => {
  const amy = await call('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Two on this device/ }).click();
  const cell = amy.page.locator('.room[data-phase=playing]').getByRole('gridcell').nth(40);
  await cell.click();
  await expect(cell).toHaveAccessibleName(/black|X/);
  await expect(amy.page.locator('.player.top.to-move')).toBeVisible();
});

test('two people play tic-tac-toe with a takeback and a reload in the middle, and start a rematch', async ({
  call,
}) => {
  const zoe = await call('zoe');
  await starts(zoe, 'Tic-tac-toe', 'tim');
  const first = zoe.page.url();
  const cells = zoe.page.getByRole('gridcell');
  const mark = async (n: number) => {
    await cells.nth(n).click();
    await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*not confirmed)/);
  };
  for (const n of [0, 3, 1]) await mark(n);
  await zoe.presses('Takeback');
  await expect(cells.nth(1)).toHaveAccessibleName(/empty/);
  await mark(1);
  await zoe.page.reload();
  await mark(4);
  await mark(2);
  await zoe.reads(/X wins/);
  await zoe.page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(zoe.page).not.toHaveURL(first);
  await expect(zoe.page.locator('.room[data-phase=playing]')).toBeVisible();
  await zoe.opens('/history');
  await expect(zoe.page.getByText('tim').first()).toBeVisible();
});

test('two people play Go with a reload in the middle, and score the game', async ({ call }) => {
  const kim = await call('kim');
  await starts(kim, 'Quick Go', 'leo');
  await expect(kim.page.getByRole('region', { name: /leo/ })).toBeVisible();
  await places(kim, 'D4 F6');
  await kim.page.reload();
  await places(kim, 'E5');
  await kim.presses('Offer draw');
  await kim.reads('White offers a draw');
  await kim.presses('Decline');
  await kim.presses('Pass');
  await expect(kim.page.locator('.player.bottom.to-move')).toBeVisible();
  await kim.presses('Pass');
  await kim.reads('Which stones are dead?');
  await kim.presses('Black: Accept score');
  await kim.reads('Black has accepted');
  await kim.presses('White: Accept score');
  await expect(kim.page.locator('.room[data-phase=finished]')).toBeVisible();
});

test('one of two seats moves to another device, and the game goes on between the devices', async ({ call }) => {
  const [pia, rob] = [await call('pia'), await call('rob')];
  await starts(pia, 'Quick Go');
  await places(pia, 'D4');
  await pia.page.getByRole('button', { name: 'More' }).locator('visible=true').click();
  await pia.presses('Move White to another device');
  const link = await pia.page.getByLabel('Secret link to your seat').inputValue();
  await rob.opens(new URL(link).pathname + new URL(link).hash);
  await rob.page.getByRole('link', { name: 'Go to the game' }).or(rob.page.locator('.room')).first().waitFor();
  await rob.opens(new URL(pia.page.url()).pathname);
  await pia.page.keyboard.press('Escape');
  await rob.plays('F6');
  await pia.plays('E5');
  await rob.sees('E5', 'black');
});

test('two people share the keyboard', async ({ call }) => {
  const uma = await call('uma');
  await starts(uma, 'Quick Go');
  const { keyboard } = uma.page;
  await uma.point('E5').focus();
  await keyboard.press('s');
  await keyboard.press(' ');
  await uma.sees('E5', 'empty');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await uma.sees('D5', 'black, last move');
  await expect(uma.page.locator('.player.top.to-move')).toBeVisible();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await keyboard.press('w');
  await keyboard.press('d');
  await keyboard.press(' ');
  await uma.sees('E6', 'white, last move');
});
