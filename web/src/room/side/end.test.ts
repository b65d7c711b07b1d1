import { afterEach, expect, test, vi } from 'vitest';
import { keepEnd } from './end.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Returns a list of this height, a function that makes the list smaller, and a function that reports the new height as
 * a browser does.
 */
function listOf(height: number): { list: HTMLElement; shrinks: (to: number) => void; sized: () => void } {
  const list = document.createElement('div');
  let own = height;
  let sized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        sized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(list, 'clientHeight', { get: () => own });
  Object.defineProperty(list, 'scrollHeight', { get: () => 1000 });
  return {
    list,
    shrinks: (to) => {
      own = to;
    },
    sized: () => sized(),
  };
}

test('a list that becomes smaller stays at its end, even if the browser reports a scroll before the new height', () => {
  const { list, shrinks, sized } = listOf(400);
  keepEnd(list);
  list.scrollTop = 600;
  shrinks(200);
  list.dispatchEvent(new Event('scroll'));
  sized();
  expect(list.scrollTop).toBe(1000);
});

test('a list that the reader has scrolled up stays where it is', () => {
  const { list, shrinks, sized } = listOf(400);
  keepEnd(list);
  list.scrollTop = 100;
  list.dispatchEvent(new Event('scroll'));
  shrinks(200);
  sized();
  expect(list.scrollTop).toBe(100);
});
