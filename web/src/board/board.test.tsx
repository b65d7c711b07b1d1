import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Board } from './board.tsx';
import type { BoardModel } from './model.ts';

const SHAPE = { kind: 'go', width: 5, height: 5 } as const;
const START: BoardModel = { shape: SHAPE, rows: ['.X...', 'XO...', '.X...', '.....', '....O'], last: 'E1' };

let root: HTMLElement;

beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

function show(model = signal(START), onChoose = vi.fn()) {
  act(() => {
    render(<Board model={model} label="Board" coordinates onChoose={onChoose} />, root);
  });
  return { model, onChoose };
}

const cell = (name: string) => {
  const found = [...root.querySelectorAll('[role="gridcell"]')].filter((point) =>
    point.getAttribute('aria-label')?.startsWith(`${name} `),
  );
  expect(found).toHaveLength(1);
  return found[0] as SVGElement;
};
const label = (name: string) => cell(name).getAttribute('aria-label');
const press = (on: Element, key: string) =>
  act(() => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('is a grid of rows of points with names', () => {
  show();
  expect(root.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('Board');
  expect(root.querySelectorAll('[role="grid"] [role="row"]')).toHaveLength(5);
  expect(root.querySelectorAll('[role="row"] [role="gridcell"]')).toHaveLength(25);
  expect([label('A5'), label('B5'), label('B4'), label('E1')]).toEqual([
    'A5 empty',
    'B5 black',
    'B4 white',
    'E1 white, last move',
  ]);
});

test('says all that is special about a point', () => {
  const dead = ['B4'];
  const owner = ['B....', '.B...', '.....', '.....', 'W....'];
  show(signal({ ...START, last: undefined, ko: 'C4', dead, owner, row: ['E1'] }));
  expect(label('C4')).toBe('C4 empty, ko');
  expect(label('B4')).toBe('B4 white, dead, black territory');
  expect(label('A5')).toBe('A5 empty, black territory');
  expect(label('A1')).toBe('A1 empty, white territory');
  expect(label('E1')).toBe('E1 white, winning row');
});

test('draws again only what has changed', async () => {
  const { model } = show();
  const changed: (string | null)[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      changed.push((target as Element).closest('[role="gridcell"]')?.getAttribute('data-point') ?? null);
    }
  });
  watch.observe(root, { subtree: true, attributes: true, childList: true });
  await act(async () => {
    model.value = { ...START, rows: ['.X...', 'X.X..', '.X...', '.....', '....O'], last: 'C4' };
  });
  await Promise.resolve();
  expect([...new Set(changed)].sort()).toEqual(['24', '6', '7']); // E1 was the last move, B4 and C4.
  expect(label('C4')).toBe('C4 black, last move');
  expect(label('B4')).toBe('B4 empty');
});

test('has one tab stop, which the arrows move, and Enter and Space choose', () => {
  const { onChoose } = show();
  const stops = () => root.querySelectorAll('[role="gridcell"][tabindex="0"]').length;
  expect(stops()).toBe(1);
  press(cell('C3'), 'ArrowRight');
  press(cell('D3'), 'ArrowUp');
  expect(stops()).toBe(1);
  expect(cell('D4').getAttribute('tabindex')).toBe('0');
  press(cell('D4'), 'Enter');
  press(cell('D4'), ' ');
  expect(onChoose.mock.calls.map(([choice]) => [choice.index, choice.how])).toEqual([
    [8, 'keyboard'],
    [8, 'keyboard'],
  ]);
});

test('a click chooses the point under it', () => {
  const { onChoose } = show();
  act(() => {
    cell('B4')
      .querySelector('.touch')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ index: 6, how: 'mouse' });
});
