// The connection is lost in the middle of a game. No page is reloaded, and each move is played exactly once.

import { play, UNREACHABLE } from './person.ts';
import { expect, test } from './test.ts';

type Watched = Window & { lostStones?: string[] };

/** Records each stone that disappears from the board, even for a moment. Runs in the page. */
function watchStones(): void {
  const lost: string[] = [];
  (window as Watched).lostStones = lost;
  const grid = document.querySelector('[role=grid]');
  new MutationObserver((records) => {
    for (const { target, removedNodes } of records) {
      const point = (target as Element).closest('[data-point]')?.getAttribute('aria-label');
      for (const node of removedNodes) {
        if (!(node instanceof Element)) continue;
        if (point && node.matches('.stone')) lost.push(point);
        if (node.querySelector('[data-point] .stone')) lost.push('the whole board');
      }
    }
  }).observe(grid?.closest('.room-board') ?? document.body, { childList: true, subtree: true });
}

test('a game continues after the server is killed and restarted between two moves', async ({ ownServer, callTo }) => {
  const call = callTo(ownServer);
  const [ada, bo, cy] = [await call('ada'), await call('bo'), await call('cy')];
  for (const person of [ada, bo, cy]) person.expects(UNREACHABLE);
  const room = await ada.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' });
  await bo.joins(room);
  await cy.opens(room);
  await play(ada, bo, 'E5 C3 G7');
  for (const { page } of [ada, bo, cy]) await page.evaluate(watchStones);

  await ownServer.kill();
  await bo.reads(/^No connection\./);
  // Now the page cannot know whether the opponent is there. The message about the lost connection covers nothing.
  await expect(bo.page.getByRole('img', { name: 'unknown while you have no connection' })).toBeVisible();
  await expect(bo.page.locator('.notices .notice')).toHaveCount(0);
  // The stone appears immediately, and the page waits for the server.
  await bo.point('C7').click();
  await bo.sees('C7', 'white, last move, waiting to be sent$');
  await bo.reads(
    'No connection. C7 waits to be sent. Your clock goes on. If this lasts, your opponent may end the game.',
  );
  // A click on another point is refused with the reason. Then the page says again which move waits.
  await bo.point('G3').click();
  await bo.reads('G3: Cannot reach the server. Check your connection and try again.');
  await bo.reads(/^No connection\. C7 waits to be sent/);
  await ownServer.start();

  await bo.sees('C7', 'white, last move$');
  for (const person of [ada, cy]) await person.sees('C7', 'white, last move');
  await play(ada, bo, 'G3 D4');
  for (const { page } of [ada, bo, cy]) {
    await expect(page.getByRole('gridcell', { name: /(black|white)/ })).toHaveCount(6);
    await expect(page.getByText(/^No connection\./).filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => (window as Watched).lostStones), 'stones that disappeared').toEqual([]);
  }
});

test('without a connection, no notice covers the room, which shows what is unknown and what cannot be sent', async ({
  call,
}) => {
  const [gil, hub, ida] = [await call('gil'), await call('hub'), await call('ida')];
  for (const person of [gil, ida]) person.expects(UNREACHABLE);
  const room = await gil.makesRoom({ size: '9×9', color: 'Black' });
  await hub.joins(room);
  await ida.opens(room);
  await play(gil, hub, 'E5 C3');
  for (const { context } of [gil, ida]) await context.setOffline(true);
  await gil.reads(/^No connection\. If this lasts/);
  await ida.reads('No connection. Trying again…');
  for (const { page } of [gil, ida]) {
    await expect(page.locator('.notices .notice')).toHaveCount(0);
    const theirs = page.getByRole('region', { name: 'White: hub' });
    await expect(theirs.getByRole('img', { name: 'unknown while you have no connection' })).toBeVisible();
    await expect(theirs.locator('.presence.gone, .away')).toHaveCount(0);
  }
  const resign = gil.page.getByRole('button', { name: 'Resign', exact: true });
  await expect(resign).toBeDisabled();

  // Like a stone, a pass waits for the connection, and cannot be made twice.
  const pass = gil.page.getByRole('button', { name: 'Pass', exact: true });
  await pass.click();
  await expect(pass).toBeDisabled();
  await gil.reads(/Your move waits to be sent/);
  // A chat line does not wait. The player reads that the line was not sent. It stays in the field and can be sent
  // later.
  await gil.turnsTo('Chat');
  const line = gil.page.getByLabel(/^Message/);
  await line.fill('are you there?');
  await line.press('Enter');
  await gil.reads('Cannot reach the server. Check your connection and try again.');
  await expect(line).toHaveValue('are you there?');
  await gil.context.setOffline(false);
  await hub.reads('Your turn');
  await expect(resign).toBeEnabled();
  await hub.plays('G7');
});

test('a browser that was offline catches up with the game', async ({ call }) => {
  const [dan, eve] = [await call('dan'), await call('eve')];
  eve.expects(UNREACHABLE);
  let pings = 0;
  let unanswered = '';
  const nonceIn = (payload: string | Buffer) => /"nonce":(\d+)/.exec(String(payload))?.[1] ?? '';
  eve.page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (!String(payload).includes('"ping"')) return;
      pings += 1;
      unanswered = nonceIn(payload);
    });
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"pong"') && nonceIn(payload) === unanswered) unanswered = '';
    });
  });
  const room = await dan.makesRoom({ size: '9×9', color: 'Black' });
  await eve.joins(room);
  await play(dan, eve, 'E5 C3');
  await eve.context.setOffline(true);
  await eve.reads(/^No connection\./);
  await dan.plays('G7');
  await eve.context.setOffline(false);
  await eve.sees('G7', 'black, last move');
  await play(eve, dan, 'C7 G3');

  // In a game without a clock, the page pings only every 15 seconds. But it also pings as soon as the browser reports
  // that the network is back, or that the page is visible again.
  const online = async () => {
    await eve.context.setOffline(true);
    await eve.context.setOffline(false);
  };
  const shown = () => eve.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  for (const wakes of [online, shown, online]) {
    // The page does not ping again until its latest ping has been answered.
    await expect.poll(() => unanswered, 'the ping without an answer').toBe('');
    const before = pings;
    await wakes();
    await expect.poll(() => pings, 'the pings after the browser woke up').toBeGreaterThan(before);
  }
});
