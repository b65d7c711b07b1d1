import { afterEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { answer } from '../keys/said.ts';
import type { Aids, Color, Event } from '../protocol.gen.ts';
import { choose } from '../room/choosing.ts';
import { SETTLE_MS } from '../ui/settled.tsx';
import { at, connection, EMPTY, followAnew, moved, ONE, played, rows, store, world } from './following.fixtures.ts';
import { joined, stateOf, viewOf } from './room.fixtures.ts';
import { RoomStore } from './room.ts';
import { settings } from './settings.ts';

followAnew();
afterEach(() => void vi.restoreAllMocks());

test('our stone is shown at once, and cannot be played twice', () => {
  expect(store.canPlay.value).toBe(true);
  void store.play(at('C3'));
  expect(rows()).toEqual(ONE);
  expect(store.board.value).toMatchObject({ pending: 'C3', last: 'C3' });
  expect(store.canPlay.value).toBe(false);
  void store.play(at('D3'));
  expect(world.socket.of('command')).toHaveLength(1);
});

test('without a connection, our stone waits to be sent until the connection is back', () => {
  void store.play(at('C3'));
  dispatchEvent(new globalThis.Event('offline'));
  expect(store.board.value).toMatchObject({ pending: undefined, unsent: 'C3', last: 'C3' });
  dispatchEvent(new globalThis.Event('online'));
  expect(store.board.value).toMatchObject({ pending: 'C3' });
  expect(store.board.value?.unsent).toBeUndefined();
});

test('the event about our move confirms our stone', async () => {
  const done = store.play(at('C3'));
  moved(4, 'black', 'C3', ONE);
  world.socket.says({ type: 'ack', room: 'r', command_id: 'c1', seq: 4 });
  await done;
  expect(rows()).toEqual(ONE);
  expect(store.board.value?.pending).toBeUndefined();
  expect(store.canPlay.value).toBe(false);
  moved(5, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  expect(store.canPlay.value).toBe(true);
});

test('the next event removes a refusal from the screen, but a chat line does not', () => {
  const refusal = { code: 'occupied' } as const;
  const happens = (seq: number, event: Event) =>
    world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state: stateOf() });
  store.refusal.value = refusal;
  happens(4, {
    type: 'chatted',
    line: { from: { id: 'p2', name: 'bo' }, text: 'hi', time: 0, move_number: 0 } as never,
  });
  expect(store.refusal.value).toBe(refusal);
  happens(5, { type: 'left', seat: 'guest', reason: 'closed' });
  expect(store.refusal.value).toBeNull();
});

test('the reason why our request was refused stays until the request of the opponent ends', () => {
  const refusal = { code: 'takeback_asked' } as const;
  const happens = (seq: number, event: Event) =>
    world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state: stateOf() });
  store.refusal.value = refusal;
  happens(4, { type: 'offered', offer: 'takeback', by: 'white' });
  expect(store.refusal.value).toBe(refusal);
  happens(5, { type: 'withdrawn', offer: 'takeback', by: 'white' });
  expect(store.refusal.value).toBeNull();
});

test('a refusal removes our stone and shows the reason', async () => {
  const done = store.play(at('C3'));
  world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'superko', message: '' });
  await done;
  expect(rows()).toEqual(EMPTY);
  expect(store.refusal.value).toEqual({ code: 'superko', point: 'C3' });
  expect(store.canPlay.value).toBe(true);
});

const click = (point: string) => choose(store, { index: at(point), how: 'mouse', cell: 44 });

/** The server confirms our stone. Our turn goes on with a stone of the opposite color. */
function placedInOpening(seq: number, color: Color, point: string, board: string[]): void {
  const event: Event = { type: 'moved', color, point, captured: [] };
  const stone = color === 'black' ? 'white' : 'black';
  const state = stateOf({ board, turn: 'black', stone, move_number: seq - 3 });
  world.socket.says({ type: 'events', room: 'r', events: [{ seq, time: 0, event }], state });
}

test('a second stone of the same turn waits until the first one is confirmed', () => {
  for (const point of ['C3', 'C3', 'D3', 'D3', 'B3']) click(point); // Double clicks on C3 and D3, one click on B3.
  expect(world.socket.of('command')).toHaveLength(1);
  placedInOpening(4, 'black', 'C3', ONE);
  expect(world.socket.of('command').map(({ command }) => command)).toEqual([
    { type: 'play', point: 'C3' },
    { type: 'play', point: 'D3' },
  ]);
  expect(store.board.value?.rows[2]).toBe('..XO.');
  placedInOpening(5, 'white', 'D3', ['.....', '.....', '..XO.', '.....', '.....']);
  expect(store.board.value?.rows[2]).toBe('.XXO.');
  expect(store.refusal.value).toBeNull();
});

test("if the confirmed stone ends our turn, waiting actions are dropped, and are not sent after the opponent's move", () => {
  for (const point of ['C3', 'D3']) click(point);
  moved(4, 'black', 'C3', ONE);
  moved(5, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  expect(world.socket.of('command')).toHaveLength(1);
  expect(store.refusal.value).toBeNull();
  expect(store.canPlay.value).toBe(true);
});

test('actions that wait for a refused stone are dropped', async () => {
  for (const point of ['C3', 'D3']) click(point);
  world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'superko', message: '' });
  await vi.waitFor(() => expect(store.refusal.value?.code).toBe('superko'));
  expect(world.socket.of('command')).toHaveLength(1);
  click('B2');
  placedInOpening(4, 'black', 'B2', ['.....', '.....', '.....', '.X...', '.....']);
  expect(world.socket.of('command')).toHaveLength(2);
});

test('a waiting stone still needs confirmation if the settings require it', () => {
  settings.value = { ...settings.peek(), confirm: { ...settings.peek().confirm, untimed: 'always' } };
  click('C3');
  void store.play(at('C3')); // Confirms the stone.
  click('D3');
  placedInOpening(4, 'black', 'C3', ONE);
  expect(world.socket.of('command')).toHaveLength(1);
  expect(store.staged.value).toBe(at('D3'));
});

test('a stone that must be confirmed is spoken if it was chosen with the keyboard', () => {
  showBundle('en', parseLocale('en', english));
  settings.value = { ...settings.peek(), confirm: { ...settings.peek().confirm, untimed: 'always' } };
  choose(store, { index: at('C3'), how: 'keyboard', cell: 44 });
  expect(store.staged.value).toBe(at('C3'));
  expect(answer.value).toBe('C3 chosen. Press Enter again to play, Escape to cancel.');
});

test('a move that the rules refuse is not sent', () => {
  world.socket.says(
    joined(viewOf({ moves: [played('black', 'C3'), played('white', 'A1')], state: stateOf({ board: ONE }) })),
  );
  void store.play(at('C3'));
  expect(store.refusal.value).toEqual({ code: 'occupied', point: 'C3' });
  expect(world.socket.of('command')).toEqual([]);
});

test('a move out of turn is refused without asking the server', () => {
  moved(4, 'black', 'C3', ONE);
  void store.play(at('D3'));
  expect(store.refusal.value?.code).toBe('not_your_turn');
  expect(world.socket.of('command')).toEqual([]);
});

test('while an earlier position is shown, new moves do not replace it, and are counted', () => {
  moved(4, 'black', 'C3', ONE);
  const two = ['.....', '.....', '..X..', '.....', 'O....'];
  moved(5, 'white', 'A1', two);
  store.look(1);
  expect(rows()).toEqual(ONE);
  expect(store.canPlay.value).toBe(false);
  moved(6, 'black', 'E5', ['....X', '.....', '..X..', '.....', 'O....']);
  expect(rows()).toEqual(ONE);
  expect(store.fresh.value).toBe(1);
  store.look(0);
  expect(rows()).toEqual(EMPTY);
  store.look(3);
  expect(store.looking.value).toBeNull();
  expect(store.fresh.value).toBe(0);
});

test('if the moves of the shown position are taken back, the current position is shown', () => {
  moved(4, 'black', 'C3', ONE);
  moved(5, 'white', 'A1', ['.....', '.....', '..X..', '.....', 'O....']);
  store.look(1);
  const event: Event = { type: 'taken_back', move_number: 0 };
  world.socket.says({ type: 'events', room: 'r', events: [{ seq: 6, time: 0, event }], state: stateOf() });
  expect(store.looking.value).toBeNull();
  expect(rows()).toEqual(EMPTY);
});

test('after two passes and a resumption we may play again', () => {
  world.socket.says(
    joined(
      viewOf({
        moves: [played('black', 'C3'), played('white', 'pass'), played('black', 'pass')],
        state: stateOf({ board: ONE, turn: 'black' }),
      }),
    ),
  );
  expect(store.check(at('A1'))).toBeNull();
  expect(store.check(at('C3'))).toBe('occupied');
  void store.play(at('A1'));
  expect(rows()?.at(-1)).toBe('X....');
});

test('missing events are requested', () => {
  moved(7, 'white', 'A1', EMPTY);
  expect(world.socket.of('join').at(-1)).toEqual({ type: 'join', room: 'r', since: 3 });
});

test('at the end of the game, the whole room is requested once, because it now shows more of the chat', () => {
  const event: Event = { type: 'finished', outcome: { type: 'draw' } };
  const state = stateOf({ phase: 'finished', outcome: { type: 'draw' } });
  world.socket.says({ type: 'events', room: 'r', events: [{ seq: 4, time: 0, event }], state });
  expect(world.socket.of('join').at(-1)).toEqual({ type: 'join', room: 'r' });
  expect(store.room.value?.view.state.phase).toBe('finished');
  world.socket.says(joined(viewOf({ seq: 4, state })));
  connection.rejoin('r');
  expect(world.socket.of('join').at(-1)).toEqual({ type: 'join', room: 'r', since: 4 });
});

test('a game that is closed to spectators disappears until the server lets the page join again', () => {
  expect(rows()).toEqual(EMPTY);
  world.socket.says({ type: 'error', code: 'closed', message: '', room: 'r' });
  expect([store.room.value, store.missing.value]).toEqual([null, { code: 'closed' }]);
  store.link.rejoin('r');
  expect(world.socket.sent.at(-1)).toEqual({ type: 'join', room: 'r' });
  world.socket.says(joined(viewOf()));
  expect([rows(), store.missing.value]).toEqual([EMPTY, null]);
});

test('a room that does not exist, or that has too many spectators, is reported', () => {
  const other = new RoomStore('x', connection);
  const stop = other.open();
  world.socket.says({ type: 'error', code: 'not_found', message: '', room: 'x' });
  expect(other.missing.value).toEqual({ code: 'not_found' });
  const limit = { name: 'spectators', most: 500 } as const;
  world.socket.says({ type: 'error', code: 'too_many', message: '', room: 'x', limit });
  expect(other.missing.value).toEqual({ code: 'too_many', limit });
  stop();
});

test('each event is reported exactly once, after the room is up to date', () => {
  const heard: string[] = [];
  store.onNews = (news, room) => {
    expect(room.view.seq).toBe(4);
    heard.push(...news.map(({ type }) => type));
  };
  moved(4, 'black', 'C3', ONE);
  moved(4, 'black', 'C3', ONE);
  expect(heard).toEqual(['moved']);
});

test('the story contains the events from before the room was opened', () => {
  expect(world.socket.of('join').map(({ since }) => since)).toEqual([undefined, 0]);
  expect(store.story.value.told.map(({ news }) => news.type)).toEqual(['created', 'seated', 'started']);
});

test('if the earlier events are not available, the story starts when the room is opened', () => {
  const other = new RoomStore('x', connection);
  const stop = other.open();
  const joinsOfX = () => world.socket.of('join').filter(({ room }) => room === 'x');
  const view = viewOf({ id: 'x', moves: [played('black', 'C3')] });
  world.socket.says(joined(view));
  world.socket.says(joined(view)); // The server sends the room instead of its events.
  expect(joinsOfX()).toHaveLength(2);
  const event: Event = { type: 'passed', color: 'white' };
  world.socket.says({ type: 'events', room: 'x', events: [{ seq: 4, time: 0, event }], state: stateOf() });
  expect(other.story.value).toMatchObject({ seq: 4, moves: 2 });
  expect(joinsOfX()).toHaveLength(2);
  stop();
});

test('an offer that lapses is reported', () => {
  const heard: string[] = [];
  store.onNews = (news) => heard.push(...news.map(({ type }) => type));
  const offers = [{ offer: 'draw', by: 'white' }] as const;
  const offered: Event = { type: 'offered', offer: 'draw', by: 'white' };
  const state = stateOf({ offers: [...offers] });
  world.socket.says({ type: 'events', room: 'r', events: [{ seq: 4, time: 0, event: offered }], state });
  moved(5, 'black', 'C3', ONE);
  expect(heard).toEqual(['offered', 'moved', 'lapsed']);
  expect(store.story.value.told.map(({ news }) => news.type).slice(3)).toEqual(heard);
});

test('the connection is checked more often while a clock of our game runs', () => {
  const urgent = vi.spyOn(connection, 'setUrgent');
  const clock = { main_ms: 60_000, periods: 0, period_ms: 0 };
  const shows = (running: Color | undefined, spectator = false) => {
    const clocks = { black: clock, white: clock, ...(running && { running }) };
    const role = spectator ? ({ type: 'spectator' } as const) : viewOf().role;
    world.socket.says(
      joined(viewOf({ role, time: { type: 'absolute', main_ms: 60_000 }, state: stateOf({ clocks }) })),
    );
    return urgent.mock.lastCall;
  };
  expect(shows(undefined)).toEqual(['r', false]);
  expect(shows('black')).toEqual(['r', true]);
  expect(shows('white')).toEqual(['r', true]);
  expect(shows('white', true)).toEqual(['r', false]);
});

test('an offer that is repeated before the server has answered it, as by a double click, is sent only once', async () => {
  const rematch = { type: 'offer', offer: 'rematch' } as const;
  const done = [store.do(rematch), store.do(rematch)];
  expect(world.socket.of('command')).toHaveLength(1);
  world.socket.says({ type: 'ack', room: 'r', command_id: 'c1', seq: 4 });
  await Promise.all(done);
  expect(store.refusal.value).toBeNull();
  void store.do(rematch);
  expect(world.socket.of('command')).toHaveLength(2);
});

/** The room as the server sends it again, with these aids in its terms. */
const allowing = (aids: Aids) => world.socket.says(joined({ ...viewOf(), seq: 3, aids }));
const types = () => world.socket.of('command').map((sent) => sent.command.type);

test('a player who wants warnings confirms a blunder, and then it is played', async () => {
  settings.value = { ...settings.peek(), warn: true };
  allowing('warnings');
  const done = store.play(at('C3'));
  const event: Event = { type: 'aid_used', by: 'black', aid: 'warning' };
  world.socket.says({ type: 'events', room: 'r', events: [{ seq: 4, time: 0, event }], state: stateOf() });
  world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'blunder', message: '' });
  await done;
  expect(store.refusal.value).toMatchObject({ code: 'blunder', point: 'C3' });
  expect(store.board.value).toMatchObject({ rows: EMPTY, staged: { point: 'C3', color: 'black' } });
  later(SETTLE_MS);
  click('C3');
  expect(types()).toEqual(['play_unless_blunder', 'play']);
});

/** The server answers the first move with a warning. */
async function warned(): Promise<void> {
  settings.value = { ...settings.peek(), warn: true };
  allowing('warnings');
  const done = store.play(at('C3'));
  world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'blunder', message: '' });
  await done;
}

/** Sets the page's clock forward by this many milliseconds. */
const later = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);

test('the second click of a double click does not play the move if the first click has brought a warning', async () => {
  await warned();
  later(SETTLE_MS - 100);
  click('C3');
  expect(types()).toEqual(['play_unless_blunder']);
  expect(store.staged.value).toBe(at('C3'));
  later(200);
  click('C3');
  expect(types()).toEqual(['play_unless_blunder', 'play']);
});

test('after a takeback, the engine judges a move of which it has warned in another position', async () => {
  await warned();
  store.staged.value = null;
  const view = viewOf();
  const taken = { ...view, seq: 9, aids: 'warnings' as const, moves: [played('black', 'A1'), played('white', 'B1')] };
  world.socket.says(joined(taken));
  expect(store.warned.value).toBeNull();
  // The position is the first one again, but the warning was long ago.
  world.socket.says(joined({ ...view, seq: 10, aids: 'warnings' }));
  store.staged.value = at('C3');
  void store.play(at('C3'));
  expect(types()).toEqual(['play_unless_blunder', 'play_unless_blunder']);
});

test('a warning stays when the room is sent again in the same position', async () => {
  await warned();
  allowing('warnings');
  expect(store.warned.value?.index).toBe(at('C3'));
});

test('a player may take another move after a warning, and that move is judged, too', async () => {
  settings.value = { ...settings.peek(), warn: true };
  allowing('hints');
  const done = store.play(at('C3'));
  world.socket.says({ type: 'refused', room: 'r', command_id: 'c1', code: 'blunder', message: '' });
  await done;
  click('D3');
  expect(types()).toEqual(['play_unless_blunder', 'play_unless_blunder']);
});

test('a move is not judged if the player does not want that', () => {
  allowing('warnings');
  void store.play(at('C3'));
  expect(types()).toEqual(['play']);
});

test('a move is not judged if the terms of the game allow no warnings', () => {
  settings.value = { ...settings.peek(), warn: true };
  allowing('ahead');
  void store.play(at('C3'));
  expect(types()).toEqual(['play']);
});
