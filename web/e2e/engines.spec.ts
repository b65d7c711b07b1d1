// A person plays against an engine that the operator has configured. Our own program is the engine.

import { program, type Server } from './server.ts';
import { expect, test } from './test.ts';

/** Starts the server again, with an engine that plays Othello. */
async function names(server: Server, command: readonly string[]): Promise<void> {
  await server.kill();
  server.engines = `[[engine]]
id = "otto"
name = "Otto"
protocol = "gtp"
kind = "othello"
command = ${JSON.stringify(command)}
move_seconds = 1
`;
  await server.start();
}

test('the form offers an engine for its game, and the engine plays under its own name', async ({
  callTo,
  ownServer,
}) => {
  await names(ownServer, [program(), 'gtp', '--kind', 'othello', '--level', '2']);
  const amy = await callTo(ownServer)('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Play the computer/ }).click();
  await expect(amy.page.getByRole('option', { name: 'Otto' })).toHaveCount(0);
  await amy.chooses('Othello');
  await amy.page.getByLabel('Level').selectOption({ label: 'Otto' });
  await amy.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await amy.chooses('Black');
  await amy.page.getByRole('button', { name: 'Start', exact: true }).click();
  await amy.page.waitForURL(/\/room\/\w+/);
  await expect(amy.page.getByRole('region', { name: /Otto \(bot\)/ })).toBeVisible();
  await amy.page
    .getByRole('gridcell', { name: /can be played/ })
    .first()
    .click();
  await expect(amy.page.getByRole('gridcell', { name: /white, last move/ })).toHaveCount(1);
  // An engine whose program ends immediately does not answer. The page says so, and the person can end the game.
  await names(ownServer, ['/bin/false']);
  await amy.page
    .getByRole('gridcell', { name: /can be played/ })
    .first()
    .click();
  await expect(amy.page.getByText('does not answer').first()).toBeVisible({ timeout: 20_000 });
});
