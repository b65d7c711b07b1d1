// White stones stand out from pale boards.

import { play } from './person.ts';
import { expect, test } from './test.ts';

/** How light a color such as `rgb(0, 0, 0)` is, from 0 to 1 (WCAG 2). */
function lightness(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

for (const theme of ['paper', 'contrast']) {
  test(`white stones have an outline on the pale board of the theme ${theme}`, async ({ call }) => {
    const [ann, ben] = [await call('ann', { settings: { theme } }), await call('ben')];
    await ben.joins(await ann.makesRoom({ size: '9×9', color: 'Black' }));
    await play(ann, ben, 'E5 C3');
    const outline = await ann.page
      .locator('.room-board .stone.white > .body')
      .first()
      .evaluate((stone) => getComputedStyle(stone).stroke);
    const board = await ann.page.locator('.room-board .board').evaluate((one) => getComputedStyle(one).backgroundColor);
    const [high = 0, low = 0] = [lightness(outline), lightness(board)].sort((a, b) => b - a);
    expect((high + 0.05) / (low + 0.05), `the contrast of ${outline} on ${board}`).toBeGreaterThanOrEqual(3);
  });
}
