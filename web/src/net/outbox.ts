// Unanswered commands. A command stays here until it is answered. After each break of the connection, it is sent again
// with the same id, so that the server executes it only once.

import type { ClientMessage, Code, Limit } from '../protocol.gen.ts';
import type { DeviceCode } from './connection.ts';

/**
 * The answer to a command. The code is `offline` if the command was not sent. `waitMs` is set if the command came too
 * early, and says how many milliseconds to wait.
 */
export type Answer =
  | { ok: true; seq: number }
  | {
      ok: false;
      code: Code | DeviceCode | 'offline';
      message: string;
      waitMs?: number | undefined;
      limit?: Limit | undefined;
    };

/** An unanswered command. */
export type Waiting = { room: string; id: string; message: ClientMessage; answer: (answer: Answer) => void };

/** The unanswered commands of all rooms, oldest first. */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  add(entry: Waiting): void {
    this.waiting.set(entry.id, entry);
  }

  /** The commands of a room in the order they were given. */
  of(room: string): Waiting[] {
    return [...this.waiting.values()].filter((entry) => entry.room === room);
  }

  /** Settles a command with its answer. */
  settle(id: string, answer: Answer): void {
    const entry = this.waiting.get(id);
    this.waiting.delete(id);
    entry?.answer(answer);
  }

  /** Settles all commands of a room with the same answer. */
  settleAll(room: string, answer: Answer): void {
    for (const { id } of this.of(room)) this.settle(id, answer);
  }

  get size(): number {
    return this.waiting.size;
  }
}
