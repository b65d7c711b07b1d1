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
  /** What the bot expects of the game, as JSON; empty if the page does not know what the bot expects. */
  outlook: string;
};

/** What the bot does. See `bots/browser`. */
type Does = { command?: Command; soonest_ms: number; outlook: unknown };

/** The worker's answer. `does` is null if the answer only says that the bots are loaded. */
export type Answered = { does: Does | null } | { error: string; isLoaded: boolean };

/** Why the bot cannot play: why its command was refused, or undefined if the bot has found no command. */
export type Cause = Extract<Answer, { ok: false }>['code'] | undefined;

/** The game in which a bot plays. */
export type Game = {
  /** The stored record; null if the game is over. */
  record: () => string | null;
  /** The present instant on the game's timeline, in milliseconds. */
  now: () => number;
  /** Gives the bot's command if the record has not changed. Otherwise, returns undefined. */
  give: (command: Command, record: string) => Promise<Answer | undefined>;
  /**
   * Called when the bot cannot play, but only once for the same record and cause. The bot tries again later, or when
   * `retry` is called.
   */
  stuck: (cause: Cause) => void;
  /** Called when the bot is loaded or plays again, and when it cannot play. At the start, the bot is away. */
  away: (isAway: boolean) => void;
  /** Called when the bot has done what it had to do. */
  plays: () => void;
};

/** How long to wait for the worker's answer, in milliseconds. The first answer may have to wait for a slow network. */
const PATIENCE_MS = 60_000;
/**
 * How long to wait after the first failure before the next attempt, in milliseconds. Each further wait is twice as
 * long.
 */
const RETRY_MS = 15_000;
/** The longest wait between two attempts, in milliseconds. */
const LONGEST_RETRY_MS = 5 * 60_000;

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
  private retryMs = RETRY_MS;
  /** The latest failure. The player knows of it. */
  private failure: { record: string; cause: Cause } | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** Lets the bot act if the game has changed since its latest question. Call this after every change. */
  attend(): void {
    const record = this.game.record();
    if (record === null) this.stop();
    if (record === null || record === this.asked) return;
    // While a worker thinks, it cannot notice that the position has changed. So a new worker takes its place.
    if (this.thinks) this.end();
    this.cancel();
    this.asked = record;
    this.ask(record);
  }

  /** Called when the player asks for another try after a failure. */
  retry(): void {
    this.forgive();
    this.tryAgain();
  }

  /** Ends the worker. */
  stop(): void {
    this.cancel();
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
    // An answer can arrive after its worker was ended. It must not count as the answer of the next worker.
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = () => {
      if (worker === this.worker) this.fail();
    };
    return worker;
  }

  private hear(answered: Answered): void {
    if (!('error' in answered)) this.game.away(false);
    if ('does' in answered && !answered.does) return;
    clearTimeout(this.timer);
    this.thinks = false;
    if ('error' in answered) {
      // Without a network, it is no defect if the bots cannot be loaded. Everything else is a defect.
      // biome-ignore lint/suspicious/noConsole: only the console has a place for the reason
      console[answered.isLoaded ? 'error' : 'warn'](answered.error);
      this.fail();
      return;
    }
    const { does } = answered;
    const record = this.asked;
    if (record === undefined) return;
    if (!does?.command) {
      this.succeed();
      return;
    }
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
    if (!answer) return;
    if (answer.ok) this.succeed();
    else if (this.asked === record) this.fail(answer.code);
  }

  private succeed(): void {
    this.forgive();
    this.game.plays();
  }

  private forgive(): void {
    this.retryMs = RETRY_MS;
    this.failure = undefined;
  }

  private fail(cause?: Cause): void {
    const { asked: record = '', failure } = this;
    this.cancel();
    // A worker that has found a command can be asked again.
    if (!cause) this.end();
    this.timer = setTimeout(() => {
      document.addEventListener('visibilitychange', this.tryWhenShown);
      this.tryWhenShown();
    }, this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, LONGEST_RETRY_MS);
    this.failure = { record, cause };
    this.game.away(true);
    if (failure?.record !== record || failure.cause !== cause) this.game.stuck(cause);
  }

  /** Tries again unless nobody sees the page. */
  private readonly tryWhenShown = (): void => {
    if (!document.hidden) this.tryAgain();
  };

  private tryAgain(): void {
    this.cancel();
    this.asked = undefined;
    this.attend();
  }

  /** Stops the timer, and stops waiting until somebody sees the page. */
  private cancel(): void {
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.tryWhenShown);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.thinks = false;
  }
}
