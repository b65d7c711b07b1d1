// A person plays against a bot on this device while the server cannot be reached.

import { alone } from './kept.ts';
import { type Person, UNREACHABLE } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Without a network, opens the home page and starts a game against a bot there. */
async function starts(person: Person, card: string, level: string, color: string): Promise<void> {
  await person.page.getByRole('button', { name: /^Play the computer/ }).click();
  await person.chooses(card);
  await person.page.getByLabel('Level').selectOption({ label: level });
  await person.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await person.chooses(color);
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/here-/);
  await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
}

const lastMove = (person: Person, color: string) =>
  person.page.getByRole('gridcell', { name: new RegExp(`${color}, last move`) });

/** The names of the modules with the bots, but only of those modules that the service worker has stored. */
async function modules(): Promise<string[]> {
  const names = await caches.keys();
  const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().flatMap(({ url }) => /(tengen_bots\w*)-[^/]*\.wasm$/.exec(url)?.[1] ?? []);
}

/** Places a stone on the first legal point. */
async function playsAnywhere(person: Person): Promise<void> {
  await person.page
    .getByRole('gridcell', { name: /can be played/ })
    .first()
    .click();
}

test('without a network, a person plays a bot, reloads, takes a move back and plays on; the server then gets the game', async ({
  ownServer,
  callTo,
}) => {
  const kim = await alone(ownServer, callTo(ownServer), 'kim');
  kim.expects(UNREACHABLE);
  // The browser has stored only one of the two modules with the bots: the one with SIMD, because Chromium supports
  // SIMD.
  expect(await kim.page.evaluate(modules)).toEqual(['tengen_bots_simd_bg']);
  await starts(kim, 'Othello', '2', 'Black');
  await expect(kim.page.getByRole('region', { name: /Bot, level 2/ })).toBeVisible();
  // The viewer is one player of an ordinary game, not two people at one device.
  await expect(kim.page.locator('.room[data-facing]')).toHaveCount(0);
  await expect(kim.page.locator('.you')).toHaveCount(1);
  await playsAnywhere(kim);
  await expect(lastMove(kim, 'white')).toHaveCount(1);
  await kim.page.reload();
  await expect(lastMove(kim, 'white')).toHaveCount(1);
  await playsAnywhere(kim);
  await expect(lastMove(kim, 'white')).toHaveCount(1);
  await kim.presses('Takeback');
  await kim.presses('Takeback');
  await expect(kim.page.getByRole('gridcell', { name: /last move/ })).toHaveCount(0);
  await playsAnywhere(kim);
  await expect(lastMove(kim, 'white')).toHaveCount(1);

  await kim.page.getByRole('link', { name: 'Tengen home page' }).click();
  await expect(kim.page.getByRole('link', { name: /Continue on this device/ })).toContainText('Bot, level 2');
  await kim.page.getByRole('link', { name: /Continue on this device/ }).click();
  await kim.presses('Resign');
  await kim.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await kim.reads(/stored on this device only/);
  // The server does not know this game, so the page asks for no wins and losses.
  await expect(kim.page.locator('p.pair')).toHaveCount(0);
  await ownServer.start();
  await kim.context.setOffline(false);
  await kim.reads(/The game is in your own history/);
  await kim.opens('/history');
  await expect(kim.page.getByText('Played without a server, clocks not checked')).toHaveCount(1);
  await expect(kim.page.getByText('Bot, level 2').first()).toBeVisible();
});

test('without a network, the bot begins the rematch; if it cannot play, the page says so, and another try succeeds', async ({
  ownServer,
  callTo,
}) => {
  const ida = await alone(ownServer, callTo(ownServer), 'ida');
  ida.expects(UNREACHABLE);
  await starts(ida, 'Tic-tac-toe', '3', 'X');
  await ida.point('b2').click();
  await expect(lastMove(ida, 'O')).toHaveCount(1);
  await ida.presses('Resign');
  await ida.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const first = ida.page.url();
  await ida.page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(ida.page).not.toHaveURL(first);
  await expect(lastMove(ida, 'X')).toHaveCount(1);

  // The first worker after the reload cannot be started, as if its file were lost.
  await ida.page.addInitScript(() => {
    const Whole = globalThis.Worker;
    let started = 0;
    globalThis.Worker = class extends Whole {
      constructor(address: string | URL, options?: WorkerOptions) {
        started += 1;
        super(started === 1 ? '/assets/lost.js' : address, options);
      }
    };
  });
  await ida.page.reload();
  await ida.reads('The bot cannot play');
  await ida.presses('Try again');
  await ida.page.getByRole('gridcell', { name: /empty/ }).first().click();
  await expect(lastMove(ida, 'X')).toHaveCount(1);
});

test('without a network, the page offers only what works there, and says that the game is played on this device', async ({
  ownServer,
  callTo,
}) => {
  const zoe = await alone(ownServer, callTo(ownServer), 'zoe');
  zoe.expects(UNREACHABLE);
  const { page } = zoe;
  await page.evaluate(() => localStorage.setItem('tengen.settings', JSON.stringify({ locale: 'en', sound: false })));
  await page.reload();
  await page.getByRole('button', { name: /^New game/ }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await expect(form.getByLabel('Opponent').getByRole('option')).toHaveText([
    'Someone next to me, on this device',
    'A bot (the computer)',
  ]);
  await expect(form.getByText(/The server cannot be reached, so the game is played on this device/)).toBeVisible();
  await expect(form.getByText('Without one, you are called player-1.')).toBeVisible();
  await form.getByLabel('Your name (optional)').fill('zoe_1');
  await zoe.chooses('Othello');
  await form.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/room\/here-/);
  await expect(page.getByRole('region', { name: /zoe_1/ })).toBeVisible();
  await zoe.reads('On this device');
  await zoe.turnsTo('About');
  await zoe.reads(/This game is played on this device, without the server/);
  await zoe.presses('More');
  await zoe.reads(/Hints come from the server/);
  await zoe.opens('/history');
  const list = page.getByRole('region', { name: 'Games on this device' });
  await expect(list.getByRole('heading')).toBeVisible();
  await expect(list.getByRole('link', { name: /Continue on this device/ })).toContainText('zoe_1');
});

test('if the same game is open in two tabs, its bot plays only in the tab shown last', async ({
  ownServer,
  callTo,
}) => {
  const uma = await alone(ownServer, callTo(ownServer), 'uma');
  uma.expects(UNREACHABLE);
  await starts(uma, 'Othello', '1', 'Black');
  await playsAnywhere(uma);
  await expect(lastMove(uma, 'white')).toHaveCount(1);
  expect(uma.page.workers()).toHaveLength(1);
  const second = await uma.context.newPage();
  await second.goto(uma.page.url());
  await expect(second.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  await expect.poll(() => uma.page.workers().length).toBe(0);
  await second
    .getByRole('gridcell', { name: /can be played/ })
    .first()
    .click();
  for (const page of [second, uma.page]) await expect(page.locator('.room .happened')).toContainText(/White/);
  await second.close();
  await expect.poll(() => uma.page.workers().length).toBe(1);
  await playsAnywhere(uma);
  await expect(lastMove(uma, 'white')).toHaveCount(1);
});
