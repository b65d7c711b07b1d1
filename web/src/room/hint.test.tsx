import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { change } from '../state/settings.ts';
import { askWords, Hint } from './hint.tsx';

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  change({ letters: true });
  vi.unstubAllGlobals();
});

/** What a screen reader finds in the hint. */
function heard(hovers: boolean): string {
  vi.stubGlobal('matchMedia', () => ({ matches: hovers }));
  act(() => render(<Hint marks />, root));
  const parts = [...root.childNodes].filter(
    (one) => !(one instanceof Element && one.getAttribute('aria-hidden') === 'true'),
  );
  return parts.map((one) => one.textContent).join('');
}

test('with a mouse, a screen reader reads the key that explains a point, and not how to hover', () => {
  expect(heard(true)).toBe('Press 1 on a point to hear why it counts.');
  expect(root.querySelector('[aria-hidden]')?.textContent).toBe('Hover over a point to read why it counts.');
});

test('without single keys, the key is not mentioned', () => {
  change({ letters: false });
  expect(heard(true)).toBe('');
});

test('on a touch screen, everybody gets the same hint', () => {
  expect(heard(false)).toBe('Tap an empty point to read why it counts.');
});

test('the sentence about all areas that do not count fits the place of the focus', () => {
  root.innerHTML = '<form class="room-field"><input /></form>';
  expect(askWords()).toBe('Press 6 for all areas that do not count.');
  root.querySelector('input')?.focus();
  expect(askWords()).toBe('Type ? and press Enter for all areas that do not count.');
});
