import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { connection } from '../net/connection.ts';
import { lossSpoken, Notices } from './notices.tsx';

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  act(() => render(<Notices />, root));
});
afterEach(() => {
  act(() => render(null, root));
});

/** Announces a text, and waits until the code that shows it has been loaded. */
const announce = (text: string, restarts = false) =>
  act(async () => {
    connection.notice.value = { type: 'notice', text, restarts };
    await vi.dynamicImportSettled();
  });

test('shows what the operator announces until it is withdrawn or closed', async () => {
  await announce('The server restarts at 18:00.');
  expect(root.textContent).toContain('The server restarts at 18:00.');
  await announce('');
  expect(root.textContent).toBe('');
  await announce('<b>One</b>');
  expect(root.textContent).toContain('<b>One</b>');
  act(() => root.querySelector('button')?.click());
  expect(root.textContent).toBe('');
  expect(sessionStorage.getItem('tengen.notice')).toBe('<b>One</b>'); // It stays closed when the page is loaded again.
  await announce('Two');
  expect(root.textContent).toContain('Two');
  await announce('Back at 19:00.', true);
  expect(root.textContent).toContain('The server will restart soon. Running games can be finished. Back at 19:00.');
  await announce('');
});

test('says that the operator keeps the visitor out, and until when, also in a running game', async () => {
  lossSpoken.value = true;
  await act(async () => {
    connection.banned.value = Number.POSITIVE_INFINITY;
    await vi.dynamicImportSettled();
  });
  expect(root.textContent).toBe('The operator of this server does not let you in.');
  act(() => {
    connection.banned.value = Date.UTC(2033, 4, 18, 12);
  });
  expect(root.textContent).toMatch(/^The operator of this server does not let you in until May 18, 2033, .+\.$/);
  act(() => {
    connection.banned.value = 0;
    lossSpoken.value = false;
  });
  expect(root.textContent).toBe('');
});
