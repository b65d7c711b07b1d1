// Two people play on one device while the server cannot be reached.

import { buildOf, DIST, forgive, stores } from './kept.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** A person whose browser has kept the client, and whose server is gone. */
async function alone(server: Server, call: (name: string) => Promise<Person>, name: string): Promise<Person> {
  server.client = DIST;
  await server.kill();
  await server.start();
  const person = await call(name);
  await person.opens('/');
  await stores(person, buildOf(DIST));
  await server.kill();
  await person.context.setOffline(true);
  await person.opens('/');
  return person;
}

/** Starts a game on this device with the form. */
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
    await expect(person.point(name)).toHaveAccessibleName(/(black|white|X|O), last move(?!.*not confirmed)/);
  }
}

test('two people play a whole game of Go without a network, with a reload and a closed page', async ({
  ownServer,
  callTo,
}) => {
  const kim = await alone(ownServer, callTo(ownServer), 'kim');
  await starts(kim, 'Quick Go', 'leo', 'Rapid: 10 min, then 3 × 30 s');
  await expect(kim.page.getByRole('region', { name: /leo/ })).toBeVisible();
  await places(kim, 'D4 F6 E5');
  await kim.presses('Takeback');
  await kim.sees('E5', 'empty');
  await kim.page.reload();
  await places(kim, 'E5');
  // A stone on a stone is refused as it is with a server.
  await kim.point('E5').click();
  await kim.sees('E5', 'black, last move');
  const room = new URL(kim.page.url()).pathname;
  await kim.opens('/');
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
  await kim.reads(/Recorded on this device only/);

  // When the server is back, the game goes to the history by itself, once.
  await ownServer.start();
  await kim.context.setOffline(false);
  await kim.reads(/The game is in your own history/);
  await kim.page.reload();
  await kim.reads(/The game is in your own history/);
  await kim.page.getByRole('link', { name: 'Replay' }).first().click();
  await kim.page.waitForURL(/\/game\//);
  await kim.reads('Recorded on one device, clocks not witnessed');
  await kim.opens('/history');
  await expect(kim.page.getByText('Recorded on one device, clocks not witnessed')).toHaveCount(1);
  forgive(kim);
});

test('the clock ends a game without a network, and stands still while the page is closed', async ({
  ownServer,
  callTo,
}) => {
  const una = await alone(ownServer, callTo(ownServer), 'una');
  await starts(una, 'Quick Go', 'vic', 'Rapid: 10 min, then 3 × 30 s');
  await places(una, 'D4 F6');
  const room = new URL(una.page.url()).pathname;
  // The page was closed when Black had at most three seconds of the last period left.
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
  forgive(una);
});

test('a rematch without a network swaps the colors, and a game that cannot be read says so', async ({
  ownServer,
  callTo,
}) => {
  const zoe = await alone(ownServer, callTo(ownServer), 'zoe');
  await starts(zoe, 'Tic-tac-toe', 'tim', 'No clock');
  const first = zoe.page.url();
  const cells = zoe.page.getByRole('gridcell');
  const mark = async (n: number) => {
    await cells.nth(n).click();
    await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*not confirmed)/);
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
  await zoe.opens(second);
  await zoe.reads('The game stored on this device cannot be read, so it cannot go on.');
  await zoe.presses('Remove it from this device');
  await expect(zoe.page.getByRole('link', { name: /Not in the history yet/ })).toBeVisible();
  await expect(zoe.page.getByRole('link', { name: /Unreadable|Continue/ })).toHaveCount(0);
  forgive(zoe);
});

test('a game that the server refuses is named, can be saved and removed, and does not hold up the others', async ({
  ownServer,
  callTo,
}) => {
  const max = await alone(ownServer, callTo(ownServer), 'max');
  await starts(max, 'Tic-tac-toe', 'ida', 'No clock');
  const first = new URL(max.page.url()).pathname;
  const cells = max.page.getByRole('gridcell');
  const win = async () => {
    for (const n of [0, 3, 1, 4, 2]) {
      await cells.nth(n).click();
      await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*not confirmed)/);
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
  forgive(max);
});
