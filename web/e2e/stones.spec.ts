// White stones stand out from pale boards, and coordinates from every board.

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

test('the coordinates have enough contrast with the board in every theme', async ({ call }) => {
  const ann = await call('ann');
  await ann.makesRoom({ size: '9×9', color: 'Black' });
  const { page } = ann;
  for (const theme of ['wood', 'paper', 'slate', 'dark', 'contrast']) {
    const [text, ground] = await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      const board = document.querySelector('.room-board .board') as Element;
      const { backgroundImage, backgroundColor } = getComputedStyle(board);
      const fill = getComputedStyle(board.querySelector('.coordinates text') as Element).fill;
      const address = /url\("(.+?)"\)/.exec(backgroundImage)?.[1];
      if (!address) return [fill, backgroundColor];
      // The average of the picture: one pixel that contains all of it.
      const picture = await createImageBitmap(await (await fetch(address)).blob(), {
        resizeWidth: 1,
        resizeHeight: 1,
        resizeQuality: 'high',
      });
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      pen?.drawImage(picture, 0, 0);
      return [fill, `rgb(${pen?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`];
    }, theme);
    const [high = 0, low = 0] = [lightness(text ?? ''), lightness(ground ?? '')].sort((a, b) => b - a);
    expect((high + 0.05) / (low + 0.05), `${text} on ${ground}, theme ${theme}`).toBeGreaterThanOrEqual(4.5);
  }
});
