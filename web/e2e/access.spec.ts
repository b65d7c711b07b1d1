// Every page is accessible. The checker axe finds no violation in any theme, and the page fits a width of 320 pixels in
// every language. Colors do not depend on the language, so each theme is checked in only one language.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Person, play } from './person.ts';
import { expect, test } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Each theme, and the language in which it is checked. */
const LOOKS = [
  ['wood', 'en'],
  ['dark', 'zh-CN'],
  ['paper', 'zh-Hant'],
  ['slate', 'ja'],
  ['contrast', 'en'],
] as const;
/** English comes last, because the rest of the test needs it as the current language. */
const LANGUAGES = ['zh-CN', 'zh-Hant', 'ja', 'en'] as const;

type Found = { id: string; impact: string; nodes: string[] };

/** Every violation that axe finds on the current page. */
async function faults(page: Page): Promise<Found[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    type Result = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Result[] }> } };
    // Without these options, axe also reports checks that pass, and loads style sheets for rules that are off.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`),
    }));
  });
}

/** Switches the language as if it had been changed in a different tab. This needs no click, so a dialog stays open. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'tengen.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale: chosen });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Runs axe on a page in all themes, and checks that the page fits the smallest phone in all languages. */
async function examine(person: Person, what: string): Promise<void> {
  const { page } = person;
  await test.step(what, async () => {
    for (const [theme, language] of LOOKS) {
      await speak(page, language);
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect(await faults(page), `${what}, ${theme}, ${language}`).toEqual([]);
    }
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of LANGUAGES) {
      await speak(page, language);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `${what}, ${language}: pixels beyond a width of 320`).toBeLessThanOrEqual(0);
    }
    expect(await faults(page), `${what}, 320 pixels wide`).toEqual([]);
    if (size) await page.setViewportSize(size);
  });
}

test('every page is accessible', async ({ call }) => {
  test.setTimeout(240_000);
  const settings = { theme: 'wood' };
  const reducedMotion = 'reduce'; // Check the colors, not the transition from one theme to the next.
  const [una, val, wim] = [
    await call('una', { settings, reducedMotion }),
    await call('val', { settings, reducedMotion }),
    await call('wim', { settings, reducedMotion }),
  ];
  const room = await una.makesRoom({ kind: 'Go', size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' });
  await examine(una, 'a room waiting for an opponent');
  await wim.opens('/');
  await wim.reads('una');
  await examine(wim, 'the home page with a seek');
  await wim.opensForm();
  await examine(wim, 'the form of a new game');
  await wim.page.keyboard.press('Escape');
  await val.joins(room);
  await play(una, val, 'D4 E4 D6 E6 C5 F5 D3 D5 E5');
  await una.presses('Offer draw');
  await val.reads('Black offers a draw');
  await examine(val, 'the room of a player');
  await wim.page.getByRole('link', { name: 'Watch una vs val' }).click();
  await wim.reads('White to move');
  await examine(wim, 'the room of a spectator');
  await una.presses('Resign');
  await expect(una.page.getByRole('dialog')).toBeVisible();
  await examine(una, 'a dialog');
  await una.presses('Cancel');
  await val.presses('Pass');
  await una.reads('Your turn');
  await una.presses('Pass');
  await una.reads('Which stones are dead?');
  await una.point('E5').click();
  await examine(una, 'the scoring phase');
  await una.presses('Accept score');
  await val.reads('Black has accepted');
  await val.presses('Accept score');
  await val.reads('Rematch');
  await examine(val, 'the end of a game');
  await wim.opens('/history');
  await wim.page.getByRole('link', { name: 'Replay una vs val' }).waitFor();
  await examine(wim, 'the history');
  await wim.page.getByRole('link', { name: 'Replay una vs val' }).click();
  await wim.reads('Move 11 of 11');
  await examine(wim, 'the replay');
  await wim.opens('/');
  await wim.page.getByRole('link', { name: 'Replay una vs val' }).waitFor();
  await examine(wim, 'the home page with a game');
  await wim.opensForm();
  await wim.chooses('Gomoku');
  await wim.opensRest();
  await wim.page.getByLabel('Rules').selectOption('Renju');
  await wim.page.getByLabel('Opening').selectOption('Soosyrv-8');
  await examine(wim, 'the form with every choice of renju');
  for (const [path, text] of [
    ['/settings', 'Settings'],
    ['/game/file', 'Open an SGF file'],
    ['/practice', 'Practice board'],
    ['/screen', 'Club screen'],
    ['/nowhere', 'Not found'],
  ] as const) {
    await wim.opens(path);
    await wim.page.getByRole('heading', { name: text }).first().waitFor();
    await examine(wim, path);
  }
});

test('every game other than Go is accessible', async ({ call }) => {
  test.setTimeout(240_000);
  const reducedMotion = 'reduce';
  const settings = { theme: 'wood' };
  const [xia, yun] = [await call('xia', { settings, reducedMotion }), await call('yun', { settings, reducedMotion })];
  await xia.opens('/');
  await yun.joins(await xia.makesRoom({ kind: 'Othello', size: null, color: 'Black' }));
  await play(xia, yun, 'f5 f6');
  await examine(xia, 'a game of Othello');
  await yun.joins(await xia.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X' }));
  await play(xia, yun, 'b2 a1 a2 c1 c2');
  await xia.reads('X wins with three in a row');
  await examine(xia, 'a game of tic-tac-toe');
  const renju = { kind: 'Gomoku', size: '15×15', color: 'You', rules: 'Renju' } as const;
  await yun.joins(await xia.makesRoom({ ...renju, opening: 'Yamaguchi' }));
  await examine(xia, 'an opening before its first stone');
  for (const point of ['h8', 'h9', 'h10']) await xia.plays(point);
  await examine(xia, 'a number to declare');
  await xia.page.getByLabel('Number of fifth moves').fill('2');
  await xia.presses('Declare');
  await yun.reads('Which color do you want to play from here?');
  await examine(yun, 'a choice of color');
  await yun.presses('Play White');
  await yun.reads(/^Place a (black|white) stone/);
  await yun.plays('i10');
  await xia.reads('0 of 2 chosen');
  await xia.point('g8').click();
  await examine(xia, 'moves to offer');
});

test('the help is accessible', async ({ call }) => {
  test.setTimeout(240_000);
  const ned = await call('ned', { settings: { theme: 'wood' }, reducedMotion: 'reduce' });
  for (const [path, text] of [
    ['/help', 'Help'],
    ['/help/go', 'How to play Go'],
    ['/help/gomoku', 'How to play Gomoku'],
    ['/help/othello', 'How to play Othello'],
    ['/help/tic_tac_toe', 'How to play tic-tac-toe'],
  ] as const) {
    await ned.opens(path);
    await ned.page.getByRole('heading', { name: text, level: 1 }).waitFor();
    await examine(ned, path);
  }
});
