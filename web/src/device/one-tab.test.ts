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

type Tab = ReturnType<typeof tab>;

/** Waits until the tabs have heard this. */
const hear = (tabs: readonly Tab[], heard: readonly boolean[][]) =>
  vi.waitFor(() => expect(tabs.map((one) => one.heard)).toEqual(heard));

it('the tab shown last has the right; when it is closed, the tab before it has the right again', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const first = tab();
  await hear([first], [[true]]);
  const second = tab();
  await hear([first, second], [[true, false], [true]]);
  second.leave();
  await hear([first, second], [[true, false, true], [true]]);
  first.leave();
});

it('a tab that is shown again takes the right back', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const first = tab();
  await hear([first], [[true]]);
  const second = tab();
  await hear([first, second], [[true, false], [true]]);
  // Both tabs are in one document, so only the tab without the right acts.
  document.dispatchEvent(new Event('visibilitychange'));
  const back = [
    [true, false, true],
    [true, false],
  ];
  await hear([first, second], back);
  first.leave();
  await hear([second], [[true, false, true]]);
  second.leave();
});

it('in a browser without locks, every tab has the right', () => {
  vi.stubGlobal('navigator', {});
  expect([tab().heard, tab().heard]).toEqual([[true], [true]]);
});
