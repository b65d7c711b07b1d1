// The column next to the board, at its narrowest and at a usual width, after a pass and after a counted game.

import type { Page } from '@playwright/test';
import { play } from './person.ts';
import { expectWhole, NARROW, name, pictured, WIDE } from './places.ts';
import { expect, test } from './test.ts';

/** The visible elements that match the selector and overlap each other. */
function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const boxes = seen.map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.height > 2);
    return boxes.flatMap(({ one, box }, n) =>
      boxes
        .slice(n + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const [width, height] = [
            Math.min(right, box.right) - Math.max(left, box.left),
            Math.min(bottom, box.bottom) - Math.max(top, box.top),
          ];
          return width > 1 && height > 1;
        })
        .map((other) => `${one.textContent} / ${other.one.textContent}`),
    );
  });
}

/** The words and the table in the panel after a game. */
const PARTS = '.room-ending > p, .room-ending .score, .room-ending .count > p, .room-ending .button';

test('names, prisoners, the result and the words about the score have their own places', async ({ call }) => {
  test.slow(); // The test looks at several pages at two window sizes.
  const [ann, ben, eve] = [await call('annabelle-rose'), await call('benjamin-frank'), await call('eve')];
  const room = await ann.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' });
  await ben.joins(room);
  for (const { page } of [ann, ben, eve]) await page.setViewportSize(NARROW);
  await eve.opens(room);
  await play(ann, ben, 'E5 C3 C7 G7');
  await ann.presses('Pass');
  await ben.reads('Your turn');

  await test.step('next to "Pass", the beginning of a long name stays in sight', async () => {
    const plate = eve.page.locator('.player.bottom');
    await expect(plate).toContainText('Pass');
    expect((await plate.locator('.name').boundingBox())?.width).toBeGreaterThan(36);
    await pictured(eve.page, 'narrow-pass');
  });

  await ben.presses('Pass');
  await ann.answers('accept', 'y');
  await ben.reads('Black has accepted');
  await ben.answers('accept', 'y');
  await expect(eve.page.locator('.room[data-phase=finished]')).toBeVisible();
  await expect(eve.page.locator('.room-ending .pair')).toHaveCount(1);

  for (const size of [NARROW, WIDE]) {
    await test.step(`the end, ${name(size)}`, async () => {
      for (const { page } of [ann, eve]) {
        await page.setViewportSize(size);
        expect(await overlaps(page, '.room-news > p:not(.unseen)')).toEqual([]);
        await expectWhole(page.locator('.room-news .turn'));
        await expectWhole(page.locator('.room-news .happened:not(.unseen)'));
        for (const prisoners of await page.locator('.player .captures').all()) await expectWhole(prisoners);
        await expectWhole(page.locator('.room-ending .score'));
        expect(await overlaps(page, PARTS)).toEqual([]);
        await pictured(page, 'narrow-end');
      }
    });
  }

  await eve.page.setViewportSize(WIDE);
  const panel = eve.page.locator('.room-ending');
  const before = await panel.boundingBox();
  await ann.presses('Other settings');
  await ann.chooses('13×13');
  await ann.presses('Offer this rematch');
  await expect(panel.locator('.rematch-changes')).toBeVisible();
  expect(await panel.boundingBox(), 'the place of the panel').toEqual(before);
  for (const size of [WIDE, NARROW]) {
    await test.step(`an offer of a rematch on other terms, ${name(size)}`, async () => {
      for (const { page } of [ben, eve]) {
        await page.setViewportSize(size);
        await expectWhole(page.locator('.rematch-changes'));
        await expectWhole(page.locator('.room-ending .score'));
        expect(await overlaps(page, PARTS)).toEqual([]);
        await pictured(page, 'narrow-rematch');
      }
    });
  }
});
