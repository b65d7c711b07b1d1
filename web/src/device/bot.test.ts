import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { RoomMessage } from '../net/connection.ts';
import type { Command, CreateRoom } from '../protocol.gen.ts';
import { extra } from '../room/desk.ts';
import type { Answered, Asked } from './bot.ts';
import { disk } from './database.fixtures.ts';
import { DeviceLink } from './link.ts';
import { makeHere } from './make.ts';
import { beginHere, loadDevice } from './module.ts';
import { TERMS } from './terms.fixtures.ts';

await loadDevice(readFileSync(`${import.meta.dirname}/../wasm/tengen_device_bg.wasm`));

/** All workers that were started, in order. The test answers for them. */
let workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: (message: { data: Answered }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;
  readonly asked: (Asked | null)[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage(asked: Asked | null): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Answers the latest question. Without a command, the bot waits. */
  does(command?: Command, chance = 0.5): void {
    const does = { ...(command && { command }), soonest_ms: 150, outlook: { chance, hopeless: 0 } };
    this.onmessage({ data: { does } });
  }
}

/** The acts in the record of the latest question to this worker. */
const acts = (worker: FakeWorker | undefined) => JSON.parse(worker?.asked.at(-1)?.record ?? '{"acts":[]}').acts;

/** The page of a game against a bot, after the page has asked the bot its first question. */
async function page(terms: CreateRoom = TERMS) {
  const room = (await beginHere({ terms, host: 'ann', guest: '', bot: 2 })) ?? '';
  const heard: RoomMessage[] = [];
  const link = new DeviceLink(room);
  const stop = link.watch({ since: () => undefined, receive: (message) => heard.push(message) });
  await vi.waitFor(() => expect(workers.at(-1)?.asked).toHaveLength(1));
  return { room, link, heard, stop };
}

/** From now on, time passes only when the test says so. */
const pauseTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

const play = (point: string) => ({ type: 'play', point }) as const;

/** The points of all moves that the page has heard of. */
const moved = (heard: readonly RoomMessage[]) =>
  heard
    .flatMap((message) => (message.type === 'events' ? message.events : []))
    .flatMap(({ event }) => (event.type === 'moved' ? [event.point] : []));

beforeEach(() => {
  showBundle('en', parseLocale('en', english));
  vi.stubGlobal('Worker', FakeWorker);
  localStorage.clear();
  disk.clear();
  workers = [];
  extra.value = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the bot is asked after every change, and answers from its own seat after a short wait', async () => {
  const { link, heard, stop } = await page();
  expect(heard[0]).toMatchObject({ type: 'joined', room: { role: { type: 'player', seat: 'host' } } });
  expect(heard[0]).not.toMatchObject({ room: { role: { both: true } } });
  const [worker] = workers;
  worker?.does();
  pauseTime();
  await link.command(play('b2'));
  expect(acts(worker)).toHaveLength(1);
  worker?.does(play('a1'), 0.4);
  await vi.advanceTimersByTimeAsync(149);
  expect(moved(heard)).toEqual(['b2']);
  await vi.advanceTimersByTimeAsync(1);
  expect(moved(heard)).toEqual(['b2', 'a1']);
  expect(acts(worker)[1]).toMatchObject({ seat: 'guest', command: { point: 'a1' } });
  expect(worker?.asked.at(-1)?.outlook).toBe('{"chance":0.4,"hopeless":0}');
  expect(workers).toHaveLength(1);
  stop();
  expect(worker?.ended).toBe(true);
});

it('a bot that thinks about an earlier position is asked again, and its late answer is dropped', async () => {
  const { link, heard, stop } = await page();
  workers[0]?.does();
  pauseTime();
  await link.command(play('b2'));
  await link.command({ type: 'offer', offer: 'takeback' });
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  workers[1]?.does({ type: 'accept', offer: 'takeback' });
  await vi.advanceTimersByTimeAsync(150);
  expect(acts(workers[1])).toHaveLength(3);
  // The bot has decided on its answer, but the position changes before the bot gives the answer.
  workers[1]?.does();
  await link.command(play('c3'));
  workers[1]?.does(play('a1'));
  await link.command({ type: 'offer', offer: 'takeback' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(moved(heard)).toEqual(['b2', 'c3']);
  stop();
});

it('if a bot fails, the page says so, and asks the bot again later or when the player wants it', async () => {
  const { room, link, heard, stop } = await page();
  pauseTime();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  workers[0]?.onmessage({ data: { error: 'out of memory', isLoaded: true } });
  expect(log.mock.calls).toEqual([['out of memory']]);
  expect(extra.value).toMatchObject({ room, title: 'The bot cannot play' });
  expect(workers[0]?.ended).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(workers).toHaveLength(2);
  workers[1]?.does();
  expect(extra.value).toBeNull();
  await link.command(play('b2'));
  // No answer at all.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(extra.value).toMatchObject({ title: 'The bot cannot play' });
  await vi.advanceTimersByTimeAsync(15_000);
  workers[2]?.does(play('a1'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(moved(heard)).toEqual(['b2', 'a1']);
  // A command that is refused.
  workers[2]?.does(play('a1'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(extra.value).toMatchObject({ title: 'The bot cannot play' });
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(workers.every(({ ended }) => ended)).toBe(true);
});

it('if a bot goes on failing, the page tries again less and less often, not while hidden, and says only once that it failed', async () => {
  const { link, stop } = await page();
  pauseTime();
  const fails = () => workers.at(-1)?.onerror();
  const show = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  fails();
  expect(extra.value).toMatchObject({ title: 'The bot cannot play' });
  extra.value = null;
  const attempts: number[] = [];
  for (const wait of [15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    const before = workers.length;
    await vi.advanceTimersByTimeAsync(1);
    attempts.push(workers.length - before);
    // The answer of an ended worker changes nothing.
    workers[0]?.onerror();
    workers[0]?.does();
    expect(workers.at(-1)?.ended).toBe(false);
    fails();
  }
  expect([attempts, extra.value]).toEqual([Array(7).fill(1), null]);
  show('hidden');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(workers).toHaveLength(8);
  show('visible');
  expect(workers).toHaveLength(9);
  fails();
  expect(extra.value).toBeNull();
  // The game has changed, so this is another failure. The dialog about this failure waits until the player has closed
  // the open dialog.
  const open = { room: 'x', title: 'Another dialog', wrong: '' };
  extra.value = open;
  await link.command(play('b2'));
  fails();
  expect(extra.value).toBe(open);
  extra.value = null;
  expect(extra.value).toMatchObject({ title: 'The bot cannot play' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(workers).toHaveLength(10);
  stop();
  expect(extra.value).toBeNull();
});

it('a bot whose move cannot be stored keeps its worker and names the reason until the move is stored', async () => {
  const { link, heard, stop } = await page();
  const [worker] = workers;
  worker?.does();
  pauseTime();
  await link.command(play('b2'));
  const whole = localStorage;
  const [getItem, removeItem] = [whole.getItem.bind(whole), whole.removeItem.bind(whole)];
  const setItem = () => {
    throw new Error('the storage is full');
  };
  vi.stubGlobal('localStorage', { getItem, removeItem, setItem });
  const shown = vi.fn();
  const stopLooking = extra.subscribe(shown);
  for (const wait of [16_000, 31_000]) {
    worker?.does(play('a1'));
    await vi.advanceTimersByTimeAsync(wait / 2);
    const before = worker?.asked.length;
    await link.join();
    expect(worker?.asked).toHaveLength(before ?? 0); // The game has not changed.
    await vi.advanceTimersByTimeAsync(wait / 2);
  }
  expect(shown.mock.calls.map(([value]) => value?.title)).toEqual([undefined, 'The bot cannot play']);
  vi.stubGlobal('localStorage', whole);
  worker?.does(play('a1'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([moved(heard), workers.length, extra.value]).toEqual([['b2', 'a1'], 1, null]);
  stopLooking();
  stop();
});

it('the clock of a bot stands still until the bot is loaded, and while the bot cannot play', async () => {
  const { link, heard, stop } = await page({ ...TERMS, time: { type: 'absolute', main_ms: 60_000 } });
  pauseTime();
  await vi.advanceTimersByTimeAsync(10_000); // The test's clock began at zero. The game begins later.
  /** The clock of the bot, and the color of the clock that runs. */
  const clocks = () => {
    const last = heard.at(-1);
    const state = last?.type === 'events' ? last.state : last?.type === 'joined' ? last.room.state : undefined;
    const found = state?.clocks;
    return [found?.white.main_ms, found?.running];
  };
  workers.at(-1)?.does();
  workers.at(-1)?.onerror();
  await link.command(play('b2'));
  await vi.advanceTimersByTimeAsync(5_000);
  workers.at(-1)?.onerror();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clocks()).toEqual([60_000, undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers.at(-1)?.ended).toBe(false);
  // The bot is loaded now, and thinks for a second.
  workers.at(-1)?.onmessage({ data: { does: null } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(clocks()).toEqual([60_000, 'white']);
  workers.at(-1)?.does(play('a1'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(moved(heard)).toEqual(['b2', 'a1']);
  expect(clocks()).toEqual([59_000, 'black']);
  await vi.advanceTimersByTimeAsync(2_000);
  await link.command(play('c3'));
  expect(clocks()[1]).toBe('white');
  stop();
});

it('after the game, the bot is not asked anymore, and it plays the rematch only if it knows the game', async () => {
  const { link, stop, heard } = await page();
  workers[0]?.does();
  await link.command({ type: 'resign' });
  expect([workers.length, workers[0]?.ended]).toEqual([1, true]);
  const rows = { kind: 'gomoku', size: 15, ruleset: 'mnk', row: { length: 8, overline: 'wins', directions: 'all' } };
  const unknown = { ...TERMS, setup: rows } as CreateRoom;
  const refused = await link.command({ type: 'offer', offer: 'rematch', terms: unknown });
  expect(refused).toMatchObject({ ok: false, code: 'not_allowed' });
  expect(await link.command({ type: 'offer', offer: 'rematch' })).toMatchObject({ ok: true });
  expect(heard.at(-1)).toMatchObject({ events: [{ event: { type: 'rematched' } }] });
  expect(Object.values(localStorage).filter((text: string) => /"bot":2/.test(text))).toHaveLength(2);
  stop();
});

it('a game begins only if the bot can be loaded', async () => {
  const failing = makeHere(TERMS, { level: 2 });
  await vi.waitFor(() => expect(workers[0]?.asked).toEqual([null]));
  workers[0]?.onerror();
  await expect(failing).rejects.toMatchObject({ code: 'device_no_bot' });
  expect(localStorage).toHaveLength(0);
  const made = makeHere(TERMS, { level: 2 });
  await vi.waitFor(() => expect(workers[1]?.asked).toEqual([null]));
  workers[1]?.onmessage({ data: { does: null } });
  expect(await made).toMatch(/^\/room\/here-/);
  pauseTime();
  const silent = expect(makeHere(TERMS, { level: 2 })).rejects.toMatchObject({ code: 'device_no_bot' });
  await vi.advanceTimersByTimeAsync(60_000);
  await silent;
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
});
