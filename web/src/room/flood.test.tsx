// An opponent who sends hundreds of events must not keep the page busy.

import { FluentBundle } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { Event } from '../protocol.gen.ts';
import { followAnew, store, world } from '../state/following.fixtures.ts';
import { stateOf } from '../state/room.fixtures.ts';
import { Moves } from './side/moves.tsx';

followAnew();

const root = document.body.appendChild(document.createElement('div'));
/** The callbacks that wait for the next frame. */
let frame: FrameRequestCallback[];

beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  frame = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frame.push(run));
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {});
});

afterEach(() => {
  render(null, root);
  // Run the effects that still wait for a frame. Otherwise, they would run after the test has ended.
  nextFrame();
});

const nextFrame = () => {
  for (const run of frame.splice(0)) run(0);
};
const microtasks = () => new Promise<void>((done) => queueMicrotask(done));

/**
 * White offers a draw and withdraws the offer, again and again, until the event with this seq. The server sends each
 * event in a message of its own.
 */
function flood(until: number): void {
  for (let seq = (store.room.peek()?.view.seq ?? 0) + 1; seq <= until; seq += 1) {
    const event: Event = { type: seq % 2 === 0 ? 'offered' : 'withdrawn', offer: 'draw', by: 'white' };
    world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state: stateOf() });
  }
}

test('500 events are stored immediately, but the page is rendered only once for all of them, in the next frame', async () => {
  let renders = 0;
  const Page = () => {
    renders += 1;
    return <p>{store.room.value?.view.seq}</p>;
  };
  render(<Page />, root);
  flood(503);
  await microtasks();
  expect(store.room.peek()?.view.seq).toBe(503);
  expect(renders).toBe(1);
  nextFrame();
  expect(renders).toBe(2);
  expect(root.textContent).toBe('503');
});

test('an action of the user is rendered without waiting for the next frame', async () => {
  const pressed = signal(false);
  const Page = () => <p>{`${store.room.value?.view.seq} ${pressed.value}`}</p>;
  render(<Page />, root);
  flood(10);
  pressed.value = true;
  await microtasks();
  expect(root.textContent).toBe('10 true');
});

test('a hidden page is rendered without waiting for the next frame, because it has no frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const Page = () => <p>{store.room.value?.view.seq}</p>;
  render(<Page />, root);
  flood(10);
  await microtasks();
  expect(root.textContent).toBe('10');
});

test('each event in the list of moves is put into words only once, however long the list is', () => {
  const List = () => (store.room.value ? <Moves store={store} room={store.room.value} /> : null);
  render(<List />, root);
  const format = vi.spyOn(FluentBundle.prototype, 'formatPattern');
  const cost = (until: number) => {
    format.mockClear();
    flood(until);
    nextFrame();
    return format.mock.calls.length;
  };
  const first = cost(4);
  cost(503);
  expect(cost(504)).toBe(first);
  expect(root.querySelectorAll('.told')).toHaveLength(503); // The first event has no sentence.
});
