import { afterEach, expect, it, vi } from 'vitest';
import { inOneTab } from './one-tab.ts';

type Held = { end: () => void; lose: () => void };
type Request = { name: string; start: () => void };

/** The locks of a browser, as far as they are needed here. All tabs of a test share them. */
class FakeLocks {
  private held: Held | undefined;
  private queue: Request[] = [];

  request(name: string, { steal, signal }: LockOptions, held: () => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        const mine = { end: resolve, lose: () => reject(new DOMException('taken', 'AbortError')) };
        this.held = mine;
        void Promise.resolve(held()).then(() => {
          resolve();
          if (this.held !== mine) return;
          this.held = undefined;
          this.queue.shift()?.start();
        });
      };
      const request = { name, start };
      signal?.addEventListener('abort', () => {
        this.queue = this.queue.filter((other) => other !== request);
        reject(new DOMException('stopped', 'AbortError'));
      });
      if (steal) this.held?.lose();
      if (steal || !this.held) start();
      else this.queue.push(request);
    });
  }
}

afterEach(() => vi.unstubAllGlobals());

/** A tab, and what it has heard. */
function tab() {
  const heard: boolean[] = [];
  const leave = inOneTab('game', (isHeld) => heard.push(isHeld));
  return { heard, leave };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

it('the tab shown last has the right; when it is closed, the tab before it has the right again', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const first = tab();
  await settle();
  const second = tab();
  await settle();
  expect([first.heard, second.heard]).toEqual([[true, false], [true]]);
  second.leave();
  await settle();
  expect([first.heard, second.heard]).toEqual([[true, false, true], [true]]);
  first.leave();
});

it('a tab that is shown again takes the right back', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const first = tab();
  await settle();
  const second = tab();
  await settle();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  // Both tabs are in one document, so only the tab without the right acts.
  expect([first.heard, second.heard]).toEqual([
    [true, false, true],
    [true, false],
  ]);
  first.leave();
  await settle();
  expect(second.heard).toEqual([true, false, true]);
  second.leave();
});

it('in a browser without locks, every tab has the right', () => {
  vi.stubGlobal('navigator', {});
  expect([tab().heard, tab().heard]).toEqual([[true], [true]]);
});
