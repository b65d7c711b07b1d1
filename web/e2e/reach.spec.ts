// Whatever is open on the page, and whatever the size of the window, players see the question that waits for an answer
// and can reach its buttons. Nothing that matters is cut off.

import type { Page } from '@playwright/test';
import { asksThreeQuestions, type Person, play, TIMED } from './person.ts';
import {
  button,
  expectInNews,
  expectWhole,
  LOW,
  leaves,
  name,
  PHONE,
  pictured,
  SHORT,
  SIDEWAYS,
  WIDE,
} from './places.ts';
import { expect, test } from './test.ts';

/** The window of a phone in landscape while a keyboard covers the lower half of the screen. */
const KEYS = { width: 844, height: 190 };

/** Opens the chat on a phone, and waits until its sheet has slid up. */
async function opensChat({ page }: Person): Promise<void> {
  await page.locator('.room-openers [data-act=chat]').click();
  const slides = (side: Element) => Promise.all(side.getAnimations().map((one) => one.finished));
  await page.locator('.room-side').evaluate(slides);
}

/** Changes the language, and loads the page again. */
async function speaks({ page }: Person, locale: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'tengen.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale: chosen }));
  }, locale);
  await page.reload();
}

/**
 * Brings each open question to the front, and expects that it can be answered. Returns the beginning of each question.
 */
async function answerable(page: Page): Promise<string[]> {
  const next = page.locator('.next-ask');
  const first = page.locator('.ask').first();
  const seen: string[] = [];
  while (seen.length < 5) {
    await expectInNews(first.locator('p'));
    for (const one of await first.getByRole('button').all()) await expectInNews(one);
    const words = (await first.locator('p').innerText()).slice(0, 16);
    if (seen.includes(words)) return seen;
    seen.push(words);
    await expectInNews(next);
    // On a small phone in landscape, the name of the next question may be cut off. The question itself must be whole.
    if (page.viewportSize()?.width !== LOW.width) await expectWhole(next.locator('span').first());
    await next.click();
  }
  return seen;
}

test('a player who chats, or turns the phone, can reach each of three open questions', async ({ call }) => {
  test.slow(); // The test looks at many window sizes.
  const [ann, ben] = [await call('ann'), await call('ben')];
  await asksThreeQuestions(ben, ann);
  for (const [size, chats] of [
    [PHONE, true],
    [SHORT, true],
    [SIDEWAYS, true],
    [SIDEWAYS, false],
    [LOW, true],
  ] as const) {
    await test.step(`${name(size)}, ${chats ? 'with' : 'without'} the chat`, async () => {
      await ann.page.setViewportSize(size);
      if (chats) await opensChat(ann);
      await pictured(ann.page, chats ? 'reach-chat' : 'reach');
      await expect(ann.page.locator('.next-ask')).toContainText('+1');
      expect(await answerable(ann.page)).toHaveLength(3);
      if (chats) await expectWhole(ann.page.locator('.own-clock .digits'));
      if (chats) await ann.page.getByRole('button', { name: 'Close' }).click();
    });
  }
  await test.step(`${name(KEYS)}, with and without the chat`, async () => {
    await ann.page.setViewportSize(SIDEWAYS);
    await opensChat(ann);
    await ann.page.setViewportSize(KEYS);
    await pictured(ann.page, 'reach-keys-chat');
    expect(await answerable(ann.page)).toHaveLength(3);
    await ann.page.getByRole('button', { name: 'Close' }).click();
    await pictured(ann.page, 'reach-keys');
    expect(await answerable(ann.page)).toHaveLength(3);
  });
});

test('a player who chats can accept the score or resume play', async ({ call }) => {
  const [cal, dot] = [await call('cal'), await call('dot')];
  const room = await cal.makesRoom(TIMED);
  await dot.joins(room);
  await play(cal, dot, 'E5 E3');
  await cal.presses('Pass');
  await dot.reads('Your turn');
  await dot.presses('Pass');
  await expect(cal.page.locator('.room[data-phase=scoring]')).toBeVisible();
  for (const locale of ['en', 'ja']) {
    if (locale === 'ja') await speaks(cal, locale);
    const { page } = cal;
    for (const size of [PHONE, SHORT, SIDEWAYS, WIDE]) {
      await test.step(`${name(size)}, ${locale}`, async () => {
        await page.setViewportSize(size);
        const panel = page.locator('.room-scoring');
        await pictured(page, `reach-count-${locale}`);
        if (size === WIDE) {
          expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight), 'cut lines').toBeLessThan(2);
          return;
        }
        if (size === PHONE) await expectWhole(page.locator('.room-bar [data-act=scratch]'));
        await opensChat(cal);
        for (const act of ['accept', 'resume']) await expectWhole(page.locator(`.room-bar [data-act=${act}]`));
        await expectWhole(page.locator('.room-news .turn'));
        await expectWhole(page.locator('.chat-form .input'));
        await pictured(page, `reach-count-chat-${locale}`);
        await page.locator('.sheet-close').click();
      });
    }
  }
});

test('on a phone in landscape, the button that confirms a pass is not below the words of a takeback request', async ({
  call,
}) => {
  const [eli, fay] = [await call('eli', { settings: { confirm: { rapid: 'always' } } }), await call('fay')];
  await fay.joins(await eli.makesRoom(TIMED));
  await eli.point('E5').click();
  await eli.page.getByRole('button', { name: 'Play E5' }).click();
  await fay.plays('E3');
  await eli.page.setViewportSize(SIDEWAYS);
  await eli.presses('Pass');
  await fay.presses('Takeback');
  const words = eli.page.locator('.ask').first().getByText('White asks for a takeback');
  await expectInNews(words);
  await expectInNews(button(eli, 'Confirm pass'));
  await pictured(eli.page, 'reach-confirm');
  const [top, bottom] = [await words.boundingBox(), await button(eli, 'Confirm pass').boundingBox()];
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('the first line of the box of news keeps a distance from the edge of the box', async ({ call }) => {
  const [gus, hal] = [await call('gus'), await call('hal')];
  await hal.joins(await gus.makesRoom(TIMED));
  await gus.reads('Your turn');
  for (const locale of ['en', 'ja']) {
    if (locale === 'ja') await speaks(gus, locale);
    for (const size of [WIDE, PHONE, SHORT]) {
      await gus.page.setViewportSize(size);
      await pictured(gus.page, `reach-news-${locale}`);
      const distance = await gus.page.locator('.room-news .turn').evaluate((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        return words.getBoundingClientRect().top - (line.parentElement?.getBoundingClientRect().top ?? 0);
      });
      expect(distance, name(size)).toBeGreaterThanOrEqual(6);
    }
  }
});

test('after the game, "Other settings" is in sight on a phone', async ({ call }) => {
  const [kit, lou] = [await call('kit'), await call('lou')];
  await lou.joins(await kit.makesRoom(TIMED));
  await play(kit, lou, 'E5 E3');
  await kit.presses('Pass');
  await lou.reads('Your turn');
  await lou.presses('Pass');
  await kit.answers('accept', 'y');
  await lou.reads('Black has accepted');
  await lou.answers('accept', 'y');
  for (const locale of ['en', 'ja']) {
    if (locale === 'ja') await speaks(kit, locale);
    for (const size of [PHONE, SHORT, SIDEWAYS, WIDE]) {
      await kit.page.setViewportSize(size);
      await expect(kit.page.locator('.room-ending .score')).toHaveCount(1);
      await pictured(kit.page, `reach-end-${locale}`);
      if (size === PHONE) await expectWhole(kit.page.locator('.room-ending [data-act=rematch_terms]'));
    }
  }
});

test('in the narrowest column, neither the reason of an absence nor the points are cut off in Japanese', async ({
  call,
}) => {
  const viewport = { width: 1280, height: 1024 };
  const settings = { confirm: { correspondence: 'never' } };
  const [mia, noa] = [await call('mia', { viewport, settings }), await call('noa', { settings })];
  /** Which facts about an absent player are cut off. The countdown must be shown as well. */
  const cutFacts = async () => {
    const facts = mia.page.locator('.player-facts:has([data-reason] .number)');
    await expect(facts).toBeVisible({ timeout: 20_000 });
    await pictured(mia.page, 'reach-away');
    return facts.evaluate((all) =>
      [...all.querySelectorAll('.away > *, .total')]
        .filter((one) => {
          const [box, own] = [all, one].map((each) => each.getBoundingClientRect());
          return (
            !box || !own || own.top < box.top - 2 || own.bottom > box.bottom + 2 || one.scrollWidth > own.width + 1
          );
        })
        .map((one) => one.textContent),
    );
  };
  await noa.joins(await mia.makesRoom(TIMED));
  await play(mia, noa, 'E5 E3');
  await mia.presses('Pass');
  await noa.reads('Your turn');
  await noa.presses('Pass');
  await speaks(mia, 'ja');
  await expect(mia.page.locator('.player .total')).toHaveCount(2);
  await leaves(noa);
  expect(await cutFacts()).toEqual([]);

  // In a correspondence game, the time until the player has to be back is in words.
  await speaks(mia, 'en');
  await noa.joins(
    await mia.makesRoom({
      size: '9×9',
      color: 'Black',
      time: 'Correspondence: 3 d + 1 d per move, at most 7 d, 2 rest days',
    }),
  );
  await play(mia, noa, 'E5 E3');
  await speaks(mia, 'ja');
  await expect(mia.page.locator('.player')).toHaveCount(2);
  await leaves(noa);
  expect(await cutFacts()).toEqual([]);
});

test('the settings and the board for plans show the opponent’s question', async ({ call }) => {
  const [pia, rex] = [await call('pia'), await call('rex')];
  await rex.joins(
    await pia.makesRoom({
      color: 'Black',
      time: 'Correspondence: 3 d + 1 d per move, at most 7 d, 2 rest days',
    }),
  );
  await pia.point('E5').click();
  await pia.page.keyboard.press('f');
  await rex.sees('E5', 'black, last move');
  for (const [key, title] of [
    [',', 'Settings'],
    ['j', /^Plan/],
  ] as const) {
    const dialog = pia.page.getByRole('dialog', { name: title });
    await pia.page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await rex.page.keyboard.press('d');
    for (const size of [WIDE, PHONE, SHORT, SIDEWAYS]) {
      await pia.page.setViewportSize(size);
      await expectWhole(dialog.getByText('White offers a draw'));
      await expectWhole(dialog.getByRole('button', { name: 'Decline' }));
      await pictured(pia.page, `reach-${key === ',' ? 'settings' : 'plan'}`);
    }
    await rex.page.keyboard.press('w');
    await expect(dialog.getByText('White offers a draw')).toHaveCount(0);
    await pia.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
