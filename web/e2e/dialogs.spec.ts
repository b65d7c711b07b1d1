// Dialogs, on screens of all sizes.

import { expect, test } from './test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

test('a dialog opens at its beginning', async ({ call }) => {
  const [flo, gil] = [await call('flo'), await call('gil')];
  await gil.joins(await flo.makesRoom({ color: 'Black' }));
  const { page } = flo;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const name of ['Keys', 'Play on another device', 'Settings']) {
      await test.step(`${name}, ${size.width}×${size.height}`, async () => {
        await page.getByRole('button', { name: 'More', exact: true }).locator('visible=true').click();
        await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name, exact: true }).click();
        const heading = page.getByRole('dialog', { name }).getByRole('heading', { name, level: 2 });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name })).toHaveCount(0);
        if (await page.getByRole('dialog', { name: 'More' }).isVisible()) await page.keyboard.press('Escape');
      });
    }
  }
});
