// Lets the bot of a game on this device play. The bot thinks in a worker, so the page stays responsive.

import type { Answer } from '../net/outbox.ts';
import type { Command } from '../protocol.gen.ts';

/** A question to the worker: what the bot does next. */
export type Asked = {
  /** The record of the game. */
  record: string;
  /** The present instant on the game's timeline, in milliseconds. */
  at: number;
  seed: number;
  /** What the bot expects of the game, as JSON; empty if the page does not know it. */
  outlook: string;
};

/** What the bot does. See `bots/browser`. */
type Does = { command?: Command; soonest_ms: number; outlook: unknown };

/** The worker's answer. `does` is null if the question was only whether the bots are loaded. */
export type Answered = { does: Does | null } | { error: string };

/** The game in which a bot plays. */
export type Game = {
  /** The stored record; null if the game is over. */
  record: () => string | null;
  /** The present instant on the game's timeline, in milliseconds. */
  now: () => number;
  /** Gives the bot's command, unless the record has changed. In this case, returns undefined. */
  give: (command: Command, record: string) => Promise<Answer | undefined>;
  /** Called when the bot cannot play. It tries again later, or when `retry` is called. */
  stuck: () => void;
  /** Called when the bot has decided what to do. */
  plays: () => void;
};

/** How long to wait for the worker's answer, in milliseconds. The first answer may have to wait for a slow network. */
const PATIENCE_MS = 60_000;
/** How long to wait after a failure before the next attempt, in milliseconds. */
const RETRY_MS = 15_000;

function startWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
}

/** Loads the bots to check that a game against one can begin. Afterwards, the browser has their files. */
export function loadBots(): Promise<void> {
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the bots did not load in time')), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Answered>) =>
      'error' in data ? reject(new Error(data.error)) : resolve();
    worker.onerror = () => reject(new Error('the bots cannot be loaded'));
    worker.postMessage(null);
  });
  return loaded.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** The bot of one game. */
export class Bot {
  private readonly game: Game;
  private worker: Worker | undefined;
  /** The record of the latest question. */
  private asked: string | undefined;
  private askedAt = 0;
  /** Whether the worker has not answered yet. */
  private thinks = false;
  private outlook = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** Lets the bot act if the game has changed. Call this after every change. */
  attend(): void {
    const record = this.game.record();
    if (record === null) this.stop();
    if (record === null || record === this.asked) return;
    // The worker cannot notice that the position has changed while it thinks, so a new one takes its place.
    if (this.thinks) this.end();
    clearTimeout(this.timer);
    this.asked = record;
    this.ask(record);
  }

  /** Tries again after a failure. */
  retry(): void {
    this.asked = undefined;
    this.attend();
  }

  /** Ends the worker. */
  stop(): void {
    clearTimeout(this.timer);
    this.asked = undefined;
    this.end();
  }

  private ask(record: string): void {
    this.thinks = true;
    this.askedAt = performance.now();
    this.timer = setTimeout(() => this.fail(), PATIENCE_MS);
    const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    const asked: Asked = { record, at: this.game.now(), seed, outlook: this.outlook };
    this.worker ??= this.start();
    this.worker.postMessage(asked);
  }

  private start(): Worker {
    const worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data);
    worker.onerror = () => this.fail();
    return worker;
  }

  private hear(answered: Answered): void {
    clearTimeout(this.timer);
    this.thinks = false;
    if ('error' in answered) {
      this.fail();
      return;
    }
    this.game.plays();
    const { does } = answered;
    const record = this.asked;
    if (!does?.command || record === undefined) return;
    const { command, outlook } = does;
    const wait = this.askedAt + does.soonest_ms - performance.now();
    this.timer = setTimeout(
      () => {
        this.outlook = JSON.stringify(outlook);
        void this.give(command, record);
      },
      Math.max(0, wait),
    );
  }

  private async give(command: Command, record: string): Promise<void> {
    const answer = await this.game.give(command, record);
    // If the record has changed in the meantime, the bot has been asked again.
    if (answer && !answer.ok && this.asked === record) this.fail();
  }

  private fail(): void {
    this.stop();
    this.timer = setTimeout(() => this.retry(), RETRY_MS);
    this.game.stuck();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.thinks = false;
  }
}
