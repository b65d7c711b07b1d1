// Helpers for tests about where the parts of a room are, and whether they can be seen.

import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';
import { expect } from './test.ts';

export const WIDE = { width: 1280, height: 800 };
/** A window in which the column next to the board is as narrow as possible. */
export const NARROW = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SHORT = { width: 320, height: 568 };
export const SMALL = { width: 360, height: 640 };
export const SIDEWAYS = { width: 844, height: 390 };
/** A small phone in landscape. */
export const LOW = { width: 667, height: 375 };
export const SIZES = [WIDE, PHONE, SHORT, SMALL, SIDEWAYS];

/** The parts of a room that stay where they are. */
const PARTS = '.player, .room-board, .room-news, .room-news .turn, .room-side, .room-bar, .room-openers, .room-panel';

export const name = ({ width, height }: typeof WIDE) => `${width}×${height}`;

/** Takes a picture for a visual review, if `TENGEN_PICTURES` names a folder for it. */
export async function pictured(page: Page, what: string): Promise<void> {
  const folder = process.env.TENGEN_PICTURES;
  const { width, height } = page.viewportSize() ?? WIDE;
  if (folder) await page.screenshot({ path: `${folder}/${what}-${width}x${height}.png` });
}

/** Where each part of the room is. */
export async function places(page: Page): Promise<string[]> {
  return page.locator(PARTS).evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className.split(' ')[0]} ${[x, y, width, height].map(Math.round)}`;
    }),
  );
}

/** Expects that an element is completely visible: inside the window, not scrolled away, and not covered. */
export async function expectWhole(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  // When the window changes its size, the board follows a moment later.
  await expect.poll(() => part.evaluate(faultOf)).toBe('');
}

/** Expects that an element is completely visible, and inside the box of news. */
export async function expectInNews(part: Locator): Promise<void> {
  await expectWhole(part);
  const inside = (one: Element) => {
    const [box, own] = [one.closest('.room-news') ?? one, one].map((each) => each.getBoundingClientRect());
    return box !== undefined && own !== undefined && own.top >= box.top && own.bottom <= box.bottom;
  };
  expect(await part.evaluate(inside), 'inside the box of news').toBe(true);
}

/** Why a part of an element cannot be seen. Empty if all of it can be seen. Runs in the page. */
function faultOf(element: Element): string {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const clipped = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  if (getComputedStyle(element).overflow !== 'visible' && clipped) return 'its words do not fit';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const x of [left + 2, (left + right) / 2, right - 2]) {
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.contains(element))) continue;
      return `${element.className} at ${Math.round(x)},${Math.round(y)} is under ${hit?.outerHTML.slice(0, 90)}`;
    }
  }
  return '';
}

/** How often these words are visible on the page. The list of moves does not count. */
export async function visibly(page: Page, words: string): Promise<number> {
  return page
    .getByText(words, { exact: true })
    .evaluateAll(
      (found) =>
        found
          .filter((one) => !one.closest('.score-sheet'))
          .filter(
            (one) =>
              one.getBoundingClientRect().width > 2 &&
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          ).length,
    );
}

export const button = (person: Person, label: string) => person.page.getByRole('button', { name: label, exact: true });

/** Opens an address outside the client. This closes the page of the room. */
export async function leaves(person: Person): Promise<void> {
  await person.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await person.opens('/healthz');
}
