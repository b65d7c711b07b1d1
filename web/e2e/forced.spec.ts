// With forced colors, the system replaces all colors, and removes shadows and gradients. The chosen options, the player
// to move and the edges of dialogs must still be visible. The last test checks the contrast of the sign O in every
// theme.

import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

/** The styles of an element, or of one of its pseudo-elements, that can be seen even with forced colors. */
function look(element: Locator, part?: '::after' | '::before'): Promise<string> {
  return element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const { content, backgroundColor, borderBottomColor, borderBottomWidth, outlineStyle, outlineWidth } = style;
    return [content, backgroundColor, borderBottomColor, borderBottomWidth, outlineStyle, outlineWidth].join(' ');
  }, part);
}

test('in forced colors, a chosen option looks different from the others', async ({ call }) => {
  const ann = await call('ann', { forcedColors: 'active', reducedMotion: 'reduce' });
  const { page } = ann;
  await ann.opens('/settings');
  const button = page.getByRole('switch', { name: 'Show coordinates' });
  await button.focus(); // Both screenshots show the focus.
  const on = await button.screenshot();
  await page.keyboard.press('Space');
  await expect(button).not.toBeChecked();
  expect(on.equals(await button.screenshot()), 'whether a switch looks the same on and off').toBe(false);
  expect(await look(button, '::after'), 'the look of the knob').not.toContain(await backdrop(button));
  const choices = page.locator('.choice').filter({ has: page.locator('[name^=theme]') });
  expect(await look(choices.locator('input:checked + span').first())).not.toBe(
    await look(choices.locator('input:not(:checked) + span').first()),
  );
  await ann.opensForm();
  const [card, other] = [':checked', ':not(:checked)'].map((is) =>
    page.locator(`.preset input${is} + .preset-card`).first(),
  ) as [Locator, Locator];
  expect(await look(card, '::after')).not.toBe(await look(other, '::after'));
  expect(await look(page.getByRole('dialog', { name: 'New game' })), 'the edge of the dialog').toContain(' 1px ');
  const arrow = page.getByLabel('Time').evaluate((list) => getComputedStyle(list).appearance);
  expect(await arrow, 'the arrow of a list').toBe('auto');
  await ann.opens('/history');
  const chips = page.locator('.chip-button');
  expect(await look(chips.and(page.locator('[aria-pressed=true]')).first())).not.toBe(
    await look(chips.and(page.locator('[aria-pressed=false]')).first()),
  );
});

/** The background color of an element. */
function backdrop(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

test('in forced colors, a room shows whose turn it is, who is there and which move is the last', async ({ call }) => {
  const [bob, cat] = [await call('bob', { forcedColors: 'active' }), await call('cat')];
  await cat.joins(await bob.makesRoom({ color: 'Black' }));
  await bob.plays('E5');
  const { page } = bob;
  expect(await look(page.locator('.player.to-move'))).not.toBe(await look(page.locator('.player:not(.to-move)')));
  const dot = page.locator('.presence.here').first();
  expect(await look(dot)).not.toContain(await backdrop(page.locator('body')));
  expect(await look(page.locator('.score-sheet [aria-current]'))).not.toBe(
    await look(page.locator('.told button').first()),
  );
  expect(await look(page.getByRole('tab', { selected: true }))).not.toBe(
    await look(page.getByRole('tab', { selected: false }).first()),
  );
});

test('the O next to a name has enough contrast in every theme', async ({ call }) => {
  const [dan, eve] = [await call('dan'), await call('eve')];
  await eve.joins(await dan.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X' }));
  for (const theme of ['wood', 'paper', 'slate', 'dark', 'contrast']) {
    const contrast = await dan.page.locator('.player .stone-icon.white .sign').evaluate((sign, chosen) => {
      document.documentElement.dataset.theme = chosen;
      const light = (color: string) => {
        const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r = 0, g = 0, b = 0] = parts.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = getComputedStyle(sign.closest('.player') as Element).backgroundColor;
      const pair = [light(getComputedStyle(sign).stroke), light(ground)].sort((a, b) => b - a);
      return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
    }, theme);
    expect(contrast, `the contrast in the theme ${theme}`).toBeGreaterThanOrEqual(3);
  }
});
