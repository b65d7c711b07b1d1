// Measures how much work the browser does for one move, and how well the pages of two players agree on the time that
// each clock shows. `npm run measure` prints the results as JSON. The tests set no limits, because a busy machine takes
// longer.

import type { Page } from '@playwright/test';
import { Guest } from './api.ts';
import { expect, test } from './test.ts';
import { weaken } from './weak-link.ts';

test.skip(!process.env.TENGEN_MEASURE, 'set TENGEN_MEASURE to measure');

const SIDE = 19;
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';
/** The number of measured moves. */
const MOVES = 20;

/**
 * A script that waits until the page is drawn. It runs through the browser's debugging protocol, because Playwright's
 * `page.evaluate` takes longer than the measured work.
 */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** A script that waits until no animation runs. The opponent's falling stone is not part of the measured work. */
const AT_REST = `Promise.all(document.getAnimations().map((one) => one.finished)).then(() => ${DRAWN})`;

/**
 * The milliseconds that a page spends on each kind of work. Style and layout work that a script causes does not count
 * as script.
 */
type Work = { script: number; style: number; layout: number; total: number };

test('the work for a move on a crowded board is measured', async ({ browser, callTo, ownServer }) => {
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
  const session = await ova.context.newCDPSession(ova.page);
  const works: Work[] = [];
  for (let n = 0; n + 1 < measured.length; n += 2) {
    await guest.does(room, { type: 'play', point: measured[n] });
    await ova.sees(measured[n] ?? '', 'black, last move');
    const box = await ova.point(measured[n + 1] ?? '').boundingBox();
    if (!box) throw new Error('the point is not on the screen');
    // Move the mouse before the measurement begins, because aiming is not part of the measured work.
    await ova.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await session.send('Runtime.evaluate', { expression: AT_REST, awaitPromise: true });
    await browser.startTracing(ova.page, { categories: ['devtools.timeline', '__metadata'] });
    // Until the measurement ends, the test must not query the page, because that would be work, too.
    const answered = new Promise<void>((resolve) => {
      onFrame = resolve;
    });
    await ova.page.mouse.down();
    await ova.page.mouse.up();
    await answered;
    await session.send('Runtime.evaluate', { expression: DRAWN, awaitPromise: true });
    works.push(workIn(JSON.parse((await browser.stopTracing()).toString())));
    await ova.sees(measured[n + 1] ?? '', 'white, last move');
  }
  const median = (part: keyof Work) => {
    const sorted = works.map((work) => work[part]).sort((a, b) => a - b);
    return Number(sorted[sorted.length >> 1]?.toFixed(2));
  };
  const count = await stones.count();
  expect(count).toBeGreaterThan(0);
  process.stdout.write(
    JSON.stringify({
      move: {
        stones: count,
        script_ms: median('script'),
        style_ms: median('style'),
        layout_ms: median('layout'),
        total_ms: median('total'),
      },
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
    // Wait until Ada's page has shown a few changes of the running clock.
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
});

/** Records when each running clock first shows each of its times. Runs in the page. */
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

/**
 * An event of a trace in Chromium's format. It begins at `tts` and lasts for `tdur`. Both values count the
 * processor time of the event's thread, in microseconds. Time in which other programs use the processor does not count.
 */
type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tts?: number;
  tdur?: number;
  args?: { name?: string };
};

/** The kind of work that each event of a trace belongs to. */
const WORK: Readonly<Record<string, 'script' | 'style' | 'layout'>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
};

/**
 * The work on the page's main thread. An event can contain other events, for example a script that causes a layout.
 * Each moment counts only for the innermost event that `WORK` lists.
 */
function workIn({ traceEvents }: { traceEvents: Traced[] }): Work {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const works = mains.map(({ pid, tid }) =>
    ownTimes(traceEvents.filter((event) => event.pid === pid && event.tid === tid)),
  );
  // The page whose work was measured has the busiest main thread.
  return works.reduce((most, work) => (work.total > most.total ? work : most));
}

function ownTimes(events: readonly Traced[]): Work {
  const work: Work = { script: 0, style: 0, layout: 0, total: 0 };
  const open: { end: number; kind: 'script' | 'style' | 'layout' }[] = [];
  let at = 0;
  const runUntil = (time: number) => {
    for (let inner = open.at(-1); inner && at < time; inner = open.at(-1)) {
      const until = Math.min(inner.end, time);
      work[inner.kind] += (until - at) / 1000;
      work.total += (until - at) / 1000;
      at = until;
      if (inner.end <= time) open.pop();
    }
    at = Math.max(at, time);
  };
  const timed = events.flatMap(({ name, ph, tts, tdur }) => {
    const kind = WORK[name];
    return ph === 'X' && kind && tts !== undefined && tdur !== undefined ? [{ kind, start: tts, end: tts + tdur }] : [];
  });
  for (const { kind, start, end } of timed.sort((a, b) => a.start - b.start)) {
    runUntil(start);
    open.push({ kind, end });
  }
  runUntil(Infinity);
  return work;
}
