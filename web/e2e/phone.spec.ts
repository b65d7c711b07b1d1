// The pages on a phone, except the rooms: what waits for the player, the form of a new game, lists to choose from, and
// links.

import type { Page } from '@playwright/test';
import { Guest, ROOM } from './api.ts';
import { expectWhole, PHONE, SHORT, SIDEWAYS } from './places.ts';
import { expect, test } from './test.ts';

const LOCALES = ['en', 'zh-CN', 'zh-Hant', 'ja'];
/** The least height of a target, in pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

test('the home page says that the score waits for the player, shows no clock, and opens the game', async ({
  callTo,
  ownServer,
}) => {
  const [black, eva] = [
    await Guest.create(ownServer, 'bot'),
    await callTo(ownServer)('eva', { viewport: PHONE, reducedMotion: 'reduce' }),
  ];
  const setup = { kind: 'go', size: 5, ruleset: 'japanese', handicap: { type: 'none' } } as const;
  const room = await black.makesRoom(setup, { time: { type: 'absolute', main_ms: 600_000 } });
  await eva.joins(`/room/${room}`);
  await black.does(room, { type: 'play', point: 'c3' });
  await eva.sees('C3', 'black');
  const status = await eva.page.evaluate(async (path) => {
    const body = JSON.stringify({ command_id: 'white1', command: { type: 'pass' } });
    return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  }, `/api/v1/rooms/${room}/commands`);
  expect(status).toBe(200);
  await black.does(room, { type: 'pass' });
  await eva.reads('Which stones are dead?');
  await eva.opens('/');
  const bar = eva.page.locator('.now-game');
  await expect(bar).toContainText('Accept the score');
  await expect(bar.getByRole('timer')).toHaveCount(0);
  await expect(eva.page.locator('.home-board-go')).toHaveText('Open');
  await expect(eva.page.getByText('Watch', { exact: true })).toHaveCount(0);
  await bar.click();
  await eva.presses('Accept score');
  await eva.opens('/');
  await expect(bar).toContainText('The score is being checked');
});

test('on a phone in landscape, the form of a new game has most of the window, and its button stays in reach', async ({
  call,
}) => {
  const ida = await call('ida', { viewport: SIDEWAYS });
  await ida.opensForm();
  const dialog = ida.page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Start' });
  await expectWhole(start);
  await dialog.evaluate((one) => one.scrollTo(0, 120));
  await expectWhole(start);
  const free = await dialog.evaluate((one) => {
    const [head, go] = ['.dialog-head', '.new-game-go'].map((part) => one.querySelector(part)?.getBoundingClientRect());
    return (go?.top ?? 0) - Math.max(head?.bottom ?? 0, one.getBoundingClientRect().top);
  });
  expect(free, 'the height between the head and the button').toBeGreaterThan(SIDEWAYS.height * 0.7);
});

/**
 * The options that are cut off when they are chosen: they need a second line, but their list does not become higher.
 */
function cut(page: Page): Promise<string[]> {
  // The list in the header is invisible. It lies over the short name of the language.
  return page.locator('.field select:visible').evaluateAll((lists) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    return (lists as HTMLSelectElement[]).flatMap((list) => {
      const style = getComputedStyle(list);
      context.font = style.font;
      const space = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const { value } = list;
      const short = [...list.options].filter((option) => {
        list.value = option.value;
        const lines = context.measureText(option.text).width > space ? 2 : 1;
        const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
        return list.clientHeight < padding + lines * Number.parseFloat(style.lineHeight);
      });
      list.value = value;
      return short.map(({ text }) => text);
    });
  });
}

for (const viewport of [PHONE, SHORT]) {
  for (const locale of LOCALES) {
    test(`at ${viewport.width} px in ${locale}, every choice fits into its list`, async ({ call }) => {
      const may = await call('may', { viewport, settings: { locale } });
      const found: Record<string, string[]> = {};
      await may.opens('/history');
      await may.page.waitForLoadState('networkidle');
      found.history = await cut(may.page);
      await may.opens('/settings');
      await may.page.locator('select').first().waitFor();
      found.settings = await cut(may.page);
      for (const form of ['new', 'computer']) {
        await may.opens(`/?${form}#${form}`);
        const cards = may.page.locator('.preset');
        await cards.first().waitFor();
        await may.page.locator('.rest > summary').click();
        for (const card of [0, 2, 3, 4]) {
          await cards.nth(card).locator('input').check({ force: true });
          found[`${form} ${card}`] = await cut(may.page);
        }
      }
      expect([...new Set(Object.values(found).flat())]).toEqual([]);
    });
  }
}

/**
 * The links that are outside running text and have a target of too little height. The target of a link can be larger
 * than the words of the link.
 */
function low(page: Page): Promise<string[]> {
  return page.locator('a:visible').evaluateAll((links, least) => {
    /** Whether the link is a part of a sentence, so that its height is the height of the line. */
    const runs = (link: Element) => {
      const block = link.closest('p, dd, td, figcaption');
      return block !== null && (block.textContent ?? '').trim().length > (link.textContent ?? '').trim().length * 2;
    };
    const isLow = (link: Element) => {
      link.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      const reach = least / 2 - 0.5;
      return [-reach, reach].some((up) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + up);
        return hit?.closest('a') !== link;
      });
    };
    // The open dialog covers the rest of the page.
    const part = document.querySelector('dialog[open]') ?? document.body;
    return links
      .filter((link) => part.contains(link) && !link.closest('.heard, .skip') && !runs(link) && isLow(link))
      .map((link) => `${link.textContent?.trim()} (${Math.round(link.getBoundingClientRect().height)} px)`);
  }, TARGET);
}

test('on a phone, every link outside running text is at least 24 px high', async ({ callTo, ownServer }) => {
  const [host, friend] = [await Guest.create(ownServer, 'host'), await Guest.create(ownServer, 'friend')];
  const done = await host.makesRoom({ kind: 'tic_tac_toe' });
  await friend.does(done, { type: 'sit' });
  await host.does(done, { type: 'play', point: 'a1' });
  await friend.does(done, { type: 'resign' });
  const live = await host.makesRoom(ROOM.setup);
  await friend.does(live, { type: 'sit' });
  const tom = await callTo(ownServer)('tom', { viewport: PHONE });
  const found: Record<string, string[]> = {};
  const paths = ['/', '/history', `/game/${done}`, `/room/${live}`, '/settings', '/help', '/help/go', '/practice'];
  for (const path of [...paths, '/learn', '/screen', '/nowhere']) {
    await tom.opens(path);
    await tom.page.waitForLoadState('networkidle');
    found[path] = await low(tom.page);
  }
  await tom.opensForm();
  found.form = await low(tom.page);
  expect(Object.fromEntries(Object.entries(found).filter(([, links]) => links.length > 0))).toEqual({});
});

test('at 320 px, a token with a long name and the button that deletes it stay inside the page, one below the other', async ({
  call,
}) => {
  const kim = await call('kim', { viewport: SHORT });
  await kim.opens('/settings');
  await kim.page.getByLabel('Name of the program').fill('W'.repeat(20));
  await kim.presses('Make a token');
  const row = kim.page.locator('.programs li');
  const fits = async () => {
    const [words, act] = [row.locator('> span'), row.getByRole('button')];
    const [text, button, whole] = [await words.boundingBox(), await act.boundingBox(), await row.boundingBox()];
    if (!text || !button || !whole) throw new Error('not shown');
    for (const { x, width } of [text, button, whole]) expect(x >= 0 && x + width <= SHORT.width - 12).toBe(true);
    expect(text.y + text.height <= button.y || text.x + text.width <= button.x, 'apart').toBe(true);
    expect(await act.evaluate((one) => one.scrollWidth <= one.clientWidth), 'the words fit').toBe(true);
    expect(await words.evaluate((one) => one.scrollWidth <= one.clientWidth), 'the name fits').toBe(true);
  };
  await fits();
  await row.getByRole('button').click();
  await expect(row.getByRole('button')).toContainText('for good');
  await fits();
});

test('the field for questions says what to type, until there is an answer', async ({ call }) => {
  const lea = await call('lea', { viewport: SHORT });
  await lea.opens('/practice');
  const field = lea.page.locator('.ask-field');
  const hint = field.getByText('Type D4? and press Enter to read what is on D4.');
  await expectWhole(hint);
  await expect(field.getByRole('textbox')).toHaveAccessibleDescription(/^Type D4\?/);
  await field.getByRole('textbox').fill('D4?');
  await field.getByRole('textbox').press('Enter');
  await expect(field.getByRole('status')).toContainText('D4');
  await expect(hint).toHaveClass('heard');
});
