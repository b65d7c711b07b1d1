// A move prepared during the opponent's turn.

import { expect, test } from './test.ts';

test('a prepared move is played, dropped with a reason, or withdrawn', async ({ call }) => {
  const [kim, lou] = [await call('kim', { settings: { premoves: true } }), await call('lou')];
  const room = await kim.makesRoom({ time: 'Rapid: 10 min, then 3 × 30 s' });
  await lou.joins(room);
  await kim.plays('E5');
  await lou.sees('E5', 'black, last move');

  await test.step('the pointer shows where the move would be prepared', async () => {
    await kim.point('F4').hover();
    await expect(kim.page.locator('.ghost.prepared.black')).toBeVisible();
    await kim.point('E5').hover(); // This point has a stone.
    await expect(kim.page.locator('.ghost')).toHaveCount(0);
    await lou.point('F4').hover();
    await expect(lou.page.locator('.ghost.white')).toBeVisible();
    await expect(lou.page.locator('.ghost.prepared')).toHaveCount(0);
  });

  await test.step('the move is played as soon as the opponent has moved', async () => {
    await kim.point('D4').click();
    await kim.sees('D4', 'empty, prepared for your next turn');
    await lou.sees('D4', 'empty$');
    await lou.reads('Your turn');
    await lou.point('C3').click();
    await lou.sees('D4', 'black, last move');
    await kim.sees('D4', 'black, last move$');
  });

  await test.step('the move is dropped if the opponent played on the same point', async () => {
    await kim.point('G7').click();
    await kim.sees('G7', 'empty, prepared for your next turn');
    await lou.plays('G7');
    await kim.reads('That point is occupied.');
    await kim.sees('G7', 'white, last move$');
    await kim.reads('Your turn');
  });

  await test.step('the move is withdrawn with a second click, with Escape, or with a right-click', async () => {
    await kim.plays('F6');
    for (const withdraw of [
      () => kim.point('H8').click(),
      () => kim.page.keyboard.press('Escape'),
      () => kim.point('A9').click({ button: 'right' }),
    ]) {
      await kim.point('H8').click();
      await kim.sees('H8', 'empty, prepared for your next turn');
      await withdraw();
      await kim.sees('H8', 'empty$');
    }
    await lou.plays('A1');
    await kim.sees('A1', 'white, last move');
    await expect(kim.point('H8')).toHaveAccessibleName('H8 empty');
  });
});
