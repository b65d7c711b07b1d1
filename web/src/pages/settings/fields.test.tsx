import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { beforeEach, expect, it } from 'vitest';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import { SettingsDialog } from '../../room/settings-dialog.tsx';
import { viewOf } from '../../state/room.fixtures.ts';
import { RoomStore } from '../../state/room.ts';
import { settingsOpen } from '../../state/settings.ts';
import Settings from '../settings.tsx';

beforeEach(() => {
  showBundle('en', parseLocale('en', readFileSync(`${import.meta.dirname}/../../i18n/en.ftl`, 'utf8')));
  document.body.replaceChildren();
});

/** The labels of all settings in an element. */
function labels(element: Element): string[] {
  const fields = element.querySelectorAll('.field > label, .field > legend, .switch');
  return [...fields].map((field) => field.textContent?.trim() ?? '').sort();
}

it('the page and the dialog over a room have the same settings, apart from the name and the programs', () => {
  settingsOpen.value = true;
  const [page, room] = [document.createElement('div'), document.createElement('div')];
  document.body.append(page, room);
  render(<Settings />, page);
  const store = new RoomStore('1');
  render(<SettingsDialog store={store} room={{ view: viewOf(), received: 0 }} />, room);
  page.querySelector('.programs')?.remove();
  const named = labels(page).filter((label) => label !== 'Your name');
  expect(labels(room)).toEqual(named);
  expect(named).toContain('Show only the board and the clocks');
  expect(named).toContain('Stones');
});
