// The texts of a language cannot be loaded. The page is never empty.

import { REFUSED } from './person.ts';
import { expect, test } from './test.ts';

/** The fault of a page that has no texts at all. */
const NO_TEXTS = /Failed to fetch dynamically imported module/;

test('if a language cannot be loaded, the page is in English', async ({ call }) => {
  const kai = await call('kai', { settings: { locale: 'ja' } });
  kai.expects(REFUSED);
  await kai.context.route(/\/assets\/ja-[^/]*\.js$/, (route) => route.abort());
  await kai.opens('/');
  await expect(kai.page.getByRole('button', { name: /^Play a friend/ })).toBeVisible();
  await kai.opens('/settings');
  await expect(kai.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('if no language can be loaded, the page says so and offers another attempt', async ({ call }) => {
  const lea = await call('lea', { settings: { locale: 'ja' } });
  lea.expects(REFUSED);
  lea.expects(NO_TEXTS);
  const texts = /\/assets\/(?:ja|en)-[^/]*\.js$/;
  await lea.context.route(texts, (route) => route.abort());
  await lea.opens('/');
  await lea.reads(/Tengen could not be loaded/);
  await lea.context.unroute(texts);
  await lea.page.getByRole('link', { name: 'Try again' }).click();
  await expect(lea.page.getByRole('button', { name: /友/ }).first()).toBeVisible();
  await expect(lea.page.getByText(/Tengen could not be loaded/)).toBeHidden();
});
