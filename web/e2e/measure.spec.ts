// Measures how much work the browser does for one move, and how well two clocks agree. `npm run measure` prints the
// results as JSON. They are not compared with limits, because a busy machine takes longer.

import type { CDPSession, Page } from '@playwright/test';
import { Guest } from './api.ts';
import { expect, test } from './test.ts';
import { weaken } from './weak-link.ts';

test.skip(!process.env.TENGEN_MEASURE, 'set TENGEN_MEASURE to measure');

const SIDE = 19;
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';
/** How many moves are measured. */
const MOVES = 20;

/**
 * A script that waits until the page is drawn. It runs through the browser's debugging protocol, because Playwright's
 * `page.evaluate` costs more than the work that is measured.
 */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The seconds that a page has spent on each kind of work since it was opened. */
type Work = { script: number; style: number; layout: number };

test('the work for a move on a full board is measured', async ({ callTo, ownServer }) => {
  test.setTimeout(300_000);
  const guest = await Guest.create(ownServer, 'guest');
  const room = await guest.makesRoom({ kind: 'go', size: SIDE, ruleset: 'chinese', handicap: { type: 'none' } });
  const ova = await callTo(ownServer)('ova');
  let onFrame: () => void = () => undefined;
  ova.page.on('websocket', (socket) => socket.on('framereceived', () => onFrame()));
  await ova.joins(`/room/${room}`);
  const points = scatteredPoints();
  const measured = points.splice(-2 * MOVES);
  for (let n = 0; n + 1 < points.length; n += 2) {
    await guest.does(room, { type: 'play', point: points[n] });
    await postsMove(ova.page, room, points[n + 1] ?? '');
  }
  const stones = ova.page.locator('[data-point] .stone');
  const browser = await ova.context.newCDPSession(ova.page);
  await browser.send('Performance.enable');
  const works: Work[] = [];
  for (let n = 0; n + 1 < measured.length; n += 2) {
    await guest.does(room, { type: 'play', point: measured[n] });
    await ova.sees(measured[n] ?? '', 'black, last move');
    const box = await ova.point(measured[n + 1] ?? '').boundingBox();
    if (!box) throw new Error('the point is not on the screen');
    const before = await workOf(browser);
    // Until the measurement ends, the test must not query the page, because that would be work, too.
    const answered = new Promise<void>((resolve) => {
      onFrame = resolve;
    });
    await ova.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await answered;
    await browser.send('Runtime.evaluate', { expression: DRAWN, awaitPromise: true });
    const after = await workOf(browser);
    await ova.sees(measured[n + 1] ?? '', 'white, last move');
    works.push({
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    });
  }
  const median = (part: keyof Work) => {
    const sorted = works.map((work) => work[part] * 1000).sort((a, b) => a - b);
    return Number(sorted[sorted.length >> 1]?.toFixed(2));
  };
  const count = await stones.count();
  expect(count).toBeGreaterThan(0);
  process.stdout.write(
    JSON.stringify({
      move: { stones: count, script_ms: median('script'), style_ms: median('style'), layout_ms: median('layout') },
    }),
  );
});

test('the difference between the clocks of two players with a bad connection is measured', async ({
  callTo,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const call = callTo(ownServer);
  const people = [await call('ada'), await call('bo')] as const;
  const [ada, bo] = people;
  for (const [n, person] of people.entries()) await weaken(person, n + 1);
  await bo.joins(
    await ada.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', time: 'Blitz: 3 min + 2 s per move' }),
  );
  for (const { page } of people) await page.evaluate(recordClocks);
  const changes = () => Promise.all(people.map(({ page }) => page.evaluate(() => window.clockChanges)));
  for (const [n, point] of ['h8', 'h9', 'i8', 'i9', 'k8', 'k9'].entries()) {
    const [mover, other] = n % 2 === 0 ? [ada, bo] : [bo, ada];
    await mover.plays(point);
    await expect(other.point(point)).toHaveAccessibleName(/, last move/);
    // Until each clock has been seen to run.
    const seen = Object.keys((await changes())[0] ?? {}).length;
    await expect.poll(async () => Object.keys((await changes())[0] ?? {}).length).toBeGreaterThan(seen + 3);
  }
  const [left, right] = await changes();
  const differences = Object.entries(left ?? {}).flatMap(([digits, at]) => {
    const other = right?.[digits];
    return other === undefined ? [] : [Math.abs(at - other)];
  });
  differences.sort((a, b) => a - b);
  expect(differences.length).toBeGreaterThan(5);
  process.stdout.write(
    JSON.stringify({
      clocks: {
        compared: differences.length,
        median_ms: differences[differences.length >> 1],
        most_ms: differences.at(-1),
      },
    }),
  );
  for (const person of people) person.faults.length = 0; // The browser reports each cut.
});

/** Keeps when each clock first shows each number of seconds. Runs in the page. */
function recordClocks(): void {
  window.clockChanges = {};
  const look = () => {
    for (const clock of document.querySelectorAll('.clock.running')) {
      const shown = `${clock.getAttribute('aria-label')} ${clock.querySelector('.digits')?.textContent?.trim()}`;
      window.clockChanges[shown] ??= Date.now();
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

declare global {
  interface Window {
    clockChanges: Record<string, number>;
  }
}

/** Plays a move over HTTP with the page's session, which is faster than a click on its board. */
async function postsMove(page: Page, room: string, point: string): Promise<void> {
  const body = JSON.stringify({ command_id: `fills-${point}`, command: { type: 'play', point } });
  await page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    [`/api/v1/rooms/${room}/commands`, body] as const,
  );
}

/**
 * The names of points in a scattered order. Except at the edge, each of these points keeps an empty neighbor, so almost
 * no stones are captured.
 */
function scatteredPoints(): string[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
  const filled = all.filter(([x, y]) => (x + 2 * y) % 5 !== 0);
  return filled
    .map(([x, y], n) => ({ name: `${COLUMNS[x]}${SIDE - y}`, key: (n * 7919) % filled.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ name }) => name);
}

async function workOf(browser: CDPSession): Promise<Work> {
  const { metrics } = await browser.send('Performance.getMetrics');
  const spent = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: spent('ScriptDuration'), style: spent('RecalcStyleDuration'), layout: spent('LayoutDuration') };
}
