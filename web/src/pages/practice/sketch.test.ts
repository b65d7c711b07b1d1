// The practice board: moves by the rules, stones placed freely, and addresses that lead to the same position.

import { describe, expect, it } from 'vitest';
import '../../rules.fixtures.ts';
import { shapeOf } from '../../board/shape.ts';
import { KIND_NAMES } from '../../kinds.ts';
import { pointOf } from '../../rules.ts';
import { fragment, readFragment, readGame } from './address.ts';
import { add, begin, MOST_STEPS, shown, step } from './history.ts';
import { setupFor } from './setups.ts';
import { type Fault, giveTurn, play, positionOf, put, type Sketch } from './sketch.ts';

const start = (): Sketch => ({ setup: setupFor('go', 9), moves: [] });
const rows = (sketch: Sketch) => positionOf(sketch).rows().join('\n');
const at = ({ setup }: Sketch, name: string) => pointOf(shapeOf(setup), name) ?? -1;

function must(result: Sketch | Fault): Sketch {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('a sketch', () => {
  it('plays moves in turn, and says why a move is illegal', () => {
    const first = must(play(start(), at(start(), 'E5')));
    expect(first.moves).toEqual([{ color: 'black', point: 'E5' }]);
    expect(play(first, at(first, 'E5'))).toBe('occupied');
    expect(must(play(first, null)).moves.at(-1)).toEqual({ color: 'white', point: 'pass' });
  });

  it('accepts stones of either color on any point, and removes them again', () => {
    const white = must(put(start(), at(start(), 'E5'), 'white'));
    const two = must(put(white, at(white, 'E4'), 'white'));
    expect(two.diagram).toEqual({ black: [], white: ['E5', 'E4'], turn: 'black' });
    expect(must(put(two, at(two, 'E5'), 'white')).diagram?.white).toEqual(['E4']);
    expect(must(put(two, at(two, 'E4'), 'black')).diagram).toEqual({ black: ['E4'], white: ['E5'], turn: 'black' });
    expect(must(put(two, at(two, 'E4'), null)).diagram?.white).toEqual(['E5']);
  });

  it('refuses a stone that would leave a chain without liberties', () => {
    let sketch = must(put(start(), at(start(), 'A1'), 'white'));
    sketch = must(put(sketch, at(sketch, 'B1'), 'black'));
    expect(put(sketch, at(sketch, 'A2'), 'black')).toBe('no_liberties');
  });

  it('gives the turn to the opposite color and keeps the stones', () => {
    const first = must(play(start(), at(start(), 'E5')));
    const turned = must(giveTurn(first));
    expect([positionOf(turned).turn(), rows(turned)]).toEqual(['black', rows(first)]);
  });
});

describe('an address', () => {
  it.each(KIND_NAMES)('leads to the same position: %s', (kind) => {
    const tools = ['moves', 'moves', 'black', 'white', null] as const;
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647; // A Lehmer random number generator, so that a failure can be reproduced.
      return seed % below;
    };
    let sketch: Sketch = { setup: setupFor(kind), moves: [] };
    const points = positionOf(sketch).rows().join('').length;
    for (let n = 0; n < 300; n++) {
      const tool = tools[random(tools.length)] ?? null;
      const next = tool === 'moves' ? play(sketch, random(points)) : put(sketch, random(points), tool);
      if (typeof next !== 'string') sketch = next;
      const read = readFragment(fragment(sketch));
      expect(read).toEqual(sketch);
      expect(read && rows(read)).toBe(rows(sketch));
    }
    expect(rows(sketch)).toMatch(/[XO]/);
  });

  it.each(['', '#', '#42', '#%', '#null', '#{}', `#${JSON.stringify({ setup: { kind: 'go', size: 99 } })}`])(
    'that describes no position is refused: %s',
    (hash) => expect(readFragment(hash)).toBeUndefined(),
  );

  it('names the game that the position comes from, and ignores any other text in its place', () => {
    expect(readGame(fragment(start(), 'g7k2m#42'))).toBe('g7k2m#42');
    expect(readGame(fragment(start()))).toBeUndefined();
    for (const game of ['../settings', 'g7k2m', 'g7k2m#x', 7]) {
      expect(readGame(`#${JSON.stringify({ game })}`)).toBeUndefined();
    }
  });

  it('keeps only the moves before the first illegal one', () => {
    const { setup } = start();
    const hash = (moves: unknown) => `#${JSON.stringify({ setup, moves })}`;
    expect(readFragment(hash('bE5 wE5 bC3'))?.moves).toEqual([{ color: 'black', point: 'E5' }]);
    expect(readFragment(hash('bE5 wZ9'))?.moves).toHaveLength(1);
    expect(readFragment(hash(7))?.moves).toEqual([]);
  });
});

describe('the history', () => {
  const ofSize = (size: number): Sketch => ({ setup: setupFor('go', size), moves: [] });
  const [one, two, three] = [ofSize(9), ofSize(13), ofSize(19)];

  it('begins with one step for each move of its first sketch, up to the number of steps that it can keep', () => {
    const move = { color: 'black', point: 'pass' } as const;
    const game = { ...one, moves: [move, move] };
    const history = begin(game);
    expect([0, -1, -2].map((count) => shown(step(history, count)).moves.length)).toEqual([2, 1, 0]);
    const long = begin({ ...one, moves: Array.from({ length: MOST_STEPS + 5 }, () => move) });
    expect([long.at, shown(step(long, -MOST_STEPS)).moves.length]).toEqual([MOST_STEPS, 5]);
  });

  it('goes back and forward, but not beyond its first and last sketch', () => {
    const both = add(begin(one), two);
    expect([-1, 0, 1].map((count) => shown(step(both, count)))).toEqual([one, two, two]);
    expect(shown(step(step(both, -9), 1))).toBe(two);
  });

  it('forgets undone steps when a new step is added', () => {
    const other = add(step(add(begin(one), two), -1), three);
    expect(other).toEqual({ sketches: [one, three], at: 1 });
  });

  it('forgets its oldest step when it is full', () => {
    let history = begin(one);
    for (let n = 0; n < MOST_STEPS; n++) history = add(history, two);
    expect([history.at, shown(step(history, -MOST_STEPS))]).toEqual([MOST_STEPS, one]);
    history = add(history, three);
    expect([history.at, shown(step(history, -MOST_STEPS)), shown(history)]).toEqual([MOST_STEPS, two, three]);
  });
});
