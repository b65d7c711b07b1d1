// The room in windows of many sizes. Everything needed for a turn is visible, and nothing overlaps, scrolls or moves.

import type { Page } from '@playwright/test';
import { play } from './person.ts';
import { expect, test } from './test.ts';

type Size = { width: number; height: number; touch?: true; least: number };

/** Window sizes, and the smallest allowed side of a 19×19 board in each, in pixels. */
const SIZES: readonly Size[] = [
  { width: 320, height: 640, touch: true, least: 320 },
  { width: 390, height: 844, touch: true, least: 390 },
  { width: 844, height: 390, touch: true, least: 390 },
  { width: 820, height: 1180, touch: true, least: 800 },
  { width: 1024, height: 768, least: 600 },
  { width: 1280, height: 800, least: 700 },
  { width: 1920, height: 1080, least: 980 },
  { width: 2560, height: 1440, least: 1300 },
];

/** The parts of a room that must not overlap. */
const PARTS = [
  '.player.top',
  '.room-board',
  '.player.bottom',
  '.room-news',
  '.room-bar',
  '.room-openers',
  '.room-side',
];

/** Lists the parts outside the window and the pairs of parts that overlap, and says whether the page scrolls. */
async function collisions(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const boxes = parts.flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? [{ part, box }] : [];
    });
    const outside = boxes.filter(
      ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    const pairs = boxes.flatMap((a, n) =>
      boxes
        .slice(n + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
        )
        .map((b) => `${a.part} and ${b.part}`),
    );
    const scrolls = document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...outside.map(({ part }) => part), ...pairs, ...scrolls];
  }, PARTS);
}

/** The smallest space, in pixels, between the words and the left or right edge of a button in the bar. */
async function tightest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const spaces = [...document.querySelectorAll('.room-bar .act')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      if (box.width === 0) return [];
      const words = document.createRange();
      words.selectNodeContents(button);
      const text = words.getBoundingClientRect();
      return [text.left - box.left, box.right - text.right];
    });
    return Math.min(...spaces);
  });
}

test('the board uses the available space, and everything needed for a turn is visible', async ({ call }) => {
  const [abe, bea] = [await call('abe'), await call('bea_with_a_long_name')];
  await bea.joins(await abe.makesRoom({ size: '19×19', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(abe, bea, 'Q16 D4');
  const { page } = abe;
  for (const { width, height, least } of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await abe.reads('Your turn');
      expect(await collisions(page)).toEqual([]);
      const board = await page.getByRole('grid').boundingBox();
      expect(board?.width).toBeGreaterThanOrEqual(least);
      const turn = [
        page.getByRole('timer', { name: "Black's clock" }),
        page.getByRole('timer', { name: "White's clock" }),
        page.getByRole('button', { name: 'Pass', exact: true }),
        page.getByRole('button', { name: 'Takeback', exact: true }),
        page.getByRole('button', { name: 'More', exact: true }),
        abe.latest,
      ];
      for (const part of turn) await expect(part).toBeInViewport({ ratio: 1 });
      expect(await tightest(page), 'pixels next to the words of a button').toBeGreaterThanOrEqual(6);
    });
  }
});

test('on a phone, the menu has the actions that the bar has no space for, and the chat opens from a button', async ({
  call,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [cal, dot] = [await call('cal', phone), await call('dot', phone)];
  await dot.joins(await cal.makesRoom({ size: '19×19', color: 'Black' }));
  await cal.reads('Your turn');
  await cal.presses('More');
  for (const name of ['Offer draw', 'Abort', 'Resign', 'Play on another device']) {
    await expect(cal.page.getByRole('dialog').getByRole('button', { name })).toBeVisible();
  }
  await cal.page.keyboard.press('Escape');
  await cal.turnsTo('Chat');
  await cal.page.getByRole('textbox', { name: 'Message everyone' }).fill('hello');
  await cal.page.getByRole('button', { name: 'Send' }).tap();
  await dot.page.getByRole('button', { name: 'Chat 1 new message' }).tap();
  await dot.reads('hello');
  await dot.page.getByRole('region', { name: 'Moves, chat and setup' }).getByRole('button', { name: 'Close' }).tap();
  await expect(dot.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
});

test('nothing moves on the page during a game', async ({ call }) => {
  const [eli, fay] = [await call('eli'), await call('fay', { viewport: { width: 390, height: 844 } })];
  await fay.joins(await eli.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await eli.reads('Your turn');
  const watch = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const nodes = entry.sources?.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80));
          found.push(`${entry.value} ${nodes?.join(' ')}`);
        }
      }).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts: found });
    });
  for (const { page } of [eli, fay]) await watch(page);
  await play(eli, fay, 'D4 E4 D6 E6 C5 F5 D3 D5 E5');
  await fay.point('D5').click(); // Refused because of ko.
  await fay.reads('Ko: play elsewhere first.');
  await eli.presses('Offer draw');
  await fay.presses('Decline');
  await expect(eli.latest).toHaveText('White declines the draw');
  await fay.presses('Pass');
  await eli.reads('Your turn');
  for (const { page } of [eli, fay]) {
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  }
});

test('the Pass button is not highlighted, because a misclick could cost the game', async ({ call }) => {
  const [gus, hal] = [await call('gus'), await call('hal')];
  await hal.joins(await gus.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' }));
  await gus.reads('Your turn');
  const paint = (name: string) =>
    gus.page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]);
  expect(await paint('Pass')).toEqual(await paint('Offer draw'));
});

test('on a phone in landscape, a link leads to the home page before, during and after a game', async ({ call }) => {
  const [abe, bea] = [await call('abe', { viewport: { width: 844, height: 390 } }), await call('bea')];
  const home = abe.page.locator('main').getByRole('link', { name: 'Go to the home page' }).filter({ visible: true });
  const menuLeadsHome = async () => {
    await abe.page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click();
    await expect(home).toBeVisible();
    await abe.page.keyboard.press('Escape');
  };
  const path = await abe.makesRoom({ size: '9×9', color: 'Black' });
  await expect(home).toBeInViewport({ ratio: 1 });
  await bea.joins(path);
  await play(abe, bea, 'E5 C3');
  await menuLeadsHome();
  await bea.presses('Resign');
  await bea.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await abe.reads('Black wins by resignation');
  await menuLeadsHome();
});
