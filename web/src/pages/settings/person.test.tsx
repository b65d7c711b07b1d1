import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { me } from '../../state/session.ts';
import { SETTLE_MS } from '../../ui/settled.tsx';
import { Person } from './person.tsx';

/** The requests, as `METHOD path`. */
let sent: string[] = [];
let page: HTMLElement | undefined;
const went = vi.fn();

beforeEach(() => {
  showBundle('en', parseLocale('en', readFileSync(`${import.meta.dirname}/../../i18n/en.ftl`, 'utf8')));
  vi.useFakeTimers();
  document.body.replaceChildren();
  sent = [];
  went.mockClear();
  localStorage.setItem('tengen.test', '1');
  me.value = { id: 'g1', name: 'Anna' };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path}`);
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('location', { assign: went });
});

afterEach(() => {
  if (page) render(null, page);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  me.value = null;
});

function shown(): HTMLElement {
  const root = document.createElement('div');
  page = root;
  document.body.append(root);
  render(<Person />, root);
  return root;
}

/** Presses the last button with this label, after its time of settling. */
async function presses(root: HTMLElement, label: string): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(SETTLE_MS)));
  const buttons = [...root.querySelectorAll('button')].filter((button) => button.textContent === label);
  await act(async () => buttons.at(-1)?.click());
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
}

it('shows nothing without a session', () => {
  me.value = null;
  expect(shown().textContent).toBe('');
});

it('ends the session, and removes what the browser stores, after a question', async () => {
  const root = shown();
  await presses(root, 'Sign out');
  expect(sent).toEqual([]);
  expect(root.querySelector('dialog')?.textContent).toContain('You lose your seats in running games');
  await presses(root, 'Sign out');
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/'));
  expect(sent).toEqual(['DELETE /api/v1/session']);
  expect(localStorage.length).toBe(0);
});

it('asks the server to erase everything, and can leave the browser as it is', async () => {
  const root = shown();
  await presses(root, 'Delete my data');
  expect(root.querySelector('dialog h2')?.textContent).toBe('Delete the data of Anna?');
  await act(async () => root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await presses(root, 'Delete my data');
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/'));
  expect(sent).toEqual(['DELETE /api/v1/session?erase=true']);
  expect(localStorage.getItem('tengen.test')).toBe('1');
});
