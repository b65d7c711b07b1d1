// Nothing moves while a page loads.

import type { Page } from '@playwright/test';
import { REFUSED } from './person.ts';
import { expect, test } from './test.ts';

type Shift = PerformanceEntry & {
  value: number;
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Returns a function that lists the elements that have moved since the page began to load. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { moved } = Object.assign(window, { moved: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.value < 0.005) continue;
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        for (const { node, previousRect, currentRect } of entry.sources ?? []) {
          const name = (node as Element | undefined)?.outerHTML?.slice(0, 80);
          moved.push(`${entry.value} ${name} from ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`in a window ${viewport.width} pixels wide, nothing moves while a room or the page for an unknown room loads`, async ({
    call,
  }) => {
    const [ida, jan] = [await call('ida'), await call('jan', { viewport })];
    jan.expects(REFUSED);
    const shifted = await watch(jan.page);
    await jan.opens(await ida.makesRoom({ size: '9×9', color: 'Black' }));
    await expect(jan.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
    expect(await shifted(), 'what moved while a room loaded').toEqual([]);
    await jan.opens('/room/00000000000000000000');
    await expect(jan.page.getByRole('heading', { name: 'Room not found' })).toBeVisible();
    expect(await shifted(), 'what moved while the page for an unknown room loaded').toEqual([]);
  });
}
