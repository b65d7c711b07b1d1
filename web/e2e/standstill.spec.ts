// Two players pause a game, adjourn it, and continue it.

import { type Person, play } from './person.ts';
import { expectInNews } from './places.ts';
import { expect, test } from './test.ts';

/** The place of the pause sign of a halted clock: `inside the plate`, `nowhere`, or its left and right edges. */
async function pauseSign({ page }: Person): Promise<string> {
  return page.locator('.clock.halted').evaluate((clock) => {
    const sign = getComputedStyle(clock, '::before');
    const left = clock.getBoundingClientRect().left + Number.parseFloat(sign.left);
    const right = left + Number.parseFloat(sign.width);
    const plate = clock.closest('.player')?.getBoundingClientRect();
    if (sign.content === 'none' || !plate || !(right > left)) return 'nowhere';
    return left >= plate.left && right <= plate.right ? 'inside the plate' : `from ${left} to ${right}`;
  });
}

test('a game is paused, adjourned, found on the home page and continued', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' });
  await ben.joins(room);
  await play(ann, ben, 'D4');

  await ben.presses('More');
  await ben.presses('Pause');
  await expect(ben.page.getByRole('group', { name: 'You offered a pause' })).toBeVisible();
  await ann.answers('accept', 'y');
  for (const person of [ann, ben]) {
    await expect(person.latest).toContainText('Paused: the clocks stand still');
    await expect(person.page.getByRole('main').getByText('Paused', { exact: true })).toBeVisible();
    await expect(person.page.locator('.clock.halted')).toHaveCount(1);
    await expect(person.page.locator('.clock.running')).toHaveCount(0);
  }
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1280, 800],
    [1024, 768],
  ] as const) {
    await ben.page.setViewportSize({ width, height });
    expect(await pauseSign(ben), `the place of the sign at ${width}×${height}`).toBe('inside the plate');
  }
  await ben.point('E5').click();
  await ben.sees('E5', 'empty');
  await expectInNews(
    ben.page
      .getByRole('alert')
      .filter({ hasText: 'Play is paused. It goes on by itself, or sooner if both press Continue.' }),
  );
  await ben.reads(/^Play goes on by itself in .*on your clock\. Sooner if both agree\.$/);
  await ann.reads(/^Play goes on by itself in .*on White’s clock\. Sooner if both agree\.$/);
  await ann.page.getByRole('link', { name: 'Tengen home page' }).click();
  await expect(ann.page.locator(`.now-game[href="${room}"]`)).toHaveText(/^Paused/);
  await expect(ann.page.getByText('The game and its clocks go on')).toHaveCount(0);
  await ann.page.goBack();

  await ben.page.keyboard.press('Shift+B');
  await ann.answers('accept', 'y');
  await expect(ben.latest).toContainText('Adjourned: the game will continue on another day');

  await ann.opens('/');
  const game = ann.page.locator(`a[href="${room}"]`);
  await expect(game).toHaveCount(1);
  await expect(game).toContainText('adjourned since');
  await game.click();
  await ann.answers('continue', 'Shift+E');
  await expect(ben.page.getByRole('group', { name: 'Black wants to continue' })).toBeVisible();
  await ben.opens('/');
  await expect(ben.page.locator(`.now-game[href="${room}"]`)).toHaveText(/^Asks to continue/);
  await ben.page.locator(`.now-game[href="${room}"]`).click();
  await ben.answers('accept', 'y');
  for (const person of [ann, ben]) {
    await person.reads(/^Play goes on in 0:/);
    await expect(person.latest).toContainText('Both players continue');
  }
});
