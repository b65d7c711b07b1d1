// The pages around a game: the settings, the languages, the form of a new game, and unknown URLs.

import { REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('settings take effect at once and are stored', async ({ call }) => {
  const ora = await call('ora');
  const { page } = ora;
  await ora.opens('/settings');
  await page.getByRole('radio', { name: 'Slate' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'slate');
  await page.getByRole('switch', { name: 'Show coordinates' }).uncheck();
  const playing = page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    return new Promise<void>((resolve) => {
      OscillatorNode.prototype.start = function (at) {
        start.call(this, at);
        resolve();
      };
    });
  });
  await page.getByRole('switch', { name: 'Play quiet music in the background' }).check();
  await playing;
  await page.getByRole('textbox', { name: 'Your name' }).fill('x y');
  await page.getByRole('button', { name: 'Save name' }).click();
  ora.expects(REFUSED);
  await expect(page.getByRole('alert')).toHaveText(
    'Use only letters, digits, - or _ in the name. No character can be invisible.',
  );
  await page.getByRole('textbox', { name: 'Your name' }).fill('ora_2');
  await page.getByRole('button', { name: 'Save name' }).click();
  await ora.reads('Your name is now ora_2.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'slate');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('ora_2');
  await expect(page.getByRole('switch', { name: 'Show coordinates' })).not.toBeChecked();
});

test('a new name takes effect immediately in every tab, but not in a game that has begun', async ({ call }) => {
  const [vic, wes] = [await call('vic'), await call('wes')];
  const room = await vic.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await wes.joins(room);
  await vic.reads('Your turn');
  const settings = await vic.context.newPage();
  await settings.goto('/settings');
  await settings.getByRole('textbox', { name: 'Your name' }).fill('vic_2');
  await settings.getByRole('button', { name: 'Save name' }).click();
  await expect(settings.getByText('Your name is now vic_2.')).toBeVisible();
  await expect(vic.page.locator('header').getByText('vic_2')).toBeVisible();
  for (const person of [vic, wes]) await person.turnsTo('Chat');
  await vic.page.getByRole('textbox', { name: 'Message everyone' }).fill('it is me');
  await vic.presses('Send');
  // In a game, players keep the name with which they took their seat.
  const line = wes.page.getByRole('log').filter({ hasText: 'it is me' });
  await expect(line).toContainText('vic');
  await expect(line).not.toContainText('vic_2');
});

test('the home page shows in which games it is the player’s turn', async ({ call }) => {
  const [xia, yan] = [await call('xia'), await call('yan')];
  const room = await xia.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await yan.joins(room);
  for (const person of [xia, yan]) await person.opens('/');
  // The game is among the player's own games, and among the games that anybody can watch.
  const card = (person: typeof xia) => person.page.getByRole('link', { name: 'Open your game' }).first();
  await expect(card(xia)).toContainText('Your turn');
  await expect(card(yan)).toContainText('move 0');
  await expect(card(yan)).not.toContainText('Your turn');
  await card(xia).click();
  await xia.plays('h8');
  await expect(card(yan)).toContainText('Your turn');
});

test('the theme follows the system if the player has not chosen one', async ({ call }) => {
  const { page } = await call('pat', { colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'wood');
});

/** Each language, with its name, the label of the list of languages, two texts, and a font for its characters. */
const LANGUAGES = [
  { lang: 'zh-CN', name: '简体中文', label: '语言', history: '棋谱', friend: '约朋友下棋', font: 'PingFang SC' },
  { lang: 'zh-Hant', name: '繁體中文', label: '語言', history: '棋譜', friend: '找朋友下棋', font: 'PingFang TC' },
  { lang: 'ja', name: '日本語', label: '言語', history: '棋譜', friend: '友達と対局', font: 'Hiragino Sans' },
  { lang: 'en', name: 'English', label: 'Language', history: 'History', friend: 'Play a friend', font: 'system-ui' },
];

test('the list in the header switches the whole client to each language', async ({ call }) => {
  const { page } = await call('qin');
  await page.goto('/');
  let label = 'Language';
  for (const next of LANGUAGES) {
    await test.step(next.name, async () => {
      await page.getByRole('banner').getByRole('combobox', { name: label }).selectOption(next.name);
      const seen = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', next.lang);
        await expect(page.getByRole('button', { name: new RegExp(`^${next.friend}`) })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('combobox', { name: next.label })).toHaveValue(next.lang);
        const font = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
        expect(font).toContain(next.font);
      };
      await seen();
      await page.reload();
      await seen();
      label = next.label;
    });
  }
});

test('the language can also be chosen on the settings page or in a dialog over a room, and other tabs follow', async ({
  call,
}) => {
  const rei = await call('rei', { viewport: { width: 320, height: 568 } });
  const { page } = rei;
  await rei.opens('/settings');
  const other = await rei.context.newPage();
  await other.goto('/history');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('日本語');
  await expect(page.getByRole('heading', { name: '設定', level: 1 })).toBeVisible();
  await expect(other.getByRole('heading', { name: '棋譜', level: 1 })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/');
  await page.getByRole('button', { name: /^友達と対局/ }).click();
  await expect(page.getByText('対局相手を待っています').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 }); // On a phone, the room hides the header.
  await page.getByRole('banner').getByRole('button', { name: '設定', exact: true }).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('dialog').getByRole('combobox', { name: '言語' }).selectOption('繁體中文');
  await expect(page.getByRole('dialog', { name: '設定' }).getByRole('combobox', { name: '語言' })).toHaveValue(
    'zh-Hant',
  );
  await expect(page.getByText('等待對手').first()).toBeAttached();
});

for (const { lang, history } of LANGUAGES) {
  test(`in a browser set to ${lang}, the client starts in this language and loads no other language`, async ({
    call,
  }) => {
    const tag = lang === 'zh-Hant' ? 'zh-TW' : lang;
    const { page } = await call('ran', { locale: tag, settings: { locale: undefined } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const catalogs = () => loaded.flatMap((path) => /\/assets\/(en|ja|zh-[A-Za-z]+)-/.exec(path)?.[1] ?? []);
    await page.goto('/');
    const link = page.getByRole('banner').locator('a[href="/history"]');
    await expect(link).toBeVisible();
    expect(catalogs()).toEqual([lang]);
    // A second page loads the rest of the texts, in the same language.
    await link.click();
    await expect(page.getByRole('heading', { name: history, level: 1 })).toBeVisible();
    expect(catalogs()).toEqual([lang, lang]);
  });
}

test('the form of a new game shows its errors, and accepts the corrected values', async ({ call }) => {
  const sue = await call('sue');
  const { page } = sue;
  await sue.opensForm();
  await sue.opensRest();
  await sue.chooses('Other size');
  await page.getByLabel('Columns').fill('40');
  await page.getByLabel('Rows').fill('7');
  await sue.presses('Start');
  await sue.reads('Enter a whole number from 2 to 25.');
  await page.getByLabel('Columns').fill('7');
  await page.getByLabel('Handicap').selectOption({ label: 'On star points' });
  await page.getByLabel('Stones').fill('4');
  await page.getByLabel('Rules').selectOption('Japanese');
  await sue.presses('Start');
  await page.waitForURL(/\/room\//);
  await sue.reads(/Japanese\s· komi 0.5\s· 4 handicap stones/);
});

test('a page at an unknown URL says that nothing was found', async ({ call }) => {
  const tom = await call('tom');
  tom.expects(REFUSED);
  for (const [path, title, text] of [
    ['/nowhere/at/all', 'Page not found', 'There is no page at this address.'],
    ['/game/00000000000000000000', 'Could not load this game', 'Not found. Check the link.'],
    ['/room/00000000000000000000', 'Room not found', 'Not found. Check the link.'],
    ['/seat/00000000000000000000', 'This link does not work', 'Not found. Check the link.'],
  ] as const) {
    await test.step(path, async () => {
      await tom.opens(path);
      if (path.startsWith('/seat/')) await tom.presses('Play on this device');
      await expect(tom.page.getByRole('heading', { level: 1 })).toHaveText(title);
      await tom.reads(text);
      await expect(tom.page.getByRole('main').getByRole('link')).toHaveText(['Go to the home page']);
    });
  }
});

test('a page whose script cannot be loaded shows an error instead of staying blank', async ({ call }) => {
  const uma = await call('uma');
  uma.expects(REFUSED);
  const { page } = uma;
  await uma.opens('/');
  await page.route('**/assets/history-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await uma.reads(/^Could not load this page\./);
  await page.unroute('**/assets/history-*.js');
  await uma.presses('Reload the page');
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
});
