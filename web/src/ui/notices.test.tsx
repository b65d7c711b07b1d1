import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { connection } from '../net/connection.ts';
import { Notices } from './notices.tsx';

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  act(() => render(<Notices />, root));
});
afterEach(() => {
  act(() => render(null, root));
});

const announce = (text: string) =>
  act(() => {
    connection.notice.value = text;
  });

test('shows what the operator announces until it is withdrawn or closed', () => {
  announce('The server restarts at 18:00.');
  expect(root.textContent).toContain('The server restarts at 18:00.');
  announce('');
  expect(root.textContent).toBe('');
  announce('<b>One</b>');
  expect(root.textContent).toContain('<b>One</b>');
  act(() => root.querySelector('button')?.click());
  expect(root.textContent).toBe('');
  announce('Two');
  expect(root.textContent).toContain('Two');
  announce('');
});
