import { expect, test, vi } from 'vitest';
import { browserEnv } from './env.ts';

test('the connection is woken when the browser is online again and when the page is visible again', () => {
  const wake = vi.fn();
  browserEnv.onWake(wake);
  const shown = vi.spyOn(document, 'visibilityState', 'get');
  const changes = (state: DocumentVisibilityState) => {
    shown.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  dispatchEvent(new Event('offline'));
  changes('hidden');
  expect(wake).toHaveBeenCalledTimes(0);
  changes('visible');
  expect(wake).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('pageshow')); // The browser kept this page while a different page was shown.
  expect(wake).toHaveBeenCalledTimes(3);
});
