// A person challenges a program of another person.

import type { Person } from './person.ts';
import { Program } from './program.ts';
import { expect, test } from './test.ts';

/** Chooses the program in the form of a game against the computer, and starts the game. */
async function challenges(person: Person, program: string): Promise<void> {
  await person.opens('/');
  await person.page.getByRole('button', { name: /^Play the computer/ }).click();
  await person.page.getByLabel('Level').selectOption({ label: `${program} (bot)` });
  await person.reads('It is asked to come, but it may not play every game.');
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/\w+/);
}

test('a connected program is offered under its name, is asked to come, and plays', async ({ callTo, ownServer }) => {
  const robo = await Program.connect(ownServer, 'Robo', { accepts: true });
  const amy = await callTo(ownServer)('amy');
  await challenges(amy, 'Robo');
  await expect(amy.page.getByRole('region', { name: /Robo \(bot\)/ })).toBeVisible();
  robo.leaves();
});

test('if a program does not come, the page says what to do; if it has left, asking again says so', async ({
  callTo,
  ownServer,
}) => {
  const mute = await Program.connect(ownServer, 'Mute', { accepts: false });
  const ben = await callTo(ownServer)('ben');
  await challenges(ben, 'Mute');
  await ben.reads('Mute (bot) has been asked to play.');
  await ben.reads('Ask it again, invite somebody with the link, or close this game and choose another opponent.');
  await ben.page.reload();
  await ben.reads('Mute (bot) has been asked to play.');
  mute.leaves();
  await expect(async () => {
    await ben.presses('Ask again');
    await expect(ben.page.getByText('The program is no longer connected.')).toBeVisible({ timeout: 500 });
  }).toPass();
  ben.expects(/Failed to load resource/);
});

test('if a program declines, the page says why and what to do', async ({ callTo, ownServer }) => {
  const robo = await Program.connect(ownServer, 'Robo', { accepts: false, declines: 'time' });
  const cleo = await callTo(ownServer)('cleo');
  await challenges(cleo, 'Robo');
  await cleo.reads('Robo (bot) does not play with this time control.');
  await cleo.reads('Invite somebody with the link, or close this game and choose another opponent.');
  await expect(cleo.page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
  robo.leaves();
});
