// Two people play on one device while the server cannot be reached.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { alone, buildOf, DIST, stores } from './kept.ts';
import { Person, UNREACHABLE } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Uses the form to start a game on this device. */
async function starts(person: Person, card: string, second: string, time: string): Promise<void> {
  await person.page.getByRole('button', { name: /^New game/ }).click();
  await person.chooses(card);
  await person.page
    .getByRole('combobox', { name: 'Opponent', exact: true })
    .selectOption({ label: 'Someone next to me, on this device' });
  await person.page.getByLabel('Second player’s name').fill(second);
  await person.page.getByLabel('Time').selectOption({ label: time });
  await person.chooses(card === 'Tic-tac-toe' ? 'X' : 'Black');
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/here-/);
  await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
}

async function places(person: Person, points: string): Promise<void> {
  for (const name of points.split(' ')) {
    await person.point(name).click();
    await expect(person.point(name)).toHaveAccessibleName(/(black|white|X|O), last move(?!.*(confirmed|sent))/);
  }
}

test('two people play a whole game of Go without a network, and reload and leave the page in the middle', async ({
  ownServer,
  callTo,
}) => {
  const kim = await alone(ownServer, callTo(ownServer), 'kim');
  kim.expects(UNREACHABLE);
  await starts(kim, 'Quick Go', 'leo', 'Rapid: 10 min, then 3 × 30 s');
  // The game needs no connection, so the notice about the lost connection does not appear.
  await expect(kim.page.getByText('No connection. Trying again…')).toHaveCount(0);
  await expect(kim.page.getByRole('region', { name: /leo/ })).toBeVisible();
  await places(kim, 'D4 F6 E5');
  await kim.presses('Takeback');
  await kim.sees('E5', 'empty');
  await kim.page.reload();
  await places(kim, 'E5');
  // As in a game with a server, a stone on an occupied point is refused.
  await kim.point('E5').click();
  await kim.sees('E5', 'black, last move');
  const room = new URL(kim.page.url()).pathname;
  await kim.page.getByRole('link', { name: 'Tengen home page' }).click();
  await expect(kim.page.getByText('No connection. Trying again…')).toBeVisible();
  // The home page lists the game only once, and does not warn that the opponent may end it.
  await expect(kim.page.locator('.now-game')).toHaveCount(1);
  await expect(kim.page.getByText(/your opponent may end the game/)).toHaveCount(0);
  await kim.page.getByRole('link', { name: /Continue on this device/ }).click();
  await expect(kim.page).toHaveURL(new RegExp(room));
  await places(kim, 'C3');
  await kim.presses('Pass');
  await expect(kim.page.locator('.player.top.to-move')).toBeVisible();
  await kim.presses('Pass');
  await kim.reads('Which stones are dead?');
  await kim.point('C3').click();
  await kim.presses('Black: Accept score');
  await kim.presses('White: Accept score');
  await expect(kim.page.locator('.room[data-phase=finished]')).toBeVisible();
  await expect(kim.page.getByText(/did not come back/)).toHaveCount(0);
  await kim.reads(/stored on this device only/);

  // When the server is back, the page automatically uploads the game to the history, and only once.
  await ownServer.start();
  await kim.context.setOffline(false);
  await kim.reads(/The game is in your own history/);
  await kim.page.reload();
  await kim.reads(/The game is in your own history/);
  await kim.page.getByRole('link', { name: 'Replay' }).first().click();
  await kim.page.waitForURL(/\/game\//);
  await kim.reads('Played without a server, clocks not checked');
  await kim.opens('/history');
  await expect(kim.page.getByText('Played without a server, clocks not checked')).toHaveCount(1);
});

test('the clock of a reopened game goes on from its stored time, and runs out even without a network', async ({
  ownServer,
  callTo,
}) => {
  const una = await alone(ownServer, callTo(ownServer), 'una');
  una.expects(UNREACHABLE);
  await starts(una, 'Quick Go', 'vic', 'Rapid: 10 min, then 3 × 30 s');
  await places(una, 'D4 F6');
  const room = new URL(una.page.url()).pathname;
  // Change the stored time, as if the page had been closed when Black had at most three seconds of the last period
  // left.
  const almost = 600_000 + 3 * 30_000 - 3_000;
  await una.opens('/');
  await una.page.evaluate(
    ({ key, at }) => {
      const { acts } = JSON.parse(localStorage.getItem(key) ?? '') as { acts: { at_ms: number }[] };
      const state = JSON.parse(localStorage.getItem(`${key}.state`) ?? '{}') as { at: number };
      localStorage.setItem(`${key}.state`, JSON.stringify({ ...state, at: (acts.at(-1)?.at_ms ?? 0) + at }));
    },
    { key: room.replace('/room/here-', 'tengen.device.'), at: almost },
  );
  await una.opens(room);
  await expect(una.page.locator('.room[data-phase=finished]')).toBeVisible();
  await una.reads(/White wins on time/);
});

test('a rematch without a network swaps the colors, and the page of a damaged game says that the game cannot be read', async ({
  ownServer,
  callTo,
}) => {
  const zoe = await alone(ownServer, callTo(ownServer), 'zoe');
  zoe.expects(UNREACHABLE);
  await starts(zoe, 'Tic-tac-toe', 'tim', 'No clock');
  const first = zoe.page.url();
  const cells = zoe.page.getByRole('gridcell');
  const mark = async (n: number) => {
    await cells.nth(n).click();
    await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*(confirmed|sent))/);
  };
  for (const n of [0, 3, 1, 4, 2]) await mark(n);
  await zoe.reads(/X wins/);
  await zoe.page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(zoe.page).not.toHaveURL(first);
  await expect(zoe.page.locator('.room[data-phase=playing]')).toBeVisible();
  await expect(zoe.page.locator('.player.to-move')).toContainText('tim');
  await mark(4);

  const second = new URL(zoe.page.url()).pathname;
  await zoe.opens('/');
  await zoe.page.evaluate(
    (key) => localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -20)),
    second.replace('/room/here-', 'tengen.device.'),
  );
  // The part of the game that localStorage has lost is still in IndexedDB.
  await zoe.opens(second);
  await expect(cells.nth(4)).toHaveAccessibleName(/X, last move/);
  await zoe.opens('/');
  await zoe.page.evaluate(
    async (room) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('tengen-games');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction('games', 'readwrite');
      transaction.objectStore('games').delete(room);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      const key = room.replace('here-', 'tengen.device.');
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -20));
    },
    second.replace('/room/', ''),
  );
  await zoe.opens(second);
  await zoe.reads('The game stored on this device cannot be read, so it cannot go on.');
  await zoe.presses('Remove it from this device');
  await expect(zoe.page.getByRole('link', { name: /Not in the history yet/ })).toBeVisible();
  await expect(zoe.page.getByRole('link', { name: /Unreadable|Continue/ })).toHaveCount(0);
});

test('a game that the server refuses is listed with the reason, can be removed, and does not delay other games', async ({
  ownServer,
  callTo,
}) => {
  const max = await alone(ownServer, callTo(ownServer), 'max');
  max.expects(UNREACHABLE);
  await starts(max, 'Tic-tac-toe', 'ida', 'No clock');
  const first = new URL(max.page.url()).pathname;
  const cells = max.page.getByRole('gridcell');
  const win = async () => {
    for (const n of [0, 3, 1, 4, 2]) {
      await cells.nth(n).click();
      await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*(confirmed|sent))/);
    }
    await expect(max.page.locator('.room[data-phase=finished]')).toBeVisible();
  };
  await win();
  await max.page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(max.page).not.toHaveURL(new RegExp(first));
  await expect(max.page.locator('.room[data-phase=playing]')).toBeVisible();
  await win();

  await max.context.route('**/api/v1/games', async (route) => {
    const { id } = (route.request().postDataJSON() ?? {}) as { id?: string };
    if (!id || !first.endsWith(id)) return route.continue();
    return route.fulfill({ status: 422, json: { code: 'invalid', message: 'act 3: that is not a game' } });
  });
  await ownServer.start();
  await max.context.setOffline(false);
  await max.reads(/The game is in your own history/);
  await max.opens('/');
  const refused = max.page.getByRole('link', { name: /Not accepted by the server/ });
  await expect(refused).toContainText('ida');
  await expect(refused).toContainText('act 3: that is not a game');
  await expect(max.page.getByRole('link', { name: /Not in the history yet/ })).toHaveCount(0);
  await refused.click();
  await max.reads('The server did not accept this game: act 3: that is not a game');
  const saved = max.page.waitForEvent('download');
  await max.presses('Download SGF');
  expect((await saved).suggestedFilename()).toMatch(/\.sgf$/);
  await max.presses('Remove it from this device');
  await max.presses('Remove it for good');
  await expect(max.page).toHaveURL(/\/$/);
  await expect(max.page.getByRole('link', { name: /Not accepted/ })).toHaveCount(0);
});

test('without a connection, the page of a game on the server says where the game is, and a game on this device can begin', async ({
  ownServer,
  callTo,
}) => {
  await ownServer.serves(DIST);
  const ida = await callTo(ownServer)('ida');
  ida.expects(UNREACHABLE);
  await ida.opens('/');
  await stores(ida, buildOf(DIST));
  await ida.page.getByRole('button', { name: /^Two on this device/ }).click();
  await ida.page.waitForURL(/\/room\/(?!here-)/);
  await expect(ida.page.locator('.room[data-phase=playing]')).toBeVisible();
  const room = new URL(ida.page.url()).pathname;

  ownServer.freeze();
  await ida.opens(room);
  await ida.reads('This game is on the server');
  await ida.page.getByRole('button', { name: 'Open the practice board' }).click();
  await ida.opens('/');
  await expect(ida.page.getByText('No connection. Trying again…')).toBeVisible();
  await ida.page.getByRole('button', { name: /^Two on this device/ }).click();
  await ida.page.waitForURL(/\/room\/here-/);
  await expect(ida.page.locator('.room[data-phase=playing]')).toBeVisible();
  await places(ida, 'D4');
  await ida.opens('/room/here-00000000000000000000');
  await ida.reads(/There is no such game on this device/);

  await ida.opens(room);
  await ida.reads('This game is on the server');
  ownServer.thaw();
  await expect(ida.page.locator('.room[data-phase=playing]')).toBeVisible();
});

/** The processes of the browser with this profile. */
function browsersWith(profile: string): number[] {
  const found = execFileSync('pgrep', ['--full', `user-data-dir=${profile}`], { encoding: 'utf8' });
  return found.trim().split('\n').map(Number);
}

test('a move that the board shows as confirmed is still in the game after the browser is killed', async ({
  ownServer,
  playwright,
  launchOptions,
}) => {
  await ownServer.serves(DIST);
  const profile = mkdtempSync(join(tmpdir(), 'tengen-profile-'));
  const open = () => playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: ownServer.url });
  const named = async (context: BrowserContext) =>
    new Person('uma', ownServer.url, context, context.pages()[0] ?? (await context.newPage()));

  const first = await open();
  const uma = await named(first);
  await uma.opens('/');
  await stores(uma, buildOf(DIST));
  await ownServer.kill();
  await uma.opens('/');
  await expect(uma.page.getByText('No connection. Trying again…')).toBeVisible();
  await uma.page.getByRole('button', { name: /^Two on this device/ }).click();
  await uma.page.waitForURL(/\/room\/here-/);
  await expect(uma.page.locator('.room[data-phase=playing]')).toBeVisible();
  await places(uma, 'D4 E5');
  const gone = first.waitForEvent('close');
  for (const id of browsersWith(profile)) process.kill(id, 'SIGKILL');
  await gone;

  const second = await open();
  const again = await named(second);
  await again.opens('/');
  await again.page.getByRole('link', { name: /Continue on this device/ }).click();
  await again.sees('E5', 'white, last move');
  await again.sees('D4', 'black');
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});
