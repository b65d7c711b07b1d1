// A room on a phone: the board is as wide as the screen, and a turn needs no scrolling.

import { expect, test } from './test.ts';

for (const size of ['9×9', '19×19']) {
  test(`clocks, board and buttons of ${size} fit on one screen`, async ({ call }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const [abe, bea] = [await call('abe', phone), await call('bea', phone)];
    const room = await abe.makesRoom({ kind: 'Go', size, color: 'Black', time: '10 min + 3×30 s' });
    await bea.joins(room);
    await abe.reads('Your turn');
    const { page } = abe;
    await page.evaluate(() => scrollTo(0, 0));
    const board = await page.getByRole('grid').boundingBox();
    expect(board).toMatchObject({ x: 0, width: 390 });
    const turn = [
      page.getByRole('timer', { name: "Black's clock" }),
      page.getByRole('timer', { name: "White's clock" }),
      ...['Pass', 'Takeback', 'Offer draw', 'Abort', 'Resign'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      ),
    ];
    for (const part of turn) await expect(part).toBeInViewport({ ratio: 1 });
  });
}

test('no button of a turn is highlighted, because a slip would cost the game', async ({ call }) => {
  const [cal, dot] = [await call('cal'), await call('dot')];
  const room = await cal.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' });
  await dot.joins(room);
  await cal.reads('Your turn');
  const paint = (name: string) =>
    cal.page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]);
  expect(await paint('Pass')).toEqual(await paint('Offer draw'));
});
