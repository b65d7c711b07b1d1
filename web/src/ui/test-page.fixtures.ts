// An empty page in English, for tests of components.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';

/** Gives each test of a file an empty element in the page. Afterwards, the element and what it shows are removed. */
export function testPage(): { root: HTMLElement } {
  const page = { root: document.createElement('div') };
  beforeEach(() => {
    showBundle('en', parseLocale('en', english));
    page.root = document.createElement('div');
    document.body.append(page.root);
  });
  afterEach(() => {
    act(() => render(null, page.root));
    page.root.remove();
  });
  return page;
}
