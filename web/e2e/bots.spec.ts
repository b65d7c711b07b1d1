// A person plays against a bot, from the home page to the rematch.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** Starts a game against a bot, from the home page. */
async function starts(person: Person, card: string, level: string, color: string, opening = ''): Promise<void> {
  await person.opens('/');
  await person.page.getByRole('button', { name: /^Play the computer/ }).click();
  await person.chooses(card);
  if (opening) {
    await person.page.getByText('Change', { exact: true }).click();
    await person.page.getByLabel('Opening').selectOption({ label: opening });
  }
  await person.page.getByLabel('Level').selectOption({ label: level });
  await person.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await person.chooses(color);
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/\w+/);
  await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
}

/** Places a stone on the first legal point. */
async function playsAnywhere(person: Person): Promise<void> {
  await person.page
    .getByRole('gridcell', { name: /can be played/ })
    .first()
    .click();
}

test('a person plays a bot, takes a move back, and plays again', async ({ call }) => {
  const amy = await call('amy');
  await starts(amy, 'Othello', '2', 'Black');
  await expect(amy.page.getByRole('region', { name: /Bot, level 2/ })).toBeVisible();
  await playsAnywhere(amy);
  await expect(amy.page.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  await amy.presses('Takeback');
  await expect(amy.page.getByRole('gridcell', { name: /last move/ })).toHaveCount(0);
  await playsAnywhere(amy);
  await expect(amy.page.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  await amy.page.reload();
  await expect(amy.page.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  await amy.presses('Resign');
  await amy.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(amy.page.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '/#computer');
  await amy.presses('Rematch');
  // In the rematch, the bot has Black and begins.
  await expect(amy.page.getByRole('gridcell', { name: /black, last move/ })).toHaveCount(1);
  await amy.opens('/history');
  // The header also names the bot, in the link to the rematch.
  const listed = amy.page.getByRole('main').getByText('Bot, level 2');
  await expect(listed.first()).toBeVisible();
  await amy.presses('Person');
  await expect(listed).toHaveCount(0);
  await amy.presses('A bot (the computer)');
  await expect(listed.first()).toBeVisible();
});

test('the form offers the levels of the bots that can play the game', async ({ call }) => {
  const amy = await call('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Play the computer/ }).click();
  await amy.chooses('Tic-tac-toe');
  const level = amy.page.getByLabel('Level');
  await expect(level.locator('option')).toHaveText(['1', '2', '3']);
  await amy.chooses('Othello');
  await expect(level.locator('option')).toHaveCount(10);
  await level.selectOption('7');
  await amy.chooses('Gomoku');
  await expect(level).toHaveValue('7');
  await amy.page.getByText('Change', { exact: true }).click();
  await amy.page.getByLabel('Rules').selectOption({ label: 'Any number in a row (m,n,k)' });
  await amy.page.getByLabel('Stones in a row').fill('8');
  await expect(amy.page.getByText('No bot can play this game')).toBeVisible();
  await expect(amy.page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('a bot answers in an opening, and plays Go', async ({ call }) => {
  const amy = await call('amy');
  // In the opening Swap2, the first player places three stones. Then the bot acts.
  await starts(amy, 'Gomoku', '3', 'You', 'Swap2');
  for (const point of ['h8', 'i9', 'h9']) await amy.point(point).click();
  await expect(amy.page.getByText(/^Bot, level 3 (chooses|adds)/).first()).toBeAttached();
  await starts(amy, 'Quick Go', '1', 'Black');
  await amy.point('E5').click();
  await expect(amy.page.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  await expect(amy.page.getByText('The bot does not chat.')).toBeAttached();
});
