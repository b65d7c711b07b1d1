import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { ActButton } from './bar.tsx';

let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

test('a button that is locked for a while counts down, and a click during the countdown does nothing', () => {
  const run = vi.fn();
  const from = performance.now() + 10_000;
  act(() => render(<ActButton name="takeback" act={{ words: 'room-takeback', now: true, from, run }} />, root));
  const button = root.querySelector('button') as HTMLButtonElement;
  expect(button.textContent).toBe('Takeback 0:10');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.click();
  expect(run).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(7000);
  });
  expect(root.querySelector('[role=timer]')?.textContent?.trim()).toBe('0:03');
  act(() => {
    vi.advanceTimersByTime(3500);
  });
  expect(button.textContent).toBe('Takeback');
  expect(button.getAttribute('aria-disabled')).toBe('false');
  button.click();
  expect(run).toHaveBeenCalledOnce();
});
