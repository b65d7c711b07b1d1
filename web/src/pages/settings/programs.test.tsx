import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { Token } from '../../protocol.gen.ts';
import { me } from '../../state/session.ts';
import { Programs } from './programs.tsx';

const OLD: Token = { id: 'bot-p1', name: 'Old', scopes: ['read'], created: 1, ends: 2 };
const NEW: Token = { ...OLD, id: 'bot-p2', name: 'Robo', scopes: ['read', 'play'], token: 'tengen_secret' };

/** The requests, as `METHOD path body`. */
let sent: string[] = [];
let page: HTMLElement | undefined;

beforeEach(() => {
  showBundle('en', parseLocale('en', readFileSync(`${import.meta.dirname}/../../i18n/en.ftl`, 'utf8')));
  document.body.replaceChildren();
  sent = [];
  me.value = { id: 'g1', name: 'Anna' };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push([init.method ?? 'GET', path, init.body].filter(Boolean).join(' '));
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json(init.method === 'POST' ? NEW : { tokens: [OLD], most: 5 });
  });
});

afterEach(() => {
  if (page) render(null, page);
  vi.unstubAllGlobals();
  me.value = null;
});

function shown(): HTMLElement {
  const root = document.createElement('div');
  page = root;
  document.body.append(root);
  render(<Programs />, root);
  return root;
}

function press(root: HTMLElement, name: string): void {
  const buttons = [...root.querySelectorAll('button')];
  const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!button) throw new Error(`no button ${name} among ${buttons.map((one) => one.textContent).join(', ')}`);
  button.click();
}

it('makes a token and shows its secret', async () => {
  const root = shown();
  await vi.waitFor(() => expect(root.textContent).toContain('Only reads · Never used'));
  const name = root.querySelector('input');
  if (!name) throw new Error('no field');
  name.value = 'Robo';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(root.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe('tengen_secret'));
  expect(sent.at(-1)).toBe('POST /api/v1/tokens {"name":"Robo","scopes":["read","play"]}');
  expect([...root.querySelectorAll('li strong')].map((one) => one.textContent)).toEqual(['Old', 'Robo']);
});

it.each([
  ['contains', [OLD, { ...NEW, token: undefined }]],
  ['does not contain', [OLD]],
])('shows a new token once if a late list %s it', async (_, tokens) => {
  let arrive = (_: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) =>
    init.method === 'POST' ? Response.json(NEW) : late,
  );
  const root = shown();
  const name = root.querySelector('input');
  if (!name) throw new Error('no field');
  name.value = 'Robo';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const names = () => [...root.querySelectorAll('li strong')].map((one) => one.textContent);
  await vi.waitFor(() => expect(names()).toEqual(['Robo']));
  arrive(Response.json({ tokens, most: 5 }));
  await vi.waitFor(() => expect(names()).toEqual(['Old', 'Robo']));
});

it('deletes a token only after a second press', async () => {
  const root = shown();
  await vi.waitFor(() => press(root, 'Delete the token of Old'));
  await vi.waitFor(() => press(root, 'Delete Old for good'));
  await vi.waitFor(() => expect(root.textContent).toContain('The token of Old is deleted.'));
  expect(sent).toEqual(['GET /api/v1/tokens', 'DELETE /api/v1/tokens/bot-p1']);
  expect(root.querySelectorAll('li')).toHaveLength(0);
});
