// Commands on their way. A command leaves only with its answer: until then it is sent again after each break,
// with the same id, and the server does it once.

import type { Code, Command } from '../protocol.gen.ts';

/** What became of a command. */
export type Answer = { ok: true; seq: number } | { ok: false; code: Code; message: string };

/** A command without its answer. */
export type Waiting = { room: string; id: string; command: Command; answer: (answer: Answer) => void };

/** The commands of all rooms, oldest first. */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  add(entry: Waiting): void {
    this.waiting.set(entry.id, entry);
  }

  /** The commands of a room in the order in which they were given. */
  of(room: string): Waiting[] {
    return [...this.waiting.values()].filter((entry) => entry.room === room);
  }

  /** The answer has come. */
  settle(id: string, answer: Answer): void {
    const entry = this.waiting.get(id);
    this.waiting.delete(id);
    entry?.answer(answer);
  }

  /** The same answer to all commands of a room. */
  settleAll(room: string, answer: Answer): void {
    for (const { id } of this.of(room)) this.settle(id, answer);
  }

  get size(): number {
    return this.waiting.size;
  }
}
