// The room as WebAssembly, for games without a server. Only this file loads the WebAssembly, and only for such a game.

import type { DeviceGame } from '../protocol.gen.ts';
import { recovered, roomOf } from './here.ts';
import { keepNew } from './lasting.ts';

/** A room on this device. See `device/browser` for the methods. */
export type Table = {
  join: (at: number, since?: number) => string;
  command: (message: string, at: number, time: number) => string;
  tick: (at: number, time: number) => string;
  deadline: () => number | undefined;
  latest: () => number;
  record: () => string;
  next_color: () => string | undefined;
  sgf: (date: string) => string | undefined;
  free: () => void;
};

type Module = {
  default: (input?: { module_or_path: unknown }) => Promise<unknown>;
  initSync: (input: { module: BufferSource }) => unknown;
  new_id: (bytes: Uint8Array) => string | undefined;
  Table: { open: (name: string, record: string) => Table };
};

// These are patterns instead of imports, so that everything else can be checked and built without the module.
const found = import.meta.glob<Module>('../wasm/tengen_device.js');
const addresses = import.meta.glob<string>('../wasm/tengen_device_bg.wasm', { query: '?url', import: 'default' });

let loading: Promise<Module> | undefined;

/** Loads the module once. If loading fails, the next call tries again. */
export function loadDevice(bytes?: BufferSource): Promise<Module> {
  loading ??= load(bytes).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function load(bytes?: BufferSource): Promise<Module> {
  const [open, address] = [Object.values(found)[0], Object.values(addresses)[0]];
  if (!open || !address) throw new Error('the room was not built for the browser');
  const module = await open();
  if (bytes) module.initSync({ module: bytes });
  else await module.default({ module_or_path: await address() });
  return module;
}

/** Begins a game on this device, and returns its room; undefined if there is no space for it. */
export async function beginHere(
  game: Pick<DeviceGame, 'terms' | 'host' | 'guest' | 'bot'>,
): Promise<string | undefined> {
  const [{ new_id, Table }] = await Promise.all([loadDevice(), recovered()]);
  const id = new_id(crypto.getRandomValues(new Uint8Array(20)));
  if (id === undefined) return undefined;
  // The engine that gives the aids is on the server.
  const { aids: _, ...terms } = game.terms;
  const whole: DeviceGame = { ...game, terms, id, time: Date.now(), acts: [] };
  Table.open(roomOf(id), JSON.stringify(whole)).free(); // Throws an error with the reason if the game is not valid.
  return (await keepNew(whole)) ? roomOf(id) : undefined;
}
