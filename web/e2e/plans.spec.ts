// A player plans answers in a correspondence game, and the server plays them.

import { expect, test } from './test.ts';

const NEVER = { settings: { confirm: { correspondence: 'never' } } };

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
]) {
  test(`in a window ${viewport.width} pixels wide, answers are planned and played, and the opponent does not see the plan`, async ({
    call,
  }) => {
    const [ann, ben] = [await call('ann', { viewport, ...NEVER }), await call('ben', NEVER)];
    const room = await ann.makesRoom({
      color: 'Black',
      time: 'Correspondence: 3 d + 1 d per move, at most 7 d, 2 rest days',
    });
    await ben.joins(room);
    await ann.plays('E5');
    await ben.sees('E5', 'black, last move');

    await ann.answers('menu', 'j');
    const planner = ann.page.getByRole('dialog', { name: /^Plan/ });
    const point = (name: string) => planner.getByRole('gridcell', { name: new RegExp(`^${name} `) });
    await expect(planner).toContainText('Play a move for White');
    await point('C3').click();
    await planner.getByLabel('Play at').fill('c4');
    await ann.page.keyboard.press('Enter');
    await expect(planner.getByRole('listitem')).toHaveText('if C3: C4');
    await point('D3').click();
    await point('D4').click();
    await expect(planner.getByRole('listitem')).toHaveText('if C3: C4, then if D3: D4');
    // Nothing sticks out of the dialog.
    expect(await planner.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await planner.getByRole('button', { name: 'Save' }).click();
    await expect(planner).toBeHidden();
    await ben.sees('C4', 'empty$');

    // The answer is played as soon as the opponent moves. Only the player with the plan reads that the answer was
    // planned.
    await ben.point('C3').click();
    await ben.sees('C4', 'black, last move');
    await expect(ann.latest).toContainText('Your planned answer C4 was played');
    await expect(ben.latest).toContainText('Black C4');
    const planned = (person: typeof ann) => person.page.locator('.score-sheet button', { hasText: 'C4 planned' });
    await expect(planned(ann)).toHaveCount(1);
    await expect(planned(ben)).toHaveCount(0);

    // The rest of the plan survives a reload. If the opponent plays a move that was not planned, the plan is deleted.
    await ann.page.reload();
    await expect(ann.latest).toContainText('Your planned answer C4 was played');
    const opener = ann.page.getByRole('button', { name: /^Plan/ });
    if (!(await opener.isVisible())) await ann.presses('More');
    await opener.click();
    await expect(planner.getByRole('listitem')).toHaveText('if D3: D4');
    await ann.page.keyboard.press('Escape');
    await ben.point('G7').click();
    await expect(ann.latest).toContainText('You had not planned that move, so your planned answers are deleted');
    await ann.reads('Your turn');
  });
}
