import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomMessage } from '../net/connection.ts';
import type { CreateRoom } from '../protocol.gen.ts';
import { disk, faults } from './database.fixtures.ts';
import { hereGames, isHere, recordOf, stateOf } from './here.ts';
import { forget, keepState, restore } from './lasting.ts';
import { DeviceLink } from './link.ts';
import { beginHere, loadDevice } from './module.ts';
import { sgfOf } from './save.ts';
import { TERMS } from './terms.fixtures.ts';

await loadDevice(readFileSync(`${import.meta.dirname}/../wasm/tengen_device_bg.wasm`));

/** A page that remembers the messages for its room. */
function page(room: string) {
  const heard: RoomMessage[] = [];
  const link = new DeviceLink(room);
  const stop = link.watch({ since: () => undefined, receive: (message) => heard.push(message) });
  return { link, heard, stop };
}

async function begun(terms: CreateRoom = TERMS): Promise<string> {
  const room = await beginHere({ terms, host: 'ann', guest: 'ben' });
  if (!room) throw new Error('this device has no space for the game');
  return room;
}

const play = (point: string) => ({ type: 'play', point }) as const;

beforeEach(() => {
  localStorage.clear();
  disk.clear();
  faults.slow = undefined;
  faults.full = false;
  faults.room = Number.POSITIVE_INFINITY;
});

describe('a room on this device', () => {
  it('answers as a server does', async () => {
    const room = await begun();
    expect(isHere(room)).toBe(true);
    const { link, heard } = page(room);
    await vi.waitFor(() =>
      expect(heard[0]).toMatchObject({ type: 'joined', room: { id: room, role: { both: true } } }),
    );
    expect(await link.command(play('b2'))).toEqual({ ok: true, seq: 6 });
    expect(heard.at(-1)).toMatchObject({ type: 'events', room, events: [{ event: { type: 'moved', point: 'b2' } }] });
    expect(await link.command(play('b2'))).toMatchObject({ ok: false, code: 'occupied' });
    expect(await link.command({ type: 'chat', text: 'hi' })).toMatchObject({ ok: false, code: 'not_allowed' });
  });

  it('goes on after a reload, and its clock does not count the time in between', async () => {
    const room = await begun({ ...TERMS, time: { type: 'absolute', main_ms: 60_000 } });
    const first = page(room);
    await vi.waitFor(() => expect(first.heard).toHaveLength(1));
    for (const point of ['a1', 'b1']) await first.link.command(play(point));
    first.stop();
    const { at } = stateOf(room);
    await keepState(room, { at: at + 10_000 });
    const { heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const [joined] = heard;
    if (joined?.type !== 'joined') throw new Error('the room was not joined');
    expect(joined.room.moves).toHaveLength(2);
    const left = joined.room.state.clocks?.black.main_ms ?? 0;
    expect(left).toBeGreaterThan(45_000);
    expect(left).toBeLessThanOrEqual(50_000);
  });

  it('shows nothing that the browser has not stored', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const whole = localStorage;
    const { getItem, removeItem } = localStorage;
    const full = () => {
      throw new Error('the storage is full');
    };
    vi.stubGlobal('localStorage', {
      getItem: getItem.bind(localStorage),
      removeItem: removeItem.bind(localStorage),
      setItem: full,
    });
    expect(await link.command(play('b2'))).toMatchObject({ ok: false, code: 'device_full' });
    vi.stubGlobal('localStorage', whole);
    expect(heard.at(-1)).toMatchObject({ type: 'joined', room: { moves: [] } });
    expect(await link.command(play('b2'))).toMatchObject({ ok: true });
  });

  it('leads to a rematch with swapped colors', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    for (const point of ['a1', 'b1', 'a2', 'b2', 'a3']) await link.command(play(point));
    expect(stateOf(room).phase).toBe('finished');
    expect(await link.command({ type: 'offer', offer: 'rematch' })).toMatchObject({ ok: true });
    const { next } = stateOf(room);
    expect(heard.at(-1)).toMatchObject({ events: [{ event: { type: 'rematched', room: next } }] });
    expect(JSON.parse(recordOf(next ?? '') ?? '{}')).toMatchObject({
      terms: { colors: 'white' },
      host: 'ann',
      guest: 'ben',
    });
  });

  it('refuses a rematch if this device is full or cannot read the game, and names the reason', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    for (const point of ['a1', 'b1', 'a2', 'b2', 'a3']) await link.command(play(point));
    faults.full = true;
    expect(await link.command({ type: 'offer', offer: 'rematch' })).toMatchObject({ ok: false, code: 'device_full' });
    faults.full = false;
    await forget(room);
    expect(await link.command({ type: 'offer', offer: 'rematch' })).toMatchObject({ ok: false, code: 'device_broken' });
  });

  it('can be saved as a file when its game is over, but not before', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    for (const point of ['a1', 'b1', 'a2', 'b2']) await link.command(play(point));
    await expect(sgfOf(room)).rejects.toThrow('not finished');
    await link.command(play('a3'));
    const text = await sgfOf(room);
    expect(text).toContain('PB[ann]');
    expect(text).toContain('PW[ben]');
    expect(text).toContain('RE[B+');
    expect(text).toContain(`DT[${new Date().toISOString().slice(0, 10)}]`);
    expect(text.match(/;[BW]\[/g)).toHaveLength(5);
  });

  it('reports an error if its game cannot be read', async () => {
    const room = await begun();
    localStorage.setItem(`tengen.device.${room.slice(5)}`, '{');
    const { heard } = page(room);
    await vi.waitFor(() => expect(heard[0]).toMatchObject({ type: 'error', code: 'device_broken' }));
  });

  it('begins on a device with 20 games only if the server has one of these games, which the device then removes', async () => {
    const rooms: string[] = [];
    for (let n = 0; n < 20; n++) rooms.push(await begun());
    expect(await beginHere({ terms: TERMS, host: 'ann', guest: 'ben' })).toBeUndefined();
    await keepState(rooms[3] ?? '', { sent: 'x' });
    expect(await beginHere({ terms: TERMS, host: 'ann', guest: 'ben' })).toBeDefined();
    expect(recordOf(rooms[3] ?? '')).toBeNull();
    await forget(rooms[0] ?? '');
    expect(disk.has(rooms[0] ?? '')).toBe(false);
    expect(hereGames()).toHaveLength(19);
  });
});

describe('full storage', () => {
  it('lets a new game begin only if the server has one of the stored games, which the device then removes', async () => {
    const [sent, kept] = [await begun(), await begun()];
    await keepState(sent, { sent: 'x' });
    faults.room = 2;
    expect(await beginHere({ terms: TERMS, host: 'ann', guest: 'ben' })).toBeDefined();
    expect([recordOf(sent), recordOf(kept) === null]).toEqual([null, false]);
    expect(await beginHere({ terms: TERMS, host: 'ann', guest: 'ben' })).toBeUndefined();
    expect(recordOf(kept)).not.toBeNull();
  });
});

describe('a game on this device', () => {
  it('shows moves one after another, each only when it is on the disk', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    faults.slow = [];
    const answers = ['a1', 'b1'].map((point) => link.command(play(point)));
    await vi.waitFor(() => expect(faults.slow).toHaveLength(1));
    expect(heard).toHaveLength(1);
    faults.slow[0]?.();
    await vi.waitFor(() => expect(faults.slow).toHaveLength(2));
    expect(heard.at(-1)).toMatchObject({ events: [{ event: { point: 'a1' } }] });
    faults.slow[1]?.();
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(heard.at(-1)).toMatchObject({ events: [{ event: { point: 'b1' } }] });
  });

  it('refuses a move that cannot be written to the disk', async () => {
    const room = await begun();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    faults.full = true;
    expect(await link.command(play('b2'))).toMatchObject({ ok: false, code: 'device_full' });
    expect(heard.at(-1)).toMatchObject({ type: 'joined', room: { moves: [] } });
    expect(JSON.parse(recordOf(room) ?? '{}').acts).toEqual([]);
    faults.full = false;
    expect(await link.command(play('a1'))).toMatchObject({ ok: true });
  });

  it('goes on after a power cut from the last position that the players saw', async () => {
    const room = await begun();
    const { link, heard, stop } = page(room);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await link.command(play('a1'));
    const [early, state] = [recordOf(room), stateOf(room)];
    for (const point of ['b1', 'a2', 'b2', 'a3']) await link.command(play(point));
    stop();
    await keepState(room, { sent: 'x' });
    // As if the browser had not written localStorage to the disk at all.
    localStorage.clear();
    await restore();
    expect(hereGames()).toMatchObject([{ room, state: { phase: 'finished', sent: 'x' } }]);
    // As if the browser had written only an earlier position.
    localStorage.setItem(`tengen.device.${room.slice(5)}`, early ?? '');
    localStorage.setItem(`tengen.device.${room.slice(5)}.state`, JSON.stringify(state));
    await restore();
    expect(stateOf(room)).toMatchObject({ phase: 'finished', sent: 'x' });
    const again = page(room);
    await vi.waitFor(() => expect(again.heard[0]).toMatchObject({ room: { state: { phase: 'finished' } } }));
    expect(await again.link.command(play('c3'))).toMatchObject({ ok: false, code: 'game_over' });
  });

  it('is read from localStorage if IndexedDB does not have it', async () => {
    const room = await begun();
    disk.clear();
    await restore();
    const { link, heard } = page(room);
    await vi.waitFor(() => expect(heard[0]).toMatchObject({ type: 'joined' }));
    expect(await link.command(play('a1'))).toMatchObject({ ok: true });
    expect(disk.get(room)).toMatchObject({ record: expect.stringContaining('a1') });
  });

  it('is the same game in two tabs: each tab shows the moves made in the other tab, and goes on from them', async () => {
    const room = await begun();
    const [left, right] = [page(room), page(room)];
    await vi.waitFor(() => expect([left.heard.length, right.heard.length]).toEqual([1, 1]));
    /** Reports a change of the game to this tab, as a browser does to all tabs except the one that made the change. */
    const told = ({ heard }: ReturnType<typeof page>) => {
      const [own, before] = [heard === left.heard ? right : left, heard.length];
      const calm = own.heard.length;
      dispatchEvent(new StorageEvent('storage', { key: `tengen.device.${room.replace('here-', '')}` }));
      return vi.waitFor(() => {
        expect(heard.length).toBeGreaterThan(before);
        expect(own.heard.length).toBeGreaterThan(calm); // The event reaches both pages, because they share a window.
      });
    };
    const moves = ({ heard }: ReturnType<typeof page>) => {
      const last = heard.at(-1);
      return last?.type === 'joined' ? last.room.moves.map(({ point }) => point) : undefined;
    };
    await left.link.command(play('b2'));
    await told(right);
    expect(moves(right)).toEqual(['b2']);
    expect(await right.link.command(play('b2'))).toMatchObject({ ok: false, code: 'occupied' });
    expect(await right.link.command(play('a1'))).toMatchObject({ ok: true });
    await told(left);
    expect(moves(left)).toEqual(['b2', 'a1']);
    expect(await left.link.command(play('c3'))).toMatchObject({ ok: true });
    expect(JSON.parse(recordOf(room) ?? '').acts).toHaveLength(3);
  });

  it('is reported as missing if nothing is stored under its id', async () => {
    const { heard } = page('here-00000000000000000000');
    await vi.waitFor(() => expect(heard[0]).toMatchObject({ type: 'error', code: 'device_missing' }));
  });
});
