import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { nameFault, saveTypedName, typedName } from '../state/naming.ts';
import { NameField } from './name-field.tsx';

const root = document.createElement('div');
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
  nameFault.value = null;
  typedName.value = '';
});

test('if a name is refused, the player is brought to the name field, which shows the reason', async () => {
  showBundle('en', parseLocale('en', english));
  document.body.append(root);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  act(() => render(<NameField label="Name" />, root));
  const body = JSON.stringify({ code: 'name_characters', message: 'a name can have only letters' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 422 }));
  typedName.value = 'Li Ming';
  await act(async () => expect(await saveTypedName()).toBe(false));
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(scroll).toHaveBeenCalled();
  expect(root.textContent).toContain('Use only letters, digits, - or _');
});

test('without the server, a name that breaks a rule is not kept, and the field names all rules', async () => {
  showBundle('en', parseLocale('en', english));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  act(() => render(<NameField label="Name" />, root));
  typedName.value = 'Li Ming';
  await act(async () => expect(await saveTypedName(true)).toBe(false));
  expect(root.textContent).toContain('Use up to 20');
});
