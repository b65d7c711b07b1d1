import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { ReviewState } from '../../protocol.gen.ts';
import type { Shown } from './record.ts';
import { ReviewPanel } from './review.tsx';

vi.mock('../../state/session.ts', () => ({ ensureSession: async () => {} }));

const REVIEW = { version: 1, black: [500, 400], turns: [], ownership: [] };
const working = (judged: number): ReviewState => ({ state: 'working', judged, positions: 40, asked: true }) as never;
const GAME = { setup: { kind: 'go', size: 9 }, moves: [{ color: 'black', point: 'C3' }] } as unknown as Shown;

let root: HTMLElement;
let state: ReviewState;
beforeEach(() => {
  vi.useFakeTimers();
  showBundle('en', parseLocale('en', english));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(state)));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows the panel as it is after a press on the button. The press has removed the button. */
async function open(first: ReviewState, asked = true): Promise<void> {
  state = first;
  const panel = <ReviewPanel id="g" game={GAME} at={0} onMove={() => {}} overlay={signal({})} asked={asked} />;
  act(() => render(panel, root));
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
}

/** Waits until the page has asked the server again. */
async function becomes(next: ReviewState): Promise<void> {
  state = next;
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_100)));
}

const spoken = () => root.querySelector('.review > [role=status]')?.textContent;
const section = () => root.querySelector('section.review');

test('the panel takes the focus of the pressed button and keeps it until the review is ready', async () => {
  await open({ state: 'waiting', ahead: 2, asked: true } as never);
  expect(document.activeElement).toBe(section());
  await becomes(working(1));
  await becomes({ state: 'done', review: REVIEW } as never);
  expect(document.activeElement).toBe(section());
  expect(root.querySelector('h2')?.textContent).toBe('Review');
});

test('the place in the queue, every quarter of the progress and the end are spoken', async () => {
  await open({ state: 'waiting', ahead: 2, asked: true } as never);
  expect(spoken()).toBe('2 other games are reviewed first.');
  const status = root.querySelector('.review > [role=status]');
  const heard: unknown[] = [];
  for (const judged of [1, 9, 10, 11, 39]) {
    await becomes(working(judged));
    heard.push(spoken());
  }
  const part = (percent: number) => `The engine is reviewing the game: ${percent}%`;
  expect(heard).toEqual([part(0), part(0), part(25), part(25), part(75)]);
  await becomes({ state: 'done', review: REVIEW } as never);
  expect(spoken()).toBe('The review is ready.');
  expect(root.querySelector('.review > [role=status]')).toBe(status);
});

test('a focus elsewhere stays there when the review is ready', async () => {
  await open(working(1));
  act(() => (document.activeElement as HTMLElement).blur());
  await becomes(working(2));
  await becomes({ state: 'done', review: REVIEW } as never);
  expect(document.activeElement).toBe(document.body);
});

test('if the button for canceling has the focus and disappears, the panel gets the focus', async () => {
  await open(working(1));
  root.querySelector<HTMLElement>('button')?.focus();
  await becomes({ state: 'done', review: REVIEW } as never);
  expect(document.activeElement).toBe(section());
});

test('a stored review neither takes the focus nor is announced', async () => {
  await open({ state: 'done', review: REVIEW } as never, false);
  expect(spoken()).toBe('');
  expect(document.activeElement).toBe(document.body);
});
