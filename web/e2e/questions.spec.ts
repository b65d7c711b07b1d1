// Several questions at the same time, and questions that something on the page could hide.

import { asksThreeQuestions, type Person, play, TIMED } from './person.ts';
import {
  button,
  expectInNews,
  expectWhole,
  NARROW,
  name,
  PHONE,
  pictured,
  SHORT,
  SIDEWAYS,
  SIZES,
  WIDE,
} from './places.ts';
import { expect, test } from './test.ts';

test('another offer hides neither the countdown of a pause, nor the way to continue, nor which offers have ended', async ({
  call,
}) => {
  test.slow(); // The test looks at many window sizes.
  const [ann, ben] = [await call('ann'), await call('ben')];
  await asksThreeQuestions(ben, ann);
  const { page } = ann;
  const next = page.locator('.next-ask');
  while ((await page.locator('.ask').first().innerText()).includes('pause') === false) await next.click();
  await page.locator('.ask').first().locator('[data-act=accept]:not([aria-disabled=true])').click();
  await expect(ann.latest).toContainText('The takeback request has lapsed');
  for (const size of [...SIZES, NARROW]) {
    await test.step(name(size), async () => {
      for (const person of [ann, ben]) {
        await person.page.setViewportSize(size);
        const words = person.page.locator('.ask').getByText(/^The takeback request has lapsed · \d+:\d\d$/);
        await expectInNews(words);
        await expectInNews(button(person, 'Continue'));
        await pictured(person.page, `halted-${person.name}`);
      }
    });
  }
  // The draw offer is still open. After the next event, it comes first again.
  await ben.page.keyboard.press('Shift+B');
  for (const size of [...SIZES, NARROW]) {
    await test.step(`${name(size)} with two offers`, async () => {
      await page.setViewportSize(size);
      await expectInNews(page.locator('.ask').first().getByRole('button', { name: 'Decline' }));
      await expect(next).toHaveText(/^Continue · \d+:\d\d \+1 ›$/);
      await expectInNews(next);
      await expectWhole(next.locator('span').first());
      await expectWhole(page.locator('.room-news .turn'));
      await pictured(page, 'paused-offer');
    });
  }
  await next.click();
  await expectInNews(page.locator('.ask').getByText(/^Play goes on by itself in/));
  await expectInNews(button(ann, 'Continue'));
});

test('on the smallest phone, the button for the next question says who asks it, in every language', async ({
  call,
}) => {
  const [cal, dot] = [await call('cal'), await call('dot')];
  const room = await cal.makesRoom(TIMED);
  await dot.joins(room);
  await play(cal, dot, 'E5 E3 G5');
  await dot.presses('Offer draw');
  await cal.presses('Takeback');
  const seen = new Set<string>();
  for (const locale of ['zh-CN', 'zh-Hant', 'ja', 'en']) {
    await test.step(locale, async () => {
      for (const { page } of [cal, dot]) {
        await page.setViewportSize(SHORT);
        await page.evaluate((chosen) => {
          const key = 'tengen.settings';
          const kept = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale: chosen };
          localStorage.setItem(key, JSON.stringify(kept));
        }, locale);
        await page.reload();
        const next = page.locator('.next-ask');
        await expectInNews(next);
        await expectWhole(next.locator('span').first());
        await expectWhole(page.locator('.room-news .turn'));
        seen.add(await next.locator('span').first().innerText());
        await pictured(page, `next-${locale}`);
      }
    });
  }
  expect([...seen]).toEqual(expect.arrayContaining(['You: Takeback', 'You: Draw', '自分：待った']));
});

/** Opens the menu with the button that the layout shows. */
const opensMenu = async ({ page }: Person) =>
  page.getByRole('button', { name: 'More' }).filter({ visible: true }).first().click();

test('an open menu or dialog shows the opponent’s question and its answers', async ({ call }) => {
  const [eli, fay] = [await call('eli'), await call('fay')];
  await fay.joins(await eli.makesRoom(TIMED));
  await play(eli, fay, 'E5 E3');
  const { page } = eli;
  const dialog = page.locator('dialog[open]');
  for (const size of [PHONE, SHORT, SIDEWAYS, WIDE]) {
    await test.step(name(size), async () => {
      await page.setViewportSize(size);
      await opensMenu(eli);
      const last = dialog.locator('.acts > :last-child');
      const before = await last.boundingBox();
      await fay.presses('Offer draw');
      await expectWhole(dialog.getByText('White offers a draw'));
      for (const label of ['Accept', 'Decline']) await expectWhole(dialog.getByRole('button', { name: label }));
      await pictured(page, 'asked-menu');
      // Where the menu has enough space, its entries stay where they are.
      if (size === PHONE) expect((await last.boundingBox())?.y).toBe(before?.y);
      await fay.presses('Withdraw');
      await expect(dialog.getByText('White offers a draw')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
  }
  // Two questions at the same time are both shown.
  await eli.presses('Resign');
  await fay.presses('Takeback');
  await fay.presses('Offer draw');
  await expectWhole(dialog.getByText(/^White asks for a takeback/));
  await expectWhole(dialog.getByRole('button', { name: 'Decline' }).last());
  await pictured(page, 'asked-twice');
  await dialog.getByRole('button', { name: 'Decline' }).nth(0).click();
  await expectWhole(dialog.getByText('White offers a draw'));
  await dialog.locator('[data-act=accept]:not([aria-disabled=true])').click();
  await expect(page.locator('.room[data-phase=finished]')).toBeVisible();
});

test('an open sheet does not hide the answers to an offer after the window has become as narrow as a phone', async ({
  call,
}) => {
  const [gus, hal] = [await call('gus'), await call('hal')];
  await hal.joins(await gus.makesRoom(TIMED));
  await play(gus, hal, 'E5 E3');
  await hal.presses('Offer draw');
  await gus.answers('accept', 'y');
  await hal.presses('Rematch');
  const answers = ['Accept', 'Decline'].map((label) => gus.page.getByRole('button', { name: label, exact: true }));
  await gus.page.setViewportSize(WIDE);
  for (const answer of answers) await expectWhole(answer);
  await gus.page.keyboard.press('Shift+C');
  await gus.page.keyboard.press('c');
  for (const size of [PHONE, WIDE, SHORT]) {
    await gus.page.setViewportSize(size);
    for (const answer of answers) await expectWhole(answer);
    await pictured(gus.page, 'narrowed');
  }
});

test('a double click on "Rematch" brings no refusal, and a player who reads the replay can follow to the next game', async ({
  call,
}) => {
  const [ivy, jon] = [await call('ivy'), await call('jon')];
  const room = await ivy.makesRoom(TIMED);
  await jon.joins(room);
  await play(ivy, jon, 'E5 E3');
  await ivy.presses('Offer draw');
  await jon.answers('accept', 'y');
  await ivy.page.getByRole('link', { name: 'Replay', exact: true }).filter({ visible: true }).first().click();
  await expect(ivy.page).toHaveURL(/\/game\//);
  const pill = ivy.page.locator('.back-to-game');
  await expect(pill).toHaveCount(0);
  await jon.page.locator('[data-act=rematch]:not([aria-disabled=true])').dblclick();
  await expect(jon.page.getByRole('group', { name: /^You offered a rematch/ })).toBeVisible();
  await expect(jon.page.locator('.room-news.denied')).toHaveCount(0);
  await expect(pill).toHaveText('Rematch offered · jon');
  await ivy.page.setViewportSize(SHORT);
  await expectWhole(pill.locator('span').last());
  await pictured(ivy.page, 'pill');
  await pill.click();
  await expect(ivy.page).toHaveURL(new RegExp(room));
  await ivy.page.setViewportSize(WIDE);

  // Jon reads the replay when Ivy accepts the rematch. The page of the replay links to the new game.
  await jon.page.getByRole('link', { name: 'Replay', exact: true }).filter({ visible: true }).first().click();
  await expect(jon.page).toHaveURL(/\/game\//);
  await ivy.answers('accept', 'y');
  await expect(ivy.page).not.toHaveURL(new RegExp(room));
  await expect(jon.page.locator('.back-to-game')).toHaveText('Your turn · ivy');
  await expect(ivy.page.getByText('closed the page')).toHaveCount(0);
  await jon.page.locator('.back-to-game').click();
  await jon.plays('E5');
});
