// When the device vibrates, and when it must not.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../net/connection.ts';
import { Hearing } from '../room/hearing.ts';
import { fold } from '../state/fold.ts';
import { joined, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { change, parseSettings, settings } from '../state/settings.ts';
import { buzz, canBuzz } from './buzz.ts';

const vibrate = vi.fn(() => true);
/** The media queries that match. */
let media: string[] = [];

beforeEach(() => {
  media = ['(any-pointer: coarse)'];
  vibrate.mockClear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }));
  vi.stubGlobal('navigator', { vibrate, languages: ['en'], userActivation: { hasBeenActive: true } });
  change({ buzz: true });
});
afterEach(() => vi.unstubAllGlobals());

it('vibrates on a device with a touch screen', () => {
  buzz('own');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([12]);
});

it.each([
  ['the setting is off', () => change({ buzz: false })],
  ['the system asks for reduced motion', () => media.push('(prefers-reduced-motion: reduce)')],
  ['there is no touch screen', () => media.splice(0)],
  ['the page has not been touched yet', () => Object.assign(navigator, { userActivation: { hasBeenActive: false } })],
  ['the browser cannot vibrate', () => Object.assign(navigator, { vibrate: undefined })],
])('does not vibrate if %s', (_, given) => {
  given();
  buzz('theirs');
  expect(vibrate).not.toHaveBeenCalled();
});

it('offers the setting only where it can have an effect', () => {
  expect(canBuzz()).toBe(true);
  media = [];
  expect(canBuzz()).toBe(false);
});

it('stores the setting', () => {
  expect(parseSettings(null).buzz).toBe(true);
  expect(parseSettings(JSON.stringify({ ...settings.peek(), buzz: false })).buzz).toBe(false);
});

it('vibrates once for the player’s own stone, and for each move of the opponent', () => {
  const store = new RoomStore('r', {} as Connection);
  store.room.value = fold(null, joined(viewOf()), 'p1', 0).room;
  const room = store.room.value;
  if (!room) throw new Error('the store has no room');
  const hearing = new Hearing(store);
  store.onPlaced({ color: 'black', point: 'C3' }, false);
  hearing.hear({ type: 'moved', color: 'black', point: 'C3', captured: [] }, room);
  expect(vibrate.mock.calls).toEqual([[[12]]]);
  hearing.hear({ type: 'moved', color: 'white', point: 'D3', captured: [] }, room);
  hearing.hear({ type: 'passed', color: 'white' }, room);
  hearing.hear({ type: 'passed', color: 'black' }, room);
  expect(vibrate.mock.calls).toEqual([[[12]], [[35]], [[35]]]);
  hearing.stop();
});
