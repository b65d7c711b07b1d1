// A finger that a test can drag over a touch screen. Playwright itself can only tap.

import type { CDPSession, Locator, Page } from '@playwright/test';

type Place = { x: number; y: number };

/** The middle of an element, in CSS pixels of the window. */
export async function middle(element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that touches one place at a time. */
export class Finger {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async presses(at: Place): Promise<void> {
    await this.touches('touchStart', [at]);
  }

  async moves(to: Place): Promise<void> {
    await this.touches('touchMove', [to]);
  }

  async lifts(): Promise<void> {
    await this.touches('touchEnd', []);
  }

  private async touches(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
