import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { lanAddresses, qrPath } from '../net/api.ts';
import { Invite } from './invite.tsx';

vi.mock('../net/api.ts', async (original) => ({ ...(await original()), lanAddresses: vi.fn() }));

let root: HTMLElement;
beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => {
  act(() => render(null, root));
  vi.unstubAllGlobals();
});

/** The link and the address of its QR code, if the page was opened at `origin`. */
async function invited(origin: string, addresses: string[]) {
  vi.mocked(lanAddresses).mockClear().mockResolvedValue(addresses);
  vi.stubGlobal('location', new URL(origin));
  await act(async () => render(<Invite path="/room/r" label="Link" />, root));
  await act(async () => {}); // Wait until the addresses have arrived.
  return [root.querySelector('input')?.value, root.querySelector('img')?.getAttribute('src')];
}
const both = (link: string) => [link, qrPath(link)];
const NETWORK = ['http://192.168.1.7:8080', 'http://10.0.0.7:8080'];

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'at %s, the link and the QR code have the address of the server on the network',
  async (origin) => {
    expect(await invited(origin, NETWORK)).toEqual(both('http://192.168.1.7:8080/room/r'));
    act(() => render(null, root));
    expect(await invited(origin, [])).toEqual(both(`${origin}/room/r`));
  },
);

test('if no other device can open the link, the page says so', async () => {
  const warning = 'This address works only on this computer. No other device can open it.';
  await invited('http://localhost:8080', []);
  expect(root.textContent).toContain(warning);
  act(() => render(null, root));
  await invited('http://localhost:8080', NETWORK);
  expect(root.textContent).not.toContain(warning);
});

test('at any other address, the link keeps the address of the page', async () => {
  expect(await invited('https://go.example', NETWORK)).toEqual(both('https://go.example/room/r'));
  expect(lanAddresses).not.toHaveBeenCalled();
});
