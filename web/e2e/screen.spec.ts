// The club screen: it shows the live game that most people watch, and goes on to the next one.

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

test('the screen shows a game with its clocks, its end, and the next game', async ({ callTo, ownServer }) => {
  test.setTimeout(120_000);
  const call = callTo(ownServer);
  const [amy, ben, big] = [await call('amy'), await call('ben'), await call('big')];
  await big.opens('/screen');
  await big.reads('No game is being played.');
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

test('the home page links to the screen, and the screen follows a rematch', async ({ callTo, ownServer }) => {
  test.setTimeout(120_000);
  const call = callTo(ownServer);
  const [cat, dee, wide] = [await call('cat'), await call('dee'), await call('wide')];
  await dee.joins(await cat.makesRoom());
  await play(cat, dee, 'E5 C3');
  await wide.opens('/');
  await wide.page.getByRole('link', { name: 'Show on a big screen' }).click();
  await wide.sees('C3', 'white, last move');
  await cat.presses('Resign');
  await cat.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await cat.presses('Rematch');
  await dee.answers('accept', 'y');
  await expect(dee.page.locator('.room[data-phase=playing]')).toBeVisible();
  await play(dee, cat, 'G7');
  await wide.sees('G7', 'black, last move');
});
