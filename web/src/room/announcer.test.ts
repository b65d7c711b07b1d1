import { beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { State } from '../protocol.gen.ts';
import { fold, type Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import { me } from '../state/session.ts';
import type { News } from '../state/story.ts';
import { Announcer, sentence } from './announcer.ts';
import { answerTo } from './answering.ts';
import { loadExplanations } from './explanations.ts';

const room = fold(null, joined(viewOf()), 'p1', 0).room as Room;

beforeEach(() => showBundle('en', parseLocale('en', english)));

test.each<[News, string | null]>([
  [{ type: 'moved', color: 'black', point: 'Q16', captured: [] }, 'Black Q16'],
  [{ type: 'moved', color: 'white', point: 'C3', captured: ['D3'] }, 'White C3, captures 1 stone'],
  [{ type: 'moved', color: 'white', point: 'C3', captured: ['D3', 'D4'] }, 'White C3, captures 2 stones'],
  [{ type: 'passed', color: 'white' }, 'White passes'],
  [{ type: 'started', black: 'host' }, 'The game has started. You play Black'],
  [{ type: 'offered', offer: 'draw', by: 'white' }, 'White offers a draw'],
  [{ type: 'offered', offer: 'draw', by: 'black' }, 'You offered a draw'],
  [{ type: 'moved', color: 'black', point: 'd3', captured: [], flipped: ['d4'] }, 'Black d3, flips 1 disc'],
  [{ type: 'chose', seat: 'guest', choice: 'white', black: 'host' }, 'bo chooses White'],
  [{ type: 'chose', seat: 'guest', choice: 'more_stones', black: 'host' }, 'bo adds two stones'],
  [{ type: 'declared', seat: 'host', count: 1 }, 'You ask Black to offer only one fifth move'],
  [{ type: 'moves_offered', seat: 'host', points: ['h9', 'i8'] }, 'You offer h9, i8'],
  [{ type: 'komi_named', seat: 'guest', komi_half: 15 }, 'bo: komi 7.5'],
  [{ type: 'proposed', dead: ['A1', 'A2'], unsealed: [] }, 'The server proposes as dead: A1, A2'],
  [{ type: 'proposed', dead: [], unsealed: ['C3'] }, 'The server proposes no stones as dead'],
  [{ type: 'taken_back', move_number: 4 }, 'Taken back to move 4'],
  [{ type: 'taken_back', move_number: 0 }, 'All moves were taken back'],
  [{ type: 'marked', color: 'black', points: ['A1', 'A2'], dead: true }, 'You mark 2 stones around A2 as dead'],
  [{ type: 'marked', color: 'white', points: ['A1'], dead: false }, 'White marks the stone on A1 as alive'],
  [{ type: 'unaccepted', color: 'black' }, 'You must accept the score again'],
  [{ type: 'unaccepted', color: 'white' }, 'White must accept the score again'],
  [{ type: 'time_given', by: 'white', ms: 15_000 }, 'White gives the opponent 15 s'],
  [{ type: 'aid_used', by: 'white', aid: 'hint' }, 'White asks the engine for a hint'],
  [{ type: 'aid_used', by: 'white', aid: 'ahead' }, 'White asks the engine who is ahead'],
  [{ type: 'aid_used', by: 'white', aid: 'warning' }, 'The engine warns White of a bad move'],
  [{ type: 'aid_used', by: 'black', aid: 'warning' }, 'The engine warns you of a bad move'],
  [{ type: 'halted', standstill: 'pause' }, 'Paused: the clocks stand still'],
  [{ type: 'halted', standstill: 'adjournment' }, 'Adjourned: the game will continue on another day'],
  [{ type: 'continuing', by: 'white' }, 'White continues: play goes on in a moment'],
  [{ type: 'continuing' }, 'The pause is over: play goes on in a moment'],
  [{ type: 'continued' }, 'Play goes on'],
  [{ type: 'overdue' }, 'Adjourned for too long: a player who is away may lose the game'],
  [{ type: 'declined', offer: 'pause', by: 'white' }, 'White declines the pause'],
  [{ type: 'redone', move_number: 6, moves: [] }, 'Taken-back moves played again, up to move 6'],
  [{ type: 'guessed', parity: 'odd', stones: 4 }, 'The guess was odd; the host held 4 stones'],
  [{ type: 'finished', outcome: { type: 'win', winner: 'white', by: 'resignation' } }, 'White wins by resignation'],
  [{ type: 'declined', offer: 'draw', by: 'white' }, 'White declines the draw'],
  [{ type: 'declined', offer: 'takeback', by: 'white' }, 'White declines the takeback'],
  [{ type: 'withdrawn', offer: 'rematch', by: 'white' }, 'bo withdraws the rematch offer'],
  [{ type: 'withdrawn', offer: 'rematch', by: 'black' }, 'You withdraw the rematch offer'],
  [{ type: 'declined', offer: 'pause', by: 'black' }, 'You decline the pause'],
  [{ type: 'passed', color: 'black' }, 'You pass'],
  [{ type: 'score_accepted', color: 'black' }, 'You have accepted'],
  [{ type: 'score_accepted', color: 'white' }, 'White has accepted'],
  [
    { type: 'score_accepted', color: 'white', silent: true },
    'White did not come back to answer, so the score that you accepted became the result',
  ],
  [{ type: 'time_given', by: 'black', ms: 15_000 }, 'You give the opponent 15 s'],
  [{ type: 'aid_used', by: 'black', aid: 'hint' }, 'You ask the engine for a hint'],
  [{ type: 'continuing', by: 'black' }, 'You continue: play goes on in a moment'],
  [{ type: 'continuing', by: 'white', agreed: true }, 'Both players continue: play goes on in a moment'],
  [{ type: 'lapsed', offer: 'draw', by: 'white' }, 'The draw offer has lapsed'],
  [{ type: 'left', seat: 'guest', reason: 'closed' }, 'bo closed the page'],
  [{ type: 'left', seat: 'guest', reason: 'lost' }, 'bo lost the connection'],
  [{ type: 'back', seat: 'guest' }, 'bo is back'],
  [{ type: 'left', seat: 'host', reason: 'closed' }, null],
  [{ type: 'back', seat: 'host' }, null],
  [{ type: 'resumed', turn: 'black' }, 'You did not answer, so play resumes, and you move next'],
  [{ type: 'resumed', turn: 'white' }, 'No answer from White, so play resumes with White to move'],
  [{ type: 'resumed', by: 'black', turn: 'white' }, 'You resume play with White to move'],
  [{ type: 'resumed', by: 'white', turn: 'black' }, 'White resumes play with Black to move'],
  [{ type: 'hidden' }, null],
])('%j is announced as %s', (event, said) => {
  expect(sentence(event, room)).toBe(said);
});

test('sentences for two people on one device do not say "you"', () => {
  const both = { type: 'player', seat: 'host', color: 'black', both: true } as const;
  const shared = { ...room, view: { ...room.view, role: both } };
  expect(sentence({ type: 'continuing', by: 'black' }, shared)).toBe('Black continues: play goes on in a moment');
  expect(sentence({ type: 'passed', color: 'black' }, shared)).toBe('Black passes');
});

test('in a game without a server, the device proposes the dead stones', () => {
  const here = { ...room, view: { ...room.view, id: 'here-1' } };
  const proposed = (...dead: string[]) => sentence({ type: 'proposed', dead, unsealed: [] }, here);
  expect(proposed('A1')).toBe('This device proposes as dead: A1');
  expect(proposed()).toBe('This device proposes no stones as dead');
});

test('when a bot resumes play, the sentence says why', () => {
  const players = { host: { id: 'p1', name: 'ada' }, guest: { id: 'bot-3', name: '', bot: 3 }, black: 'host' } as const;
  const against = { ...room, view: { ...room.view, state: { ...room.view.state, players } } };
  expect(sentence({ type: 'resumed', by: 'white', turn: 'black' }, against)).toBe(
    'The bot does not agree about the dead stones. Play resumes with Black to move',
  );
  expect(sentence({ type: 'resumed', by: 'black', turn: 'white' }, against)).toBe('You resume play with White to move');
});

test('an engine of the operator does not close a page: it is gone from the server, or it does not answer', () => {
  const players = {
    host: { id: 'p1', name: 'ada' },
    guest: { id: 'e1', name: 'GNU Go', bot: 0 },
    black: 'host',
  } as const;
  const against = { ...room, view: { ...room.view, state: { ...room.view.state, players } } };
  const left = (reason: 'closed' | 'lost') => sentence({ type: 'left', seat: 'guest', reason }, against);
  expect(left('closed')).toMatch(/^GNU Go.* is no longer on this server$/);
  expect(left('lost')).toMatch(/^GNU Go.* does not answer$/);
});

test('the announcement of a new game on a handicap ladder includes the rules and the komi of this game', () => {
  const ladder = { ...room, view: { ...room.view, series: { type: 'ladder' } as const } };
  expect(sentence({ type: 'started', black: 'host' }, ladder)).toBe(
    'The game has started. You play Black\u00a0· Japanese\u00a0· komi 6.5',
  );
});

test('a pass in Othello is announced as forced', () => {
  const setup = { kind: 'othello' } as const;
  const othello = { ...room, view: { ...room.view, setup } };
  expect(sentence({ type: 'passed', color: 'white' }, othello)).toBe('White has no move and passes');
});

test('if the opening assigns the colors, no color is announced at the start', () => {
  const swap = { ...room, view: { ...room.view, opening: 'swap' as const } };
  expect(sentence({ type: 'started', black: 'host' }, swap)).toBe('The game has started');
});

test('a sentence is announced again if the same event happens twice', () => {
  const announcer = new Announcer();
  announcer.tell([{ type: 'passed', color: 'white' }], room);
  const first = announcer.line.value;
  announcer.tell([{ type: 'passed', color: 'white' }], room);
  expect(announcer.line.value).not.toBe(first);
  expect(announcer.line.value.trim()).toBe(first);
  announcer.tell([{ type: 'hidden' }], room);
  expect(announcer.line.value.trim()).toBe(first);
});

test('events that happen at the same time are announced together', () => {
  const announcer = new Announcer();
  announcer.tell(
    [{ type: 'passed', color: 'white' }, { type: 'hidden' }, { type: 'proposed', dead: [], unsealed: [] }],
    room,
  );
  expect(announcer.line.value).toBe('White passes. The server proposes no stones as dead');
});

/** The room with this state. */
const roomWith = (part: Partial<State>): Room => ({ ...room, view: { ...room.view, state: stateOf(part) } });

/** Announces these events, and returns the additional words that are spoken but not shown. */
function spokenOf(announcer: Announcer, news: readonly News[], now: Room): string {
  announcer.tell(news, now);
  return announcer.more.value;
}

test('a warning is spoken as soon as the next two passes would end the game, and another one after the first pass', () => {
  const announcer = new Announcer();
  const final = roomWith({ final_count: 'board' });
  const warning =
    'Two passes in a row end the game. If both players pass without a stone in between, the game ends, ' +
    'and all stones on the board count as alive. Capture dead stones first';
  expect(spokenOf(announcer, [{ type: 'resumed', turn: 'black' }], final)).toBe(warning);
  expect(spokenOf(announcer, [{ type: 'moved', color: 'black', point: 'C3', captured: [] }], final)).toBe('');
  expect(spokenOf(announcer, [{ type: 'passed', color: 'white' }], final)).toBe('If Black passes too, the game ends');
  announcer.tell([{ type: 'moved', color: 'black', point: 'D3', captured: [] }], roomWith({}));
  expect(spokenOf(announcer, [{ type: 'resumed', turn: 'black' }], final)).toBe(warning);
  expect(answerTo({} as RoomStore, final, { about: 'news' }, () => 'White passes')).toContain(warning);
});

test('after each mark, the score is spoken, and the areas that do not count are named briefly if they have changed', async () => {
  await loadExplanations();
  const dead: string[] = [];
  const scoring = {
    dead,
    owner: [],
    unsealed: ['A3'],
    uncounted: [{ owner: 'black', point: 'A1', count: 2, cause: 'open', at: ['A3'] }],
    accepted: { black: false, white: false },
    outcome: { type: 'win', winner: 'white', by: 'score', margin_half: 15 },
  } as unknown as NonNullable<State['scoring']>;
  const counting = roomWith({ phase: 'scoring', scoring });
  const announcer = new Announcer();
  const said =
    "Current score: White wins by 7.5 points. Black's area at A1 (2 points) does not count: its border is open at A3. " +
    'To close a border, resume play';
  const proposed: News = { type: 'proposed', dead: [], unsealed: ['A3'] };
  expect(spokenOf(announcer, [{ type: 'passed', color: 'white' }, proposed], counting)).toBe(said);
  expect(spokenOf(announcer, [{ type: 'marked', color: 'black', points: ['A1'], dead: true }], counting)).toBe(
    'Current score: White wins by 7.5 points',
  );
  const area = { owner: 'white', count: 3, cause: 'open', at: ['C3'] };
  Object.assign(scoring, { uncounted: ['D1', 'E1', 'F1'].map((point) => ({ ...area, point })) });
  expect(spokenOf(announcer, [{ type: 'marked', color: 'black', points: ['A1'], dead: false }], counting)).toBe(
    "Current score: White wins by 7.5 points. White's area at D1 (3 points) does not count: its border is open at C3. " +
      'Press 6 for all areas that do not count',
  );
  expect(spokenOf(announcer, [{ type: 'score_accepted', color: 'black' }], counting)).toBe('');
});

test('after a takeback, the page also says whose turn it is', () => {
  expect(spokenOf(new Announcer(), [{ type: 'taken_back', move_number: 4 }], room)).toBe('Your turn');
});

test('chat lines of other people are spoken while the chat is not on the screen', () => {
  const announcer = new Announcer();
  const line = { seq: 4, time: 0, from: { id: 'p2', name: 'bo' }, channel: 'players', text: 'Hello' } as const;
  announcer.tell([{ type: 'chatted', line }], room);
  expect(announcer.aside.value).toBe('bo: Hello');
  expect(announcer.line.value).toBe('');
  const chat = document.createElement('div');
  chat.className = 'chat-lines';
  chat.getClientRects = () => [{}] as unknown as DOMRectList;
  document.body.append(chat);
  announcer.tell([{ type: 'chatted', line: { ...line, text: 'Again' } }], room);
  chat.remove();
  expect(announcer.aside.value).toBe('bo: Hello');
  me.value = { id: 'p2', name: 'bo' } as typeof me.value;
  announcer.tell([{ type: 'chatted', line: { ...line, text: 'Mine' } }], room);
  me.value = null;
  expect(announcer.aside.value).toBe('bo: Hello');
});

test('a warning that was spoken during the game is removed from the page after the end', () => {
  const announcer = new Announcer();
  announcer.add('White has 2 min to accept the score');
  const outcome = { type: 'win', winner: 'black', by: 'resignation' } as const;
  announcer.tell([{ type: 'finished', outcome }], room);
  expect(announcer.aside.value).toBe('');
});

test('the warning about an absent player is removed from the page when the player comes back', () => {
  const announcer = new Announcer();
  announcer.add('bo did not come back in time. You may claim the win, call a draw or keep waiting');
  announcer.tell([{ type: 'back', seat: 'guest' }], room);
  expect(announcer.aside.value).toBe('');
});

test('the page checks whether the chat is visible only when a chat line arrives, because the check forces a layout', () => {
  const chat = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'chat-lines' }));
  const rects = vi.spyOn(chat, 'getClientRects');
  const announcer = new Announcer();
  announcer.tell([{ type: 'offered', offer: 'draw', by: 'white' }], room);
  expect(rects).not.toHaveBeenCalled();
  const from = { id: 'p2', name: 'bo' };
  announcer.tell([{ type: 'chatted', line: { seq: 4, time: 0, from, channel: 'players', text: 'hi' } }], room);
  expect(rects).toHaveBeenCalled();
  chat.remove();
});

test('the latest event changes its language together with the page', async () => {
  const { default: japanese } = await import('../i18n/ja.ftl?raw');
  const announcer = new Announcer();
  announcer.tell([{ type: 'passed', color: 'white' }], room);
  announcer.tell([{ type: 'passed', color: 'white' }], room);
  expect(announcer.line.value).toBe('White passes\u00a0');
  showBundle('ja', parseLocale('ja', japanese));
  expect(announcer.line.value).toBe('白パス\u00a0');
});
