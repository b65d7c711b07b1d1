// Measures how much work a move makes in the browser. `npm run measure` prints the results as JSON. Nothing here is a
// limit: a busy machine measures too much.

import type { CDPSession, Page } from '@playwright/test';
import { Guest } from './api.ts';
import { expect, test } from './test.ts';

test.skip(!process.env.TENGEN_MEASURE, 'set TENGEN_MEASURE to measure');

const SIDE = 19;
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';
/** The moves that are measured. */
const MOVES = 20;

/** Waits until the page is drawn. The test's own way to run code in a page costs more than what is measured. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The seconds that a page has spent on each kind of work since it was opened. */
type Work = { script: number; style: number; layout: number };

test('a move on a full board', async ({ callTo, ownServer }) => {
  test.setTimeout(300_000);
  const guest = await Guest.create(ownServer, 'guest');
  const room = await guest.makesRoom({ kind: 'go', size: SIDE, ruleset: 'chinese', handicap: { type: 'none' } });
  const ova = await callTo(ownServer)('ova');
  let told: () => void = () => undefined;
  ova.page.on('websocket', (socket) => socket.on('framereceived', () => told()));
  await ova.joins(`/room/${room}`);
  const points = order();
  const measured = points.splice(-2 * MOVES);
  for (let n = 0; n + 1 < points.length; n += 2) {
    await guest.does(room, { type: 'play', point: points[n] });
    await fills(ova.page, room, points[n + 1] ?? '');
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
    // Nothing may look at the page meanwhile, because that is work too.
    const answered = new Promise<void>((resolve) => {
      told = resolve;
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

/** Plays a move with a page's session, faster than on its board. */
async function fills(page: Page, room: string, point: string): Promise<void> {
  const body = JSON.stringify({ command_id: `fills-${point}`, command: { type: 'play', point } });
  await page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    [`/api/v1/rooms/${room}/commands`, body] as const,
  );
}

/** Points in a scattered order. Each has an empty neighbor to the end, except at the edge, so almost nothing is captured. */
function order(): string[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
  const taken = all.filter(([x, y]) => (x + 2 * y) % 5 !== 0);
  return taken
    .map(([x, y], n) => ({ name: `${COLUMNS[x]}${SIDE - y}`, key: (n * 7919) % taken.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ name }) => name);
}

async function workOf(browser: CDPSession): Promise<Work> {
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
}
