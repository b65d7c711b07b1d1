// Creates games over HTTP, for tests that are not about how games are created.

import type { Page } from '@playwright/test';
import type { Setup } from '../src/protocol.gen.ts';
import type { Server } from './server.ts';

/** A guest without a browser, who uses the API with a token. */
export class Guest {
  private readonly server: Server;
  private readonly token: string;
  private commands = 0;

  private constructor(server: Server, token: string) {
    this.server = server;
    this.token = token;
  }

  static async create(server: Server, name: string): Promise<Guest> {
    const { token = '' } = await post(`${server.url}/api/v1/session`, { name, token: true });
    return new Guest(server, token);
  }

  /** Creates a room with the guest as Black, and returns its id. Without `setup`, the room is for freestyle Gomoku. */
  async makesRoom(setup: Setup = ROOM.setup, more: Record<string, unknown> = {}): Promise<string> {
    const { id = '' } = await post(`${this.server.url}/api/v1/rooms`, { ...ROOM, setup, ...more }, this.token);
    return id;
  }

  /** Sends a command to a room. */
  async does(room: string, command: Record<string, unknown>): Promise<void> {
    this.commands += 1;
    const body = { command_id: `command${this.commands}`, command };
    await post(`${this.server.url}/api/v1/rooms/${room}/commands`, body, this.token);
  }
}

/** A public room for freestyle Gomoku without a clock. */
export const ROOM = {
  setup: { kind: 'gomoku', size: 15, ruleset: 'freestyle' },
  opening: 'free',
  time: { type: 'none' },
  colors: 'black',
  takeback: 'ask',
  visibility: 'public',
} as const;

async function post(url: string, data: unknown, token?: string): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(data),
  });
  return (await answer.json()) as Record<string, string>;
}

/** Creates rooms in a page's session until the server refuses to create another room. Returns the number of rooms. */
export async function fillRooms(page: Page, name: string): Promise<number> {
  return page.evaluate(
    async ([room, session]) => {
      const send = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await send('/api/v1/session', session);
      let made = 0;
      while ((await send('/api/v1/rooms', room)).ok) made += 1;
      return made;
    },
    [ROOM, { name, token: false }] as const,
  );
}
