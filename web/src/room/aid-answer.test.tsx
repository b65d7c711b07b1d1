import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { AidAnswer, RoomView } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { testPage } from '../ui/test-page.fixtures.ts';
import { answerTo } from './aid-answer.tsx';
import type { Question } from './aids.ts';

const page = testPage();
beforeAll(() => loadRules());
afterEach(() => vi.unstubAllGlobals());

const MOVES: RoomView['moves'] = [
  { color: 'black', point: 'C3' },
  { color: 'white', point: 'D4' },
];

/** Opens the dialog while the server answers the command with `code` (or accepts it) and the request with `answer`. */
async function shown(aid: Question, answer: Partial<AidAnswer> | number, code?: string, changed?: RoomView['moves']) {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  world.socket.says(joined(viewOf({ moves: MOVES, state: stateOf({ turn: 'black' }) })));
  vi.spyOn(store, 'send').mockResolvedValue(
    code ? { ok: false, code: code as 'no_change', message: '' } : { ok: true, seq: 9 },
  );
  vi.stubGlobal('fetch', async () => {
    if (changed) world.socket.says(joined(viewOf({ moves: changed, state: stateOf({ turn: 'black' }) })));
    if (typeof answer === 'number') {
      return new Response(JSON.stringify({ code: 'not_found', message: '' }), { status: answer });
    }
    return new Response(JSON.stringify({ moves: 2, black: 500, line: [], rows: [], ...answer }));
  });
  const Answer = answerTo(aid);
  const Shown = () => {
    const room = store.room.value;
    return room ? <Answer store={store} room={room} /> : null;
  };
  await act(async () => render(<Shown />, page.root));
  await vi.waitFor(() => expect(page.root.textContent).not.toContain('thinking'));
  return page.root.textContent;
}

test('a hint names the move, the moves after it, and both chances', async () => {
  const words = await shown('hint', { black: 634, line: ['E5', 'C4', 'pass'] });
  expect(words).toContain('The engine would play E5 (A on the board). After that, it expects C4.');
  expect(words).toContain('Black 63%, White 37%');
  expect(page.root.querySelector('.small-board')).not.toBeNull();
});

test('a hint to pass shows no chance, because an engine that passes has perhaps not searched', async () => {
  const words = await shown('hint', { line: ['pass'] });
  expect(words).toContain('The engine would pass.');
  expect(words).not.toContain('%');
});

test('the answer says in words who is ahead, and how many points each player is expected to own', async () => {
  expect(await shown('ahead', { black: 300, rows: ['BB.', '.WW', 'WWW'] })).toContain(
    'White is ahead. The marks show who the engine expects to own each point: 2 points for Black, 5 for White.',
  );
  expect(await shown('ahead', { black: 520 })).toContain('The game is about even.');
});

test('a player who asks the same again gets the answer, and any other refusal is shown', async () => {
  expect(await shown('hint', { line: ['E5'] }, 'no_change')).toContain('The engine would play E5.');
  expect(await shown('hint', { line: ['E5'] }, 'stands_still')).not.toContain('E5');
});

test('if the position has changed, even with the same number of moves, the player is asked to ask again', async () => {
  expect(await shown('hint', 404)).toBe('The game has gone on. Ask again.');
  const other: RoomView['moves'] = [
    { color: 'black', point: 'C3' },
    { color: 'white', point: 'E5' },
  ];
  expect(await shown('hint', { line: ['E5'] }, undefined, other)).toBe('The game has gone on. Ask again.');
});
