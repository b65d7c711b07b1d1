// The host chooses who may watch a new game, and may change this during the game. Strangers read why they cannot enter.
// The names of spectators are shown or hidden.

import { Guest } from './api.ts';
import { type Person, play, REFUSED } from './person.ts';
import { expect, test } from './test.ts';

/** Expects the page that a stranger sees in place of a closed game. */
async function seesNothing(stranger: Person): Promise<void> {
  await expect(stranger.page.getByRole('heading', { name: 'Closed to spectators' })).toBeVisible();
  await expect(stranger.page.getByRole('alert')).toContainText(
    'The players of this game have closed it to spectators.',
  );
  await expect(stranger.page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect(stranger.page.getByRole('grid')).toHaveCount(0);
}

test('only the two players see a game that the host has closed, until the host lets others in', async ({ call }) => {
  const [ana, ben, cas] = [await call('ana'), await call('ben'), await call('cas')];
  const room = await ana.makesRoom({ spectators: 'Nobody' });
  await ana.reads(/Closed to spectators/);
  await cas.opens(room);
  await cas.reads(/Closed to spectators/);
  await expect(cas.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await ben.joins(room);
  await seesNothing(cas);
  await cas.page.reload();
  await seesNothing(cas);
  await play(ana, ben, 'E5 C3');

  // The host lets spectators in.
  await ana.turnsTo('About');
  await ana.page.getByLabel('Spectators').selectOption({ label: 'Anyone, names hidden' });
  await expect(ben.latest).toHaveText('Spectators are welcome, and their names are hidden');
  await cas.presses('Look again');
  await cas.sees('C3', 'white, last move');
  await expect(ana.page.locator('.side-head').getByText('1 spectator')).toBeVisible();
});

test('with the keyboard, the host closes a running game and its replay to spectators', async ({ call, server }) => {
  const [ana, cas, guest] = [await call('ana'), await call('cas'), await Guest.create(server, 'emil')];
  cas.expects(REFUSED);
  const room = await ana.makesRoom();
  const id = room.replace('/room/', '');
  await guest.does(id, { type: 'sit' });
  await expect(ana.page.locator('.room[data-phase=playing]')).toBeVisible();
  await cas.opens(room);
  await expect(cas.page.locator('.room[data-phase=playing]')).toBeVisible();

  await ana.page.keyboard.press('Shift+V');
  const choice = ana.page.getByLabel('Spectators');
  await expect(choice).toBeFocused();
  await choice.selectOption({ label: 'Nobody' });
  await seesNothing(cas);
  await expect(ana.latest).toHaveText('The game is closed to spectators');
  await guest.does(id, { type: 'resign' });
  await expect(ana.page.locator('.room[data-phase=finished]')).toBeVisible();
  await cas.opens(`/game/${id}`);
  await expect(cas.page.getByText(/have closed it to spectators/)).toBeVisible();
  // Other tests play on the same server, so the history has games of other people, perhaps with the same names.
  const listed = cas.page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/games');
  await cas.opens('/history');
  expect((await listed).ok()).toBe(true);
  expect(await (await listed).text()).not.toContain(id);
  await expect(cas.page.locator(`a[href*="${id}"]`)).toHaveCount(0);
});

test('the players and the spectators read the names of the spectators until the host hides them', async ({ call }) => {
  const [ana, ben, cas] = [await call('ana'), await call('ben'), await call('cas')];
  const room = await ana.makesRoom();
  await ben.joins(room);
  await cas.opens(room);
  await expect(cas.page.locator('.room[data-phase=playing]')).toBeVisible();
  await cas.turnsTo('Chat');
  await cas.page.getByLabel('Message the spectators').fill('hello');
  await cas.page.keyboard.press('Enter');
  await expect(cas.page.getByRole('tabpanel').getByText('hello')).toBeVisible();
  for (const person of [ana, ben, cas]) {
    await person.turnsTo('About');
    await expect(person.page.getByText(/^Watching: \S+$/)).toBeVisible();
  }
  // A button in the menu leads to the choice of who may watch.
  await ana.presses('More');
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Spectators' }).click();
  await ana.page.getByLabel('Spectators').selectOption({ label: 'Anyone, names hidden' });
  await expect(cas.page.getByText('Names of spectators are hidden')).toBeVisible();
  for (const person of [ana, ben, cas]) await expect(person.page.getByText(/^Watching: /)).toHaveCount(0);
});
