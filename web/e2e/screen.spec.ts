// The club screen: it shows a live game, then how the game ended, and then the next game.

import type { Page } from '@playwright/test';
import { play } from './person.ts';
import { expect, test } from './test.ts';

/** The smallest font size of the words about the game, in pixels. Ignores buttons, which are used from close by. */
async function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.querySelectorAll(
      '.screen :is(.name, .clock span, .player-facts, .turn, .happened, .screen-facts p)',
    );
    return Math.min(...[...words].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  });
}

test('the club screen shows a game with its clocks, then how it ended, and then the next game', async ({
  callTo,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const call = callTo(ownServer);
  const [amy, ben, big] = [await call('amy'), await call('ben'), await call('big')];
  await big.opens('/screen');
  await big.reads('No game is being played. The next one appears here by itself.');
  await expect(big.page.getByRole('img', { name: /^QR code for http/ })).toBeVisible();
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1080, height: 1920 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await big.page.setViewportSize(size);
    const { scrollWidth, words } = await big.page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      words: [...document.querySelectorAll('.screen-empty p')].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      ),
    }));
    expect(scrollWidth, `the width of the content in a window of ${size.width} pixels`).toBeLessThanOrEqual(size.width);
    const start = await big.page.locator('.screen-empty .start p').boundingBox();
    expect(start?.width, 'the width of the words on how to start').toBeGreaterThan(200);
    if (size.height >= 800) expect(Math.min(...words)).toBeGreaterThan(Math.min(size.width, size.height) / 50);
    if (process.env.SHOTS) await big.page.screenshot({ path: `${process.env.SHOTS}/empty-${size.width}.png` });
  }
  const first = await amy.makesRoom({ time: 'Rapid: 10 min, then 3 × 30 s' });
  await ben.joins(first);
  await expect(big.page.locator('.screen[data-phase=playing]')).toBeVisible();
  await play(amy, ben, 'E5 C3');
  await big.sees('C3', 'white, last move');
  await expect(big.page.getByRole('timer', { name: /clock$/ })).toHaveCount(2);
  await expect(big.page.getByRole('button', { name: 'Pass' })).toHaveCount(0);
  for (const size of [
    { width: 2560, height: 1440 },
    { width: 1920, height: 1080 },
    { width: 1280, height: 800 },
  ]) {
    await big.page.setViewportSize(size);
    expect(await smallestLetters(big.page), 'the size of the smallest letters').toBeGreaterThan(size.height / 50);
  }
  const { width = 0, height = 0 } = (await big.page.getByRole('grid').boundingBox()) ?? {};
  expect(Math.min(width, height), 'the side of the board in a window 800 pixels high').toBeGreaterThan(740);
  await amy.presses('Resign');
  await amy.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await big.reads('White wins by resignation');
  const second = await ben.makesRoom({ kind: 'Gomoku', size: '15×15' });
  await amy.joins(second);
  await play(ben, amy, 'h8 h9');
  // The end of the first game is shown for 20 seconds.
  await expect(big.point('h9')).toHaveAccessibleName(/white, last move/, { timeout: 40_000 });
});

test('the home page links to the club screen, which follows the players to a rematch', async ({
  callTo,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const call = callTo(ownServer);
  const [cat, dee, wide] = [await call('cat'), await call('dee'), await call('wide')];
  const room = await cat.makesRoom();
  await dee.joins(room);
  await play(cat, dee, 'E5 C3');
  await wide.opens('/');
  await wide.page.getByRole('link', { name: 'Show on a big screen' }).click();
  await wide.sees('C3', 'white, last move');

  // The club screen is only for watching, even in the browser of the player to move. After G7, that is Dee.
  await play(cat, dee, 'G7');
  await dee.opens('/screen');
  await dee.sees('G7', 'black, last move');
  await dee.point('D4').click();
  await expect(dee.page.getByRole('button', { name: 'Pass' })).toHaveCount(0);
  await dee.page.keyboard.press('Enter');
  await dee.sees('D4', 'empty$');
  await expect(dee.page.locator('.ghost')).toHaveCount(0);
  await dee.opens(room);
  await dee.reads('Your turn');
  await cat.presses('Resign');
  await cat.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await cat.presses('Rematch');
  await dee.answers('accept', 'y');
  await expect(dee.page.locator('.room[data-phase=playing]')).toBeVisible();
  await play(dee, cat, 'E3');
  await wide.sees('E3', 'black, last move');
});
