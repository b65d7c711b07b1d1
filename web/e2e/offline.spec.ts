// After the client has been loaded once, it opens without a network. It never mixes two builds.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf, DIST, stores } from './kept.ts';
import { UNREACHABLE } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Makes a later build of the client in a new folder: a changed page, and a service worker that stores this page. */
function laterBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tengen-client-'));
  cpSync(DIST, folder, { recursive: true });
  const before = buildOf(folder);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('</head>', '<meta name="later" /></head>'));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  writeFileSync(join(folder, 'sw.js'), worker.replace(before, buildOf(folder)));
  return folder;
}

test('the practice board, the help and the home page open without a network', async ({ ownServer, callTo }) => {
  await ownServer.serves(DIST);
  const ada = await callTo(ownServer)('ada', { settings: { locale: 'ja' } });
  ada.expects(UNREACHABLE);
  await ada.opens('/settings');
  await stores(ada, buildOf(DIST));
  await ada.reads('この端末に Tengen を保存してあるので、ネットワークがなくても開けます。');

  await ownServer.kill();
  await ada.opens('/practice');
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await ada.context.setOffline(true);
  await ada.opens('/help/go');
  await expect(ada.page.getByRole('grid').first()).toBeVisible();
  await ada.opens('/');
  await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible();
  // The worker does not answer requests to the API.
  const answer = await ada.page.evaluate(() =>
    fetch('/api/v1/rooms').then(
      () => 'answered',
      () => 'no answer',
    ),
  );
  expect(answer).toBe('no answer');
});

test('without a connection, the home page names the running game, and the game is back with the connection', async ({
  ownServer,
  callTo,
}) => {
  await ownServer.serves(DIST);
  const call = callTo(ownServer);
  const [ann, ben] = [await call('ann'), await call('ben')];
  for (const person of [ann, ben]) person.expects(UNREACHABLE);
  const room = await ann.makesRoom({ size: '9×9' });
  await ben.joins(room);
  await ann.plays('E5');
  await stores(ann, buildOf(DIST));
  // The page remembers the game a moment after it has loaded.
  await expect.poll(() => ann.page.evaluate(() => localStorage.getItem('tengen.titles'))).toContain('ann vs ben');

  await ownServer.kill();
  await ann.opens('/');
  const link = ann.page.locator('.now-game', { hasText: 'No connection' });
  await expect(link).toHaveText('No connectionGo 9×9: ann vs ben');
  await expect(link).toHaveAttribute('href', room);
  await link.click();
  await ann.reads('This game is on the server');
  await ann.opens('/');
  await expect(link).toBeVisible();
  await ownServer.start();
  await expect(link).toHaveCount(0, { timeout: 40_000 });
  const game = ann.page.locator('.now-game', { hasText: 'ann vs ben' });
  await expect(game).toHaveCount(1);
  await game.click();
  await ann.sees('E5', 'black, last move');
});

test('a newer client replaces the stored one as a whole', async ({ ownServer, callTo }) => {
  const [first, second] = [DIST, laterBuild()];
  ownServer.client = first;
  await ownServer.kill();
  await ownServer.start();
  const bo = await callTo(ownServer)('bo');
  bo.expects(UNREACHABLE);
  await bo.opens('/settings');
  await stores(bo, buildOf(first));
  const build = () => bo.page.evaluate(() => document.documentElement.dataset.build);
  const isLater = () => bo.page.locator('meta[name=later]').count();

  // The stored page learns that the server has a newer client. A reload loads the newer page from the server.
  await ownServer.kill();
  await bo.opens('/settings');
  expect(await build()).toBe(buildOf(first));
  ownServer.client = second;
  await ownServer.start();
  await bo.reads('A new version is available.');
  expect(await isLater()).toBe(0);
  await bo.presses('Reload');
  await expect.poll(isLater).toBe(1);
  await stores(bo, buildOf(second));
  await expect(bo.page.getByText('A new version is available.')).toHaveCount(0);

  await ownServer.kill();
  await bo.opens('/settings');
  expect(await build()).toBe(buildOf(second));
  await bo.reads('This device keeps Tengen, so it opens without a network.');
  expect(await isLater()).toBe(1);
  rmSync(second, { recursive: true });
});

test('at an address without https, the settings say why the client cannot be installed', async ({
  ownServer,
  callTo,
}) => {
  await ownServer.serves(DIST);
  const cy = await callTo(ownServer)('cy');
  await cy.context.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await cy.opens('/settings');
  await cy.reads(
    'Tengen cannot be installed from this address: browsers allow it only for https:// addresses and localhost.',
  );
});
