import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import japanese from '../i18n/ja.ftl?raw';
import type { Challenge } from '../protocol.gen.ts';
import { AskProgram } from './ask-program.tsx';

const ROBO = { id: 'bot-1', name: 'Robo', program: true };

let root: HTMLElement;
/** The challenges that the server knows, and how often the page has challenged the program. */
let known: Challenge[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  [known, asked] = [[], 0];
  vi.stubGlobal('location', new URL('http://localhost/room/r?ask=bot-1'));
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/challenge')) {
      asked += 1;
      known = [{ program: ROBO }];
      return new Response(null, { status: 204 });
    }
    return new Response(JSON.stringify(path.endsWith('/challenges') ? { challenges: known } : { programs: [ROBO] }));
  });
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
});
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('after a restart of the server, the page asks the program again, but not often', async () => {
  act(() => render(<AskProgram room="r" />, root));
  await passes(10_000);
  expect([root.textContent, asked]).toEqual([expect.stringContaining('Robo (bot) has been asked to play.'), 1]);
  expect(root.querySelector('button')?.textContent).toBe('Ask again');
  known = [];
  await passes(40_000);
  // Otherwise, many pages that ask the same program would displace each other's challenges all the time.
  expect(asked).toBe(1);
  await passes(20_000);
  expect(asked).toBe(2);
});

test('the words about a declined challenge follow the language of the page', async () => {
  act(() => render(<AskProgram room="r" />, root));
  await passes(0);
  known = [{ program: ROBO, declined: 'busy' }];
  await passes(3_000);
  expect(root.textContent).toContain('Robo (bot) is playing enough games already and does not come.');
  act(() => showBundle('ja', parseLocale('ja', japanese)));
  expect(root.textContent).toContain('対局中のため、来られません。');
  expect(root.querySelector('button')).toBeNull();
  expect(root.textContent).not.toContain('playing');
});
