import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { connection } from '../net/connection.ts';
import { change, settings } from '../state/settings.ts';
import { Crash } from './crash.tsx';
import { Choices, SelectField, Switch, TextField } from './field.tsx';
import { Notices } from './notices.tsx';
import { keepTheme } from './theme.ts';

let root: HTMLElement;

beforeAll(() => {
  showBundle('en', parseLocale('en', readFileSync(`${import.meta.dirname}/../i18n/en.ftl`, 'utf8')));
});

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

it('shows an error when a page throws, and links to the home page', async () => {
  const Broken = () => {
    throw new Error('an error for a test');
  };
  await act(() =>
    render(
      <Crash>
        <Broken />
      </Crash>,
      root,
    ),
  );
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Something went wrong');
  expect(root.textContent).toContain('an error for a test');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/');
});

describe('notices', () => {
  const greet = (build: string) => {
    connection.welcome.value = { type: 'welcome', protocol: 1, server: '1', build };
  };

  it('announces a new version until it is dismissed', async () => {
    greet('a');
    await act(() => render(<Notices />, root));
    expect(root.querySelector('section')).toBeNull();
    await act(() => greet('b'));
    expect(root.querySelector('section')?.textContent).toContain('A new version is available.');
    await act(() => root.querySelectorAll('button')[1]?.click());
    expect(root.querySelector('section')).toBeNull();
    await act(() => greet('c'));
    expect(root.querySelector('section')).not.toBeNull();
    await act(() => greet('a'));
  });

  it('announces a lost connection only if it stays lost', async () => {
    vi.useFakeTimers();
    await act(() => render(<Notices />, root));
    const status = () => root.querySelector('[role=status]')?.textContent;
    await act(() => {
      connection.link.value = 'broken';
      vi.advanceTimersByTime(1000);
    });
    expect(status()).toBe('');
    await act(() => {
      connection.link.value = 'connecting';
      vi.advanceTimersByTime(1000);
    });
    expect(status()).toBe('No connection. Trying again…');
    await act(() => {
      connection.link.value = 'open';
    });
    expect(status()).toBe('');
  });
});

describe('controls', () => {
  it('have labels, show what is wrong, and report the typed text', async () => {
    const typed = vi.fn();
    await act(() => render(<TextField label="Komi" value="x" wrong="not a number" onValue={typed} />, root));
    const input = root.querySelector('input');
    expect(root.querySelector('label')?.htmlFor).toBe(input?.id);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('not a number');
    if (input) input.value = '7';
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(typed).toHaveBeenCalledWith('7');
  });

  it('report the value that is chosen from a drop-down list', async () => {
    const chosen = vi.fn();
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ] as const;
    await act(() => render(<SelectField label="L" value="a" options={options} onValue={chosen} />, root));
    const select = root.querySelector('select');
    if (select) select.value = 'b';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen.mock.calls).toEqual([['b']]);
  });

  it('include radio buttons in a labeled group, and switches that report a press', async () => {
    const on = vi.fn();
    await act(() =>
      render(
        <>
          <Choices label="Size" name="size" value="9" options={[{ value: '9', label: '9' }]} onValue={() => {}} />
          <Switch label="Sound" checked={false} onChecked={on} />
        </>,
        root,
      ),
    );
    expect(root.querySelector('fieldset legend')?.textContent).toBe('Size');
    expect(root.querySelector<HTMLInputElement>('[name=size]')?.checked).toBe(true);
    root.querySelector<HTMLInputElement>('[role=switch]')?.click();
    expect(on).toHaveBeenCalledWith(true);
  });
});

it('the document has the chosen theme', () => {
  const before = settings.value;
  const stop = keepTheme();
  change({ theme: 'slate' });
  expect(document.documentElement.dataset.theme).toBe('slate');
  change({ theme: 'auto' });
  expect(['wood', 'dark']).toContain(document.documentElement.dataset.theme);
  stop();
  settings.value = before;
});
