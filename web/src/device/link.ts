// Runs a room on this device without a server. The link takes the same commands and gives the same messages as the
// connection to a server, so the page of the room treats both in the same way. The clocks follow the game's timeline:
// the time since the game began, without the time in which the page was closed or in which a bot that has to move was
// missing.

import type { DeviceCode, RoomListener } from '../net/connection.ts';
import type { Answer } from '../net/outbox.ts';
import type { Command, CreateRoom, DeviceGame, Seat, ServerMessage, State } from '../protocol.gen.ts';
import { choicesOf } from '../rules.ts';
import { Bot } from './bot.ts';
import { keyOf, onOtherTab, recordOf, recovered, stateOf } from './here.ts';
import { keepRecord, keepState } from './lasting.ts';
import { beginHere, loadDevice, type Table } from './module.ts';
import { inOneTab } from './one-tab.ts';
import { hideStuck, showStuck } from './stuck.tsx';

/** The components that are shown only for a game on this device. */
export { Broken, DeviceNote, NoAids } from './note.tsx';

/** How often the current instant on the game's timeline is stored while the page is open, in milliseconds. */
const BEAT_MS = 2_000;
/** The longest time that a browser's timer can wait, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

type Events = Extract<ServerMessage, { type: 'events' }>;

/** The link to one room on this device. */
export class DeviceLink {
  private readonly room: string;
  private listener: RoomListener | undefined;
  private table: Table | undefined;
  /** The game's timeline was at `at` when `performance.now()` was `from`, both in milliseconds. */
  private from = 0;
  private at = 0;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private commands = 0;
  /** The bot that plays this game, if one does. */
  private bot: Bot | undefined;
  /** Whether the bot is not loaded yet, cannot play, or plays in another tab. */
  private isAway = true;
  /** Whether the bot plays in this tab. If the game is open in several tabs, the bot plays in only one of them. */
  private isOurs = false;
  private leaveBot = () => {};
  /** Whether the rules of the game say that the bot's clock runs. */
  private isBotsTime = false;
  /** Whether the timeline stands still because the bot is away. This keeps the bot's clock from running out. */
  private isHalted = false;
  /** Settles when every action requested so far is done. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(room: string) {
    this.room = room;
  }

  /** Follows the room until the returned function is called. */
  watch(listener: RoomListener): () => void {
    this.listener = listener;
    const stopHearing = onOtherTab(this.room, () => void this.reopen());
    const save = () => this.saveClock();
    const beat = setInterval(save, BEAT_MS);
    addEventListener('pagehide', save);
    void this.reopen(false);
    return () => {
      this.saveClock();
      stopHearing();
      clearInterval(beat);
      clearTimeout(this.alarm);
      removeEventListener('pagehide', save);
      this.listener = undefined;
      this.table?.free();
      this.table = undefined;
      this.leaveBot();
      this.bot?.stop();
      hideStuck();
    };
  }

  /** Carries out a player's command. It comes from the seat in `by` or, without `by`, from the seat that has to act. */
  command(command: Command, by?: { seat: Seat }): Promise<Answer> {
    // Read the time now, before the command waits for earlier ones to be stored. So the wait costs the player no time.
    const at = this.table ? this.now() : undefined;
    return this.inTurn(() => this.act(command, at, by));
  }

  private async act(command: Command, at = this.now(), by?: { seat: Seat }): Promise<Answer> {
    if (command.type === 'offer' && command.offer === 'rematch') {
      return this.rematch(command.terms).catch(() => refused('device_broken'));
    }
    if (!this.table) return refused('device_broken');
    this.commands += 1;
    const message = { type: 'command', room: this.room, command_id: `c${this.commands}`, ...by, command };
    const answers = this.read(this.table.command(JSON.stringify(message), at, Date.now()));
    if (!(await this.save(answers))) {
      // The players must never see a move that is not stored. So go back to the stored game.
      await this.open();
      await this.send(true);
      return refused('device_full');
    }
    this.deliver(answers);
    const answer = answers.at(-1);
    if (answer?.type === 'ack') return { ok: true, seq: answer.seq };
    if (answer?.type !== 'refused') return refused('device_broken');
    return { ok: false, code: answer.code, message: answer.message, waitMs: answer.wait_ms, limit: answer.limit };
  }

  /** The bot, which acts from the guest's seat. */
  private seatBot(): Bot {
    return new Bot({
      record: () => (stateOf(this.room).phase === 'open' && this.listener && this.isOurs ? recordOf(this.room) : null),
      now: () => this.now(),
      give: (command, record) => {
        const at = this.now();
        return this.inTurn(async () =>
          // Another tab may have changed the game.
          recordOf(this.room) === record ? this.act(command, at, { seat: 'guest' }) : undefined,
        );
      },
      stuck: (cause) => {
        const why = cause === 'device_full' ? 'device-full' : 'device-bot-stuck';
        showStuck(this.room, why, () => this.bot?.retry());
      },
      away: (isAway) => {
        this.isAway = isAway;
        // The page has to know that the bot's clock has stopped, or goes on.
        if (this.halt()) void this.join();
      },
      plays: hideStuck,
    });
  }

  /** Lets the bot play, unless another tab with this game was shown later. */
  private beginBot(): void {
    this.bot = this.seatBot();
    this.leaveBot = inOneTab(keyOf(this.room), (isOurs) => {
      this.isOurs = isOurs;
      this.isAway ||= !isOurs;
      if (!isOurs) hideStuck();
      this.bot?.attend();
      if (this.halt()) void this.join();
    });
  }

  /** Stops the timeline or lets it go on. Returns whether this has changed anything. */
  private halt(): boolean {
    const halts = this.bot !== undefined && this.isAway && this.isBotsTime;
    if (halts === this.isHalted) return false;
    this.at = this.now();
    this.from = performance.now();
    this.isHalted = halts;
    return true;
  }

  /**
   * Finds out whose clock runs, and returns the state as the page shall see it: no clock runs while the timeline stands
   * still.
   */
  private seen(state: State): State {
    const { clocks, players } = state;
    const running = clocks?.running;
    this.isBotsTime = running !== undefined && (running === 'black') === (players.black === 'guest');
    this.halt();
    if (!clocks || !this.isHalted) return state;
    const { running: _, ...stopped } = clocks;
    return { ...state, clocks: stopped };
  }

  /** Runs an action after all earlier ones, so that the page does not see a change that is still being stored. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** Reads the stored game again and sends it to the page: the whole room, or only what the page has missed. */
  private reopen(whole = true): Promise<void> {
    return this.inTurn(async () => {
      await this.open();
      await this.send(whole);
    });
  }

  /**
   * Begins the next game on this device and leads the page to it. Nobody has to accept, because both players are here.
   */
  private async rematch(terms?: CreateRoom): Promise<Answer> {
    const color = this.table?.next_color();
    const record = recordOf(this.room);
    if (!this.table || !color || !record) return refused('device_broken');
    const game = JSON.parse(record) as DeviceGame;
    const { series: _, ...wanted } = terms ?? { ...game.terms, colors: color as CreateRoom['colors'] };
    if ((game.bot ?? 0) > choicesOf(wanted).levels) return { ok: false, code: 'not_allowed', message: 'no such bot' };
    const next = await beginHere({ ...game, terms: wanted });
    if (!next) return refused('device_full');
    await keepState(this.room, { next });
    if (!this.table) return refused('device_broken');
    const last = JSON.parse(this.table.join(this.now(), Number.MAX_SAFE_INTEGER)) as Events;
    const seq = (this.listener?.since() ?? 0) + 1;
    const events: Events['events'] = [{ seq, time: Date.now(), event: { type: 'rematched', room: next } }];
    this.listener?.receive({ ...last, events, state: { ...last.state, rematch: next } });
    return { ok: true, seq };
  }

  /** Reads the stored game. The timeline goes on where it was when the page was closed. */
  private async open(): Promise<void> {
    try {
      const [{ Table }] = await Promise.all([loadDevice(), recovered()]);
      const record = recordOf(this.room);
      this.table?.free();
      this.table = undefined;
      if (!this.listener) return;
      if (record === null) return this.fail('device_missing', 'there is no such game on this device');
      this.table = Table.open(this.room, record);
      this.at = Math.max(stateOf(this.room).at, this.table.latest());
      this.from = performance.now();
      if (JSON.parse(record).bot !== undefined && !this.bot) this.beginBot();
    } catch (cause) {
      this.fail('device_broken', `${cause instanceof Error ? cause.message : cause}`);
    }
  }

  private fail(code: 'device_broken' | 'device_missing', message: string): void {
    this.listener?.receive({ type: 'error', code, message, room: this.room });
  }

  /** Sends the room or the missed events to the page. */
  join(): Promise<void> {
    return this.inTurn(() => this.send(false));
  }

  private async send(whole: boolean): Promise<void> {
    await this.tick();
    if (!this.table || !this.listener) return;
    const since = whole ? undefined : this.listener.since();
    const message = JSON.parse(this.table.join(this.now(), since)) as Extract<
      ServerMessage,
      { type: 'joined' | 'events' }
    >;
    const { next } = stateOf(this.room);
    const state = message.type === 'joined' ? message.room.state : message.state;
    if (next) state.rematch = next;
    if (message.type === 'joined') message.room.state = this.seen(state);
    else message.state = this.seen(state);
    this.listener.receive(message);
    this.wake();
  }

  /** Tells the room the time, so that the room can act, for example if a clock has run out. */
  private async tick(): Promise<void> {
    if (!this.table) return;
    const answers = this.read(this.table.tick(this.now(), Date.now()));
    if (answers.length === 0) return;
    if (await this.save(answers)) this.deliver(answers);
    else await this.open(); // The next alarm tries again.
  }

  /** Sets the alarm for the next instant at which the room acts by itself, without a command. Lets the bot act, too. */
  private wake(): void {
    this.bot?.attend();
    clearTimeout(this.alarm);
    const deadline = this.table?.deadline();
    if (deadline === undefined) return;
    const wait = deadline - this.now() + 1;
    // If the deadline has already passed, the events that were due then could not be stored. Try again a little later.
    this.alarm = setTimeout(
      () => {
        void this.inTurn(async () => {
          await this.tick();
          this.wake();
        });
      },
      wait > 0 ? Math.min(wait, LONGEST_MS) : BEAT_MS,
    );
  }

  private now(): number {
    return Math.round(this.isHalted ? this.at : this.at + performance.now() - this.from);
  }

  private read(text: string): ServerMessage[] {
    return JSON.parse(text) as ServerMessage[];
  }

  /** Stores the record if there is anything new. Returns false only if storing failed. */
  private async save(answers: readonly ServerMessage[]): Promise<boolean> {
    const last = answers.filter((answer) => answer.type === 'events').at(-1);
    if (!last || !this.table) return true;
    const { phase } = last.state;
    const over = phase === 'finished' || phase === 'aborted';
    return keepRecord(this.room, this.table.record(), { at: this.now(), ...(over ? { phase } : {}) });
  }

  private saveClock(): void {
    // In a tab in which the bot does not play, the timeline may be behind.
    if (this.table && (!this.bot || this.isOurs)) void keepState(this.room, { at: this.now() });
  }

  private deliver(answers: readonly ServerMessage[]): void {
    for (const answer of answers) {
      if (answer.type === 'events') this.listener?.receive({ ...answer, state: this.seen(answer.state) });
    }
    this.wake();
  }
}

/** A refusal with this code. Its text does not blame a server, because no server is involved. */
function refused(code: DeviceCode): Answer {
  return { ok: false, code, message: 'the game cannot be played on this device' };
}
