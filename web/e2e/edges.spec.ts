// A small window must not cut off the end of a form, of the header or of the bar, or the last line of a text.

import type { Locator } from '@playwright/test';
import { play, TIMED } from './person.ts';
import { expectWhole, PHONE, SHORT, SIDEWAYS, WIDE } from './places.ts';
import { expect, test } from './test.ts';

/** Where the left and right edges of an element are. */
const sides = (part: Locator) =>
  part.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return { left, right };
  });

test('in the form of a new game, a small window shows that more follows, and the button says what it does', async ({
  call,
}) => {
  const ann = await call('ann', { viewport: SHORT });
  const { page } = ann;
  await ann.opensForm();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  await expectWhole(dialog.getByLabel('Opponent'));
  await page.setViewportSize(SIDEWAYS);
  for (const part of await dialog.locator('.new-game-fields .choice, .new-game-fields select').all()) {
    await expectWhole(part);
  }
  await page.setViewportSize(WIDE);
  await ann.opensRest();
  await expectWhole(start);
  await dialog.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expectWhole(start);
  await dialog.getByLabel('Opponent').selectOption({ label: 'A friend, by link' });
  await expect(dialog.getByRole('button', { name: 'Start and get a link' })).toBeVisible();
});

test('on a phone, the header keeps its links and its languages next to the link to a game', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('benjamin-frank')];
  await ben.joins(await ann.makesRoom(TIMED));
  await ann.opens('/history');
  const back = ann.page.getByRole('link', { name: 'Your turn · benjamin-frank' });
  const header = ann.page.getByRole('banner');
  for (const size of [WIDE, PHONE, SHORT]) {
    await ann.page.setViewportSize(size);
    const parts = [back, header.getByRole('link', { name: 'Help' }), header.locator('.language')];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect((await back.boundingBox())?.width, 'the width of the link').toBeGreaterThan(54);
  }
});

test('in a count on a short phone, the bar begins with the totals and the warning, across the whole window', async ({
  call,
}) => {
  const [ann, ben] = [await call('ann', { viewport: SHORT }), await call('ben')];
  await ben.joins(await ann.makesRoom(TIMED));
  await play(ann, ben, 'E5 C3 C7 G7');
  await ann.presses('Pass');
  await ben.reads('Your turn');
  await ben.presses('Pass');
  const totals = ann.page.locator('.room-next > .totals');
  await expect(totals).toContainText('Black: 2 · White: 9.5');
  await expect(totals).toContainText('do not count');
  await expectWhole(totals);
  expect(await sides(totals)).toEqual({ left: 0, right: SHORT.width });
  const [above, below] = [await totals.boundingBox(), await ann.page.locator('.room-openers').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo((below?.y ?? 0) + 1, 0);
  await expectWhole(ann.page.locator('.room-news .turn'));

  await test.step('after the count, no line in the column next to the board is cut off', async () => {
    await ann.page.setViewportSize(WIDE);
    await ann.answers('accept', 'y');
    await ben.reads('Black has accepted');
    await ben.answers('accept', 'y');
    const panel = ann.page.locator('.room-panel.counted');
    await expect(panel.locator('.count > p')).toContainText('it counts');
    await expectWhole(panel);
    const heights = await panel.evaluate((one) => [one.scrollHeight, one.clientHeight]);
    expect(heights[0], 'the height of the words').toBeLessThanOrEqual(heights[1] ?? 0);
    await ann.page.getByRole('link', { name: 'Replay' }).click();
    const next = ann.page.locator('.controls .button').nth(2);
    for (const size of [WIDE, PHONE, SHORT]) {
      await ann.page.setViewportSize(size);
      const [slider, step] = [await sides(ann.page.getByRole('slider')), await sides(next)];
      expect(slider.right, 'the end of the slider').toBeLessThanOrEqual(step.left);
    }
    const question = ann.page.locator('.ask-field');
    const [field, moves] = [await question.boundingBox(), await ann.page.locator('.move-list').boundingBox()];
    expect(field?.y, 'on a phone, the field for questions is below the moves').toBeGreaterThan(moves?.y ?? 0);
  });
});

test('a waiting room begins with what it waits for, and a closed room says that it is closed', async ({ call }) => {
  const ann = await call('ann', { viewport: SHORT });
  await ann.makesRoom(TIMED);
  await expectWhole(ann.page.getByText('Waiting for an opponent'));
  await ann.presses('Close this game');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Close this game' }).click();
  await expect(ann.page.locator('.room-news .turn')).toHaveText('Closed');
});

test('fields that belong together are in one line, and no placeholder is cut off', async ({ call }) => {
  const ann = await call('ann');
  const { page } = ann;
  const tops = (...parts: Locator[]) =>
    Promise.all(parts.map(async (part) => (await part.boundingBox())?.y)).then((all) =>
      all.map((y) => Math.round(y ?? 0)),
    );
  await ann.opens('/settings');
  for (const size of [WIDE, PHONE, SHORT]) {
    await page.setViewportSize(size);
    const [confirm, speed] = await tops(
      page.getByLabel('Confirm each move'),
      page.getByLabel('In games of this speed'),
    );
    if (size !== SHORT) expect(confirm).toBe(speed);
    const [name, save] = await tops(
      page.getByRole('textbox', { name: 'Your name' }),
      page.getByRole('button', { name: 'Save name' }),
    );
    expect(Math.abs((name ?? 0) - (save ?? 0)), 'how far the button is from its field').toBeLessThan(4);
  }
  await ann.opens('/history');
  const cut = await page.getByRole('searchbox').evaluate((field) => {
    const input = field as HTMLInputElement;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const { font } = getComputedStyle(input);
    pen.font = font.replace(/[\d.]+px/, getComputedStyle(input, '::placeholder').fontSize);
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    const space = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(input.placeholder).width - space;
  });
  expect(cut, 'how much of the placeholder is cut off').toBeLessThanOrEqual(0);
});
