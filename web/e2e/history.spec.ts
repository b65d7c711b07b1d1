// The history shows final positions, in a table or as boards. Its search finds games by names and by board sizes. Its
// pages have addresses that can be shared.

import { REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('the history shows final positions, finds names and sizes, and says so if a page is empty', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const [hal, ivy] = [await call('hal'), await call('ivy')];
  hal.expects(REFUSED);
  await hal.opens('/history');
  await hal.reads('No finished games yet. Games appear here when they are over.');
  const room = await hal.makesRoom({ size: '9×9' });
  await ivy.joins(room);
  await hal.plays('E5');
  await ivy.plays('C3');
  await ivy.presses('Resign');
  await ivy.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await hal.reads('Black wins by resignation');
  // The cursor is the beginning of the year 1970, before any game.
  await hal.opens('/history?before=AAAAAAAAAAAAAAAA');
  await hal.reads('There are no more games here.');
  await hal.page.getByRole('link', { name: 'Show the newest games' }).click();
  await expect(hal.page.getByRole('row', { name: /hal/ })).toHaveCount(1);
  await expect(hal.page.getByRole('row', { name: /hal/ }).locator('.stones')).toHaveCount(2);
  const search = hal.page.getByRole('searchbox', { name: 'Names or size: ada ben 9x9' });
  for (const [text, found] of [
    ['ivy hal 9×13', 'No games match these filters.'],
    ['IVY hal 9x9', '1 game'],
    ['ivy nobody', 'No games match these filters.'],
    ['ivy hal 9x9 13x13', 'The search takes at most 4 words'],
    ['９＊９', '1 game'],
    ['13', 'No games match these filters.'],
    ['9', '1 game'],
  ] as const) {
    await search.fill(text);
    await search.press('Enter');
    await hal.reads(found);
  }
  await expect(search, 'the field shows that a lone number counts as a size').toHaveValue('9x9');
  await hal.presses('Boards');
  const card = hal.page.getByRole('link', { name: /^Replay hal vs ivy/ });
  await expect(card.locator('.stones')).toHaveCount(2);
  await hal.page.reload();
  await card.click();
  await hal.reads('Move 2 of 2');
});

test('the pages of the history lead to each other, keep the filters, and have addresses that can be shared', async ({
  callTo,
  ownServer,
}) => {
  await ownServer.kill();
  ownServer.args = ['--limit-games-per-page', '1'];
  await ownServer.start();
  const call = callTo(ownServer);
  const [hal, ivy] = [await call('hal'), await call('ivy')];
  for (const size of ['9×9', '13×13', '19×19'] as const) {
    await ivy.joins(await hal.makesRoom({ size }));
    await hal.plays('E5');
    await ivy.plays('C3');
    await hal.presses('Resign');
    await hal.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await hal.reads('White wins by resignation');
  }
  const { page } = hal;
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
  const shows = async (size: string) => {
    await expect(page.getByRole('row', { name: size })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /hal/ })).toHaveCount(1);
  };
  await hal.opens('/history?kind=go&search=hal');
  await hal.reads('3 games');
  await shows('19×19');
  await expect(link('Newer')).toHaveCount(0);
  await link('Older').click();
  await shows('13×13');
  await expect(page).toHaveURL(/search=hal&kind=go&before=/);
  const shared = new URL(page.url());
  await link('Older').click();
  await shows('9×9');
  await expect(link('Older')).toHaveCount(0);
  await link('Newer').click();
  await shows('13×13');
  await link('Newer').click();
  await shows('19×19');
  await expect(page, 'the newest page has a short address').toHaveURL(/\/history\?search=hal&kind=go$/);
  await link('Oldest').click();
  await shows('9×9');
  await link('Newest').click();
  await shows('19×19');
  await ivy.opens(`${shared.pathname}${shared.search}`);
  await expect(ivy.page.getByRole('row', { name: '13×13' })).toHaveCount(1);
  await ivy.page.reload();
  await expect(ivy.page.getByRole('row', { name: '13×13' })).toHaveCount(1);
});

test('no list of games is wider than the window, even if the names are as long as possible', async ({
  callTo,
  ownServer,
}) => {
  const call = callTo(ownServer);
  const [long, other] = [await call('Katharina-von-Hohen1'), await call('Katharina-von-Hohen2')];
  const over = await long.makesRoom({ size: '19×19' });
  await other.joins(over);
  await long.plays('E5');
  await other.plays('C3');
  await long.presses('Resign');
  await long.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await long.reads('White wins by resignation');
  await other.joins(await long.makesRoom({ size: '19×19' }));
  for (const [path, shown] of [
    ['/', '.now-game'],
    ['/history', '.games td.position'],
  ] as const) {
    await long.opens(path);
    await expect(long.page.locator(shown)).toBeVisible();
    for (const width of [320, 390, 820, 1024, 1280]) {
      await long.page.setViewportSize({ width, height: 800 });
      const extra = await long.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const unfold = long.page.getByRole('button', { name: 'Filters', exact: true, expanded: false });
      if (await unfold.isVisible()) await unfold.click();
      const chips = await long.page.locator('.filters .chip-button').all();
      for (const chip of chips)
        await expect(chip, `a filter in a window of ${width} pixels`).toBeInViewport({ ratio: 1 });
      expect(extra, `how much wider ${path} is than a window of ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone, the filters are behind a button with their number, and one press clears all of them', async ({
  call,
}) => {
  const ned = await call('ned', { viewport: { width: 390, height: 844 } });
  const { page } = ned;
  await ned.opens('/history');
  const chip = page.getByRole('button', { name: 'Black won', exact: true });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(chip).toBeHidden();
  await ned.presses('Filters');
  await chip.click();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/kind=go.*outcome=black/);
  await page.getByRole('button', { name: 'Filters (2 chosen)', exact: true }).click();
  await expect(chip).toBeHidden();
  await page.getByRole('searchbox').fill('nobody');
  await ned.presses('Show');
  await expect(page).toHaveURL(/search=nobody/);
  await ned.presses('Clear filters');
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
});
