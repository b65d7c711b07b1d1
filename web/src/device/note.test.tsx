import { render } from 'preact';
import { act } from 'preact/test-utils';
import { LocationProvider } from 'preact-iso';
import { afterEach, expect, it } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { keyOf, keyOfState, recordOf } from './here.ts';
import { DeviceNote } from './note.tsx';

const ROOM = 'here-abc';
const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

const press = (words: string) =>
  act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());

it('a finished game can be saved as a file and removed, even if the server does not have it yet', () => {
  showBundle('en', parseLocale('en', english));
  localStorage.setItem(keyOf(ROOM), '{}');
  localStorage.setItem(keyOfState(ROOM), JSON.stringify({ at: 0, phase: 'finished' }));
  act(() =>
    render(
      <LocationProvider>
        <DeviceNote room={ROOM} aborted={false} />
      </LocationProvider>,
      root,
    ),
  );
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Download SGF',
    'Remove it from this device',
  ]);
  press('Remove it from this device');
  expect(recordOf(ROOM)).toBe('{}');
  press('Remove it for good');
  expect(recordOf(ROOM)).toBeNull();
});
