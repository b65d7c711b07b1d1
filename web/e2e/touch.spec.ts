// On a phone, every element that can be pressed is large enough for a finger.

import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const LOCALES = ['en', 'zh-CN', 'zh-Hant', 'ja'] as const;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The smallest allowed width and height of an element that can be pressed, in pixels. */
const LEAST = 44;

/**
 * The elements that can be pressed, but are too small. Does not list the points of a board, because a finger aims at
 * them with the loupe.
 */
async function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll('a[href], button, select, summary, input, [role=tab]');
    return [...all].flatMap((one) => {
      // A press on a label presses its control.
      const target = one.closest('label') ?? one;
      const box = target.getBoundingClientRect();
      if (box.width < 2 || box.right < 0 || box.bottom < 0 || target.closest('svg, [inert]')) return [];
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const after = getComputedStyle(target, '::after');
      const around = after.content !== 'none' && after.position === 'absolute' ? after : undefined;
      const width = Math.max(box.width, Number.parseFloat(around?.width ?? '') || 0);
      const height = Math.max(box.height, Number.parseFloat(around?.height ?? '') || 0);
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      return [`${one.className || one.tagName} "${one.textContent}" ${Math.round(width)}x${Math.round(height)}`];
    });
  }, LEAST);
}

test('everything on a phone is large enough for a finger', async ({ call }) => {
  test.slow(); // The test looks at many pages.
  const [ann, ben] = [await call('ann', PHONE), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await ben.joins(room);
  const { page } = ann;
  await ann.reads('Your turn');
  const looks = async (what: string) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      expect(await small(page), `${what}, ${size.width}x${size.height}`).toEqual([]);
    }
    await page.setViewportSize(PHONE.viewport);
  };
  await looks('the room');
  await ann.turnsTo('Chat');
  await page.getByRole('textbox', { name: 'Message everyone' }).fill('look at h8');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('log').getByRole('button', { name: 'h8' })).toBeVisible();
  await looks('the chat');
  for (const tab of ['Moves', 'About'] as const) {
    await ann.turnsTo(tab);
    await looks(tab);
  }
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'More', exact: true }).locator('visible=true').tap();
  await looks('the menu');
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).last().tap();
  await ann.reads('You lose by resignation');
  for (const path of ['/', '/history', '/settings', '/help', room.replace('room', 'game')]) {
    await ann.opens(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await looks(path);
  }
});

test('before the first game, everything is large enough for a finger in each language', async ({ call }) => {
  test.slow(); // The test looks at many pages.
  for (const locale of LOCALES) {
    await test.step(locale, async () => {
      const { page } = await call(`new-${locale}`, { ...PHONE, settings: { locale } });
      const looks = async (what: string) => expect(await small(page), what).toEqual([]);
      for (const path of ['/', '/practice', '/help/go', '/#new']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        if (path === '/#new') {
          const form = page.locator('dialog[open]');
          await expect(form).toBeVisible();
          for (const rest of await form.locator('summary').all()) await rest.tap();
        }
        await looks(path);
      }
      await page.locator('dialog[open] [type=submit]').tap();
      await expect(page.locator('.room[data-phase=waiting]')).toBeVisible();
      await looks('the waiting room');
    });
  }
});
