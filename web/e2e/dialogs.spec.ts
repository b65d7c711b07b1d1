// Dialogs, on screens of four sizes.

import { expect, test } from './test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

test('a dialog opens with its heading in view, and its close button stays in sight', async ({ call }) => {
  const [flo, gil] = [await call('flo'), await call('gil')];
  await gil.joins(await flo.makesRoom({ color: 'Black' }));
  const { page } = flo;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const name of ['Keys', 'Play on another device', 'Settings']) {
      await test.step(`${name}, ${size.width}×${size.height}`, async () => {
        await page.getByRole('button', { name: 'More', exact: true }).locator('visible=true').click();
        await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name, exact: true }).click();
        const opened = page.getByRole('dialog', { name });
        const heading = opened.getByRole('heading', { name, level: 2 });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await opened.evaluate((dialog) => dialog.scrollTo(0, 150));
        await expect(opened.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        // The menu has closed too, so Escape leads straight back to the game.
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  }
});

test('the menu is above its button or, on a phone, at the edge of the screen', async ({ call }) => {
  const [ida, jim] = [await call('ida'), await call('jim')];
  await jim.joins(await ida.makesRoom({ color: 'Black' }));
  const { page } = ida;
  const more = page.getByRole('button', { name: 'More', exact: true }).locator('visible=true');
  const menu = page.getByRole('dialog', { name: 'More' });
  for (const { width, height } of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      const button = await more.boundingBox();
      await more.click();
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      const [right, bottom] = [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)];
      expect(box?.y).toBeGreaterThanOrEqual(0);
      if (width === 1280) {
        expect(Math.abs(right - (button?.x ?? 0) - (button?.width ?? 0))).toBeLessThan(2);
        expect((button?.y ?? 0) - bottom).toBeGreaterThanOrEqual(0);
        expect((button?.y ?? 0) - bottom).toBeLessThan(16);
      } else {
        expect(Math.round(right)).toBe(width);
        expect(Math.round(bottom)).toBe(height);
      }
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toHaveCount(0);
    });
  }
});

test('the form of a new game opens at its full height, and its button stays in sight', async ({ call }) => {
  const hoa = await call('hoa', { viewport: { width: 390, height: 844 } });
  const { page } = hoa;
  await hoa.opens('/');
  await expect(page.getByRole('button', { name: /^New game/ })).toBeVisible();
  await page.evaluate(() => {
    const heights = Object.assign(window, { heights: new Set<number>() }).heights;
    new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (height > 0) heights.add(height);
    }).observe([...document.querySelectorAll('dialog.wide')].at(-1) as Element);
  });
  await page.getByRole('button', { name: /^New game/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await expect(dialog.getByRole('radio', { name: 'Quick Go' })).toBeAttached();
  await expect(dialog.getByRole('radio', { checked: true }).first()).toBeFocused();
  const seen = await page.evaluate(() => (window as unknown as { heights: Set<number> }).heights.size);
  expect(seen, 'the number of different heights that the dialog had while it opened').toBe(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const start = dialog.getByRole('button', { name: 'Start' });
    await expect(start, `the button at ${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
    const color = await start.evaluate((button) => getComputedStyle(button.parentElement as Element).backgroundColor);
    if (size.width < 896) expect(color, 'the background behind the button').not.toBe('rgba(0, 0, 0, 0)');
  }
});
