import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { useAddress } from './address.ts';

function Page({ address }: { address: string }) {
  useAddress(address);
  return <p>{address}</p>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the URL matches the content of a page as soon as the page is shown', () => {
  const root = document.createElement('div');
  for (const address of ['/practice#one', '/practice#two']) {
    render(<Page address={address} />, root);
    expect(location.pathname + location.hash).toBe(address);
  }
  render(null, root);
});

test('the page does not break if the browser refuses a change of the URL', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  const root = document.createElement('div');
  render(<Page address="/practice#three" />, root);
  expect(root.textContent).toBe('/practice#three');
  render(null, root);
});
