// The engine reviews a finished game in the replay.

import { expect, test } from './test.ts';

test('a player asks for a review, sees where the game was lost, and looks at the better moves', async ({ call }) => {
  const amy = await call('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Play the computer/ }).click();
  await amy.chooses('Gomoku');
  await amy.page.getByLabel('Level').selectOption('5');
  await amy.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await amy.chooses('Black');
  await amy.page.getByRole('button', { name: 'Start', exact: true }).click();
  // Black plays along the edge and does not defend, so the bot soon makes five in a row.
  for (const point of ['a1', 'c1', 'e1', 'g1', 'i1', 'k1', 'm1', 'o1', 'a3', 'c3', 'e3', 'g3']) {
    await expect(
      amy.page.locator('.player.bottom.to-move').or(amy.page.locator('[data-phase=finished]')),
    ).toBeVisible();
    if (await amy.page.locator('[data-phase=finished]').isVisible()) break;
    await amy.point(point).click();
  }
  await amy.page.getByRole('link', { name: 'Replay' }).click();
  await amy.page.getByRole('button', { name: 'Review this game' }).press('Enter');
  const panel = amy.page.getByRole('region', { name: 'Review' });
  await expect(panel).toBeFocused();
  await expect(panel.getByText('The review is ready.')).toHaveCount(1);
  await expect(panel).toBeFocused();
  await expect(amy.page.getByRole('heading', { name: 'Review' })).toBeVisible();
  const turn = amy.page.getByRole('button', { name: /^\d+\. Black .* lost \d+%\. Better: / }).first();
  await turn.click();
  await expect(turn).toHaveAttribute('aria-current', 'step');
  await expect(amy.page.getByRole('gridcell', { name: /engine’s move A/ })).toHaveCount(1);
  // The review is stored, so the next visitor sees it without asking for it.
  await amy.page.reload();
  await expect(amy.page.getByText(/^Chance to win: Black \d+%, White \d+%$/)).toBeVisible();
});
