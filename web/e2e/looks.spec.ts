// What players choose to see of a game: only the board, flat stones, no coordinates, an earlier position.

import { Guest } from './api.ts';
import { expect, test } from './test.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('players choose what they see of a game', async ({ call, server }) => {
  const [ivo, guest] = [await call('ivo'), await Guest.create(server, 'guest')];
  const { page } = ivo;
  const room = (await ivo.makesRoom({ time: 'Rapid: 10 min, then 3 × 30 s' })).replace('/room/', '');
  await guest.does(room, { type: 'sit' });
  await ivo.plays('E5');
  await guest.does(room, { type: 'play', point: 'C3' });
  await ivo.plays('G7');
  const settings = page.getByRole('dialog', { name: 'Settings' });

  await test.step('the key z hides everything but the board, the clocks and the actions', async () => {
    const around = [page.getByRole('banner'), page.locator('.room-side'), page.locator('.captures').first()];
    for (const part of around) await expect(part).toBeVisible();
    await page.keyboard.press('z');
    for (const part of around) await expect(part).toBeHidden();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(2);
    for (const clock of await page.getByRole('timer').all()) await expect(clock).toBeVisible();
    for (const act of ['Pass', 'Takeback', 'More']) await expect(page.getByRole('button', { name: act })).toBeVisible();
    // Even now, the page says that the guest is not connected.
    await ivo.reads(/disconnected|closed the page|lost the connection/);
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.room-openers')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Takeback' })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('z');
    for (const part of around) await expect(part).toBeVisible();
  });

  await test.step('the settings hide the coordinates and the shading of stones, and each theme has its own colors', async () => {
    const names = page.getByRole('grid').locator('.coordinates text');
    const body = ivo.point('E5').locator('.body');
    const shade = ivo.point('E5').locator('.shade');
    await expect(names).toHaveCount(18);
    await expect(shade).toBeVisible();
    await page.keyboard.press(',');
    await settings.getByRole('switch', { name: 'Show coordinates' }).uncheck();
    await expect(names).toHaveCount(0);
    const shaded = await body.evaluate((stone) => getComputedStyle(stone).fill);
    await settings.getByLabel('Stones').selectOption({ label: 'Flat' });
    await expect(shade).toBeHidden();
    await expect(body).not.toHaveCSS('fill', shaded);
    await expect(body).toHaveCSS('fill', /^rgb/); // One color instead of a gradient
    const looks = new Set<string>();
    for (const theme of ['Wood', 'Paper', 'Slate', 'Dark']) {
      await settings.getByLabel('Theme').selectOption({ label: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
      const look = (found: Element) => getComputedStyle(found).backgroundColor;
      looks.add(`${await page.getByRole('grid').evaluate(look)} on ${await page.locator('body').evaluate(look)}`);
    }
    expect([...looks], 'the colors of the board and the page').toHaveLength(4);
    await page.keyboard.press('Escape');
  });

  await test.step('an earlier position stays on the board, and a button counts the new moves', async () => {
    await page.getByRole('button', { name: 'First position' }).click();
    const chip = page.locator('.chip');
    await expect(chip).toHaveText('Back to the game');
    await guest.does(room, { type: 'play', point: 'C7' });
    await expect(chip).toHaveText('1 new move');
    await ivo.sees('E5', 'empty');
    await chip.click();
    await ivo.sees('C7', 'white, last move');
    await expect(chip).toHaveCount(0);
  });
});
