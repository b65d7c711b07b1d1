import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Board } from './board.tsx';
import type { BoardModel } from './model.ts';
import type { Refusal } from './refused.tsx';

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

function show(model: Signal<BoardModel> = signal(START), onChoose = vi.fn()) {
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
/** The middle of a circle, of a rectangle, or of a cross whose path begins at its top left corner. */
function middleOf(mark: SVGElement): number[] {
  const number = (name: string) => Number(mark.getAttribute(name));
  if (mark.tagName === 'circle') return [number('cx'), number('cy')];
  if (mark.tagName === 'rect') return [number('x') + number('width') / 2, number('y') + number('height') / 2];
  const [, x, y, arm] = /^M(\S+) (\S+)l(\S+) /.exec(mark.getAttribute('d') ?? '') ?? [];
  return [Number(x) + Number(arm) / 2, Number(y) + Number(arm) / 2];
}
const label = (name: string) => cell(name).getAttribute('aria-label');
const press = (on: Element, key: string) =>
  act(() => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('a board is a grid of rows of named points', () => {
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

test('the accessible name of a point includes ko, dead stones, territory and the winning row', () => {
  const dead = ['B4'];
  const owner = ['B....', '.B...', '.....', '.....', 'W....'];
  show(signal({ ...START, last: undefined, ko: 'C4', dead, owner, row: ['E1'] }));
  expect(label('C4')).toBe('C4 empty, ko');
  expect(label('B4')).toBe('B4 white, dead, black territory');
  expect(label('A5')).toBe('A5 empty, black territory');
  expect(label('A1')).toBe('A1 empty, white territory');
  expect(label('E1')).toBe('E1 white, winning row');
});

test('the accessible name of a point says that the point is forbidden, offered or not allowed', () => {
  show(
    signal({
      shape: { kind: 'gomoku', width: 5, height: 5 } as const,
      rows: ['.....', '.....', '..X..', '.....', '.....'],
      forbidden: [{ point: 'a1', why: 'double_three' as const }],
      offered: ['b2', 'd4'],
      area: { from: 'b2', to: 'd4', outside: false },
    }),
  );
  expect(label('a1')).toBe('a1 empty, not allowed by the opening, forbidden: double-three');
  expect(label('b2')).toBe('b2 empty, offered as A');
  expect(label('d4')).toBe('d4 empty, offered as B');
  expect(root.querySelector('.shade-area')).not.toBeNull();
  expect([...root.querySelectorAll('.letter')].map((letter) => letter.textContent)).toEqual(['B', 'A']);
});

test('the accessible name of a point says that a border is open there', () => {
  show(signal({ ...START, unsealed: ['D2'] }));
  expect(label('D2')).toBe('D2 empty, open border');
});

describe('a mark is drawn in the middle of its point, and nowhere else:', () => {
  /** For each mark of this class: its point, its kind of element, and its middle. */
  const drawn = (mark: string) =>
    [...root.querySelectorAll<SVGElement>(`.mark.${mark}`)].map((found) => {
      const point = found.closest('[data-point]')?.getAttribute('aria-label')?.split(' ')[0];
      return [point, found.tagName, middleOf(found)];
    });

  test('the last move, in a color that is visible on the stone', async () => {
    const { model } = show();
    expect(drawn('last')).toEqual([['E1', 'circle', [4, 4]]]);
    expect(cell('E1').querySelector('.mark.last')?.classList.contains('on-white')).toBe(true);
    await act(async () => {
      model.value = { ...START, last: 'B5' };
    });
    expect(drawn('last')).toEqual([['B5', 'circle', [1, 0]]]);
    expect(cell('B5').querySelector('.mark.last')?.classList.contains('on-black')).toBe(true);
  });

  test('the ko point', () => {
    show(signal({ ...START, ko: 'C4' }));
    expect(drawn('ko')).toEqual([['C4', 'rect', [2, 1]]]);
  });

  test('a point forbidden in renju', () => {
    const shape = { kind: 'gomoku', width: 5, height: 5 } as const;
    const rows = ['.....', '.....', '..X..', '.....', '.....'];
    show(signal({ shape, rows, forbidden: [{ point: 'd2', why: 'overline' as const }] }));
    expect(drawn('forbidden')).toEqual([['d2', 'path', [3, 3]]]);
  });

  test('a legal point in Othello, until the player chooses it', async () => {
    const shape = { kind: 'othello', width: 4, height: 2 } as const;
    const { model } = show(signal<BoardModel>({ shape, rows: ['.OX.', '....'], legal: ['a1', 'd2'] }));
    expect(drawn('legal')).toEqual([
      ['a1', 'circle', [0, 0]],
      ['d2', 'circle', [3, 1]],
    ]);
    await act(async () => {
      model.value = { ...model.peek(), staged: { point: 'a1', color: 'black' } };
    });
    expect(drawn('legal').map(([point]) => point)).toEqual(['d2']);
  });
});

test('a rectangular board has as many columns as its width and as many rows as its height', () => {
  show(signal({ shape: { kind: 'go', width: 3, height: 2 } as const, rows: ['X..', '..O'] }));
  expect(root.querySelectorAll('[role="row"]')).toHaveLength(2);
  expect([label('A2'), label('C1')]).toEqual(['A2 black', 'C1 white']);
  expect([...root.querySelectorAll('.coordinates text')].map((text) => text.textContent).join('')).toBe('ABC21');
});

test('tic-tac-toe is drawn and read as crosses and noughts', () => {
  show(
    signal({ shape: { kind: 'tic_tac_toe', width: 3, height: 3 } as const, rows: ['X..', '.O.', '...'], last: 'b2' }),
  );
  expect([label('a3'), label('b2'), label('c1')]).toEqual(['a3 X', 'b2 O, last move', 'c1 empty']);
  expect(root.querySelectorAll('path.sign')).toHaveLength(1);
  expect(root.querySelectorAll('circle.sign')).toHaveLength(1);
});

describe('Othello', () => {
  const shape = { kind: 'othello', width: 4, height: 2 } as const;
  test('counts rows from the top and marks where a disc may go', () => {
    show(signal({ shape, rows: ['.OX.', '....'], legal: ['a1'] }));
    expect([label('a1'), label('b1'), label('d2')]).toEqual(['a1 empty, can be played', 'b1 white', 'd2 empty']);
  });

  test('animates a flip only for discs that were already on the board', async () => {
    const { model } = show(signal<BoardModel>({ shape, rows: ['.OX.', '....'] }));
    expect(root.querySelectorAll('.turned')).toHaveLength(0);
    await act(async () => {
      model.value = { shape, rows: ['XXX.', '....'], last: 'a1' };
    });
    expect(
      [...root.querySelectorAll('.turned')].map((disc) => disc.closest('[data-point]')?.getAttribute('data-point')),
    ).toEqual(['1']);
    await act(async () => {
      model.value = { shape, rows: ['.OX.', '....'] };
    });
    expect([label('a1'), label('b1')]).toEqual(['a1 empty', 'b1 white']);
  });
});

test('only the points that have changed are redrawn', async () => {
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
  expect([...new Set(changed)].sort()).toEqual(['24', '6', '7']); // E1 loses its mark, B4 its stone; C4 gets a stone.
  expect(label('C4')).toBe('C4 black, last move');
  expect(label('B4')).toBe('B4 empty');
});

test('a board has one tab stop, which the arrow keys move, and Enter and Space choose a point', () => {
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

describe('a move on a crowded board of 19x19', { timeout: 60_000 }, () => {
  const shape = { kind: 'go', width: 19, height: 19 } as const;
  /** About three hundred stones. K10 is empty, and its neighbors are black. */
  const full = Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_, x) => ((x * 7 + y * 3) % 6 === 0 ? '.' : (x + y) % 2 ? 'X' : 'O')).join(''),
  );
  const put = (rows: readonly string[], at: Record<string, string>) =>
    rows.map((row, y) => [...row].map((stone, x) => at[`${x} ${y}`] ?? stone).join(''));
  const before = put(full, { '9 9': '.', '9 8': 'O', '3 3': 'X' });

  /** The points whose elements change when the board changes. */
  function written(after: BoardModel): string[] {
    const { model } = show(signal<BoardModel>({ shape, rows: before, last: 'D16' }));
    expect(root.querySelectorAll('.stone').length).toBeGreaterThan(290);
    const seen = new MutationObserver(() => undefined);
    seen.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    act(() => {
      model.value = after;
    });
    const points = seen.takeRecords().map(({ target }) => {
      const point = (target instanceof Element ? target : target.parentElement)?.closest('[data-point]');
      return point?.getAttribute('aria-label')?.split(' ')[0] ?? target.nodeName;
    });
    seen.disconnect();
    return [...new Set(points)].sort();
  }

  test('changes only the new stone, the captured stone and the stone of the previous move', () => {
    const rows = put(before, { '9 9': 'X', '9 8': '.' });
    expect(written({ shape, rows, last: 'K10' })).toEqual(['D16', 'K10', 'K11']);
  });

  test('changes nothing if the position is the same', () => {
    expect(written({ shape, rows: [...before], last: 'D16' })).toEqual([]);
  });

  test('animates the new and the captured stone, but no stone when a very different position is shown', () => {
    const { model } = show(signal<BoardModel>({ shape, rows: before, last: 'D16' }));
    expect(root.querySelectorAll('.falls, .lifted')).toHaveLength(0);
    act(() => {
      model.value = { shape, rows: put(before, { '9 9': 'X', '9 8': '.' }), last: 'K10' };
    });
    expect(cell('K10').querySelector('.falls')).not.toBeNull();
    expect(cell('K11').querySelector('.lifted .white')).not.toBeNull();
    act(() => {
      cell('K11')
        .querySelector('.lifted')
        ?.dispatchEvent(new Event('animationend', { bubbles: true }));
    });
    expect(cell('K11').querySelector('.lifted')).toBeNull();
    act(() => {
      model.value = { shape, rows: full.map(() => '.'.repeat(19)) };
    });
    expect(root.querySelectorAll('.lifted')).toHaveLength(0);
    act(() => {
      model.value = { shape, rows: full, last: 'D16' };
    });
    expect(root.querySelectorAll('.falls')).toHaveLength(0);
  });
});

test('the reason for a refusal is shown at the refused point, and shown again after each further attempt', () => {
  const refused = signal<Refusal | null>(null);
  act(() => {
    render(<Board model={signal(START)} label="Board" coordinates refused={refused} onChoose={vi.fn()} />, root);
  });
  const words = () => root.querySelector('.refused')?.textContent;
  expect(words()).toBeUndefined();
  act(() => {
    refused.value = { index: 1, words: 'Occupied' };
  });
  const first = root.querySelector('.refused');
  expect(words()).toBe('Occupied');
  act(() => {
    refused.value = { index: 1, words: 'Occupied' };
  });
  expect(root.querySelector('.refused')).not.toBe(first);
  act(() => {
    refused.value = null;
  });
  expect(words()).toBeUndefined();
});
