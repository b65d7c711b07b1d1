// The room on the screen: the state from the server, our unconfirmed actions, and the position shown when looking back.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardModel } from '../board/model.ts';
import { pointName } from '../board/points.ts';
import { placeOf, shapeOf } from '../board/shape.ts';
import { connection, type DeviceCode, type RoomLink, type RoomMessage } from '../net/connection.ts';
import { isCut } from '../net/offline.ts';
import type { Answer } from '../net/outbox.ts';
import type { Code, Color, Command, Move, Seat } from '../protocol.gen.ts';
import type { Position } from '../rules.ts';
import { MOVES, TURN_ENDS } from './commands.ts';
import { allows, fold, ourColor, type Room } from './fold.ts';
import { liveBoard, stones } from './live.ts';
import { marksOf } from './marks.ts';
import { Once } from './once.ts';
import { offerCount, outside, toggled } from './opening.ts';
import { fate, mayPrepare } from './premove.ts';
import { foreseen, Replay, unsent } from './replay.ts';
import { scratchPosition } from './scratch.ts';
import { me } from './session.ts';
import { settings } from './settings.ts';
import { append, lapsed, type News, newsOf, type Story, skipTo, UNTOLD, unaccepted, withNotice } from './story.ts';

/** Our unconfirmed move, and the board after it. */
type Pending = { move: Move; index: number; after: number; board: BoardModel };

/** Why an action was refused. Each refusal is a new object, so that the same reason is announced again. */
export type Refusal = Omit<Extract<Answer, { ok: false }>, 'ok' | 'message' | 'code'> & {
  code: Code | DeviceCode | 'offline';
  point?: string | undefined;
};

/** The maximum number of actions waiting for an unconfirmed stone. Nobody clicks further ahead than this. */
const WISHES = 16;

export class RoomStore {
  readonly id: string;
  readonly room: Signal<Room | null> = signal(null);
  /** Why the room cannot be shown; null if it can. */
  readonly missing: Signal<Refusal | null> = signal(null);
  readonly refusal: Signal<Refusal | null> = signal(null);
  /** The number of moves shown; null while the board follows the game. */
  readonly looking: Signal<number | null> = signal(null);
  /** A point or a pass that the player has chosen and must still confirm. */
  readonly staged: Signal<number | 'pass' | null> = signal(null);
  /** The point of which the engine has warned us in this position, and the local time of the warning. */
  readonly warned: Signal<{ index: number; at: number } | null> = signal(null);
  /** A point chosen during the opponent's turn, to be played as soon as the turn is ours. */
  readonly premove: Signal<number | null> = signal(null);
  /** The moves chosen so far to be offered. */
  readonly offering: Signal<readonly string[]> = signal([]);
  /** The number of chat lines that the viewer has seen. */
  readonly read: Signal<number> = signal(0);
  /** Whether the result of the game is shown in large letters (see `Result`). */
  readonly celebrated: Signal<boolean> = signal(false);
  /** Whether the viewer has tried to play while an earlier position is shown. */
  readonly strayed: Signal<boolean> = signal(false);
  /** The point to highlight, for example the point of a link in the chat. */
  readonly pointed: Signal<number | null> = signal(null);
  /** The number of moves when the viewer started to look back. */
  readonly seen: Signal<number> = signal(0);
  /** The number of our unanswered commands that can end our turn. */
  readonly acting: Signal<number> = signal(0);
  /** The board to draw; null until the room is known. */
  readonly board: ReadonlySignal<BoardModel | null>;
  /** Our color; undefined until it is known. */
  readonly color: ReadonlySignal<Color | undefined>;
  /** The color of the next stone, if we may place one. In an opening, it can be the opponent's color. */
  readonly stone: ReadonlySignal<Color | undefined>;
  /** Whether we may place a stone now. */
  readonly canPlay: ReadonlySignal<boolean>;
  /** Whether we may prepare a move now. */
  readonly canPrepare: ReadonlySignal<boolean>;
  /** Everything that happened in the room. */
  readonly story: Signal<Story> = signal(UNTOLD);
  /** Called with the new events, in order, after the room is up to date. */
  onNews: (news: readonly News[], room: Room) => void = () => {};
  /** Called when our stone is shown, before the server confirms it. */
  onPlaced: (move: Move, captures: boolean) => void = () => {};

  readonly link: RoomLink;
  private readonly pending: Signal<Pending | null> = signal(null);
  /** The actions waiting for our unconfirmed stone, in order. */
  private wishes: { index: number; act: () => void }[] = [];
  /** The offers, and answers to offers, that the server has not answered yet. */
  private readonly doing = new Once<Answer>();
  private replay: Replay | undefined;
  private whole = false;
  /** Whether the earlier events of the room have been requested. */
  private earlierRequested = false;

  constructor(id: string, link: RoomLink = connection) {
    this.id = id;
    this.link = link;
    this.color = computed(() => (this.room.value ? ourColor(this.room.value) : undefined));
    this.stone = computed(() => {
      const state = this.room.value?.view.state;
      return state?.phase === 'playing' ? state.stone : undefined;
    });
    this.canPlay = computed(() => {
      const color = this.color.value;
      const mine = color !== undefined && this.stone.value && this.room.value?.view.state.turn === color;
      return Boolean(mine) && this.pending.value === null && this.looking.value === null;
    });
    this.canPrepare = computed(() => {
      const room = this.room.value;
      return room !== null && mayPrepare(room) && this.pending.value === null && this.looking.value === null;
    });
    this.board = computed(() => this.draw());
  }

  /** Starts following the room. Returns a function that stops following it. */
  open(): () => void {
    const unwatch = this.link.watch(this.id, {
      // The story can be behind the room, because the room arrives without its events.
      since: () => (this.whole || !this.room.peek() ? undefined : this.story.peek().seq),
      receive: (message) => this.receive(message),
    });
    return () => {
      unwatch(this.isOurs());
      this.link.setUrgent(this.id, false);
    };
  }

  /** Whether we have a seat in a room whose game is not over. */
  private isOurs(): boolean {
    const view = this.room.peek()?.view;
    return view?.role.type === 'player' && view.state.phase !== 'finished' && view.state.phase !== 'aborted';
  }

  private receive(message: RoomMessage): void {
    if (message.type === 'error') {
      // A game that was closed to spectators disappears from their pages.
      if (message.code === 'closed') this.room.value = null;
      if (!this.room.peek()) this.missing.value = { code: message.code, limit: message.limit };
      return;
    }
    if (message.type === 'joined') {
      this.whole = false;
      this.premove.value = null; // The page does not know what happened in the meantime.
    }
    const before = this.room.peek();
    const { room, news, again } = fold(before, message, me.peek()?.id, performance.now());
    const heard = this.pending.peek()?.after;
    // In another position, the same move can be good, or a blunder of which nobody has warned yet.
    if (this.warned.peek() && JSON.stringify(before?.view.moves) !== JSON.stringify(room?.view.moves))
      this.warned.value = null;
    const states = before && room && ([before.view.state, room.view.state] as const);
    const noticed = states ? [...lapsed(...states, news), ...unaccepted(...states)] : [];
    batch(() => {
      this.room.value = room;
      this.missing.value = null;
      if (message.type === 'events') this.story.value = append(this.story.peek(), message.events);
      this.story.value = withNotice(this.story.peek(), noticed);
      this.follow();
    });
    // A newer event replaces the refusal. A chat line does not, because it is shown in a different place. Nor does the
    // opponent's request for a takeback, if it is the reason for the refusal.
    const asked = this.refusal.peek()?.code === 'takeback_asked';
    const keeps = ['chatted', 'hidden', ...(asked ? ['offered'] : [])];
    if (news.some(({ event }) => !keeps.includes(event.type))) this.refusal.value = null;
    const all = newsOf(this.story.peek(), news, noticed);
    if (room && all.length > 0) this.onNews(all, room);
    if (room && this.premove.peek() !== null) this.playPrepared(room, all);
    if (heard !== undefined && this.pending.peek() === null) this.grant(room?.view.moves.length === heard + 1);
    if (again === 'whole') this.askWhole();
    else if (again === 'since') this.link.rejoin(this.id);
    else if (room) this.requestEarlier(room, message.type === 'joined');
  }

  /** Requests the room's earlier events. If the server can only send the whole room, the story skips these events. */
  private requestEarlier(room: Room, joined: boolean): void {
    if (this.story.peek().seq >= room.view.seq) {
      this.earlierRequested = false;
    } else if (joined && this.earlierRequested) {
      this.earlierRequested = false;
      this.story.value = skipTo(this.story.peek(), room.view.seq, room.view.moves.length);
    } else if (joined) {
      this.earlierRequested = true;
      this.link.rejoin(this.id);
    }
  }

  /** Requests the whole room, because more of it may be visible now. Shows the old state until the answer arrives. */
  private askWhole(): void {
    this.whole = true;
    this.link.rejoin(this.id);
  }

  /** Drops local state that the room's new state replaces. */
  private follow(): void {
    const room = this.room.peek();
    if (!room) return;
    const count = room.view.moves.length;
    const pending = this.pending.peek();
    if (pending && count !== pending.after) this.pending.value = null;
    if ((this.looking.peek() ?? 0) >= count) this.looking.value = null;
    if (room.view.state.turn !== ourColor(room) || room.view.state.phase !== 'playing') this.staged.value = null;
    if (offerCount(room) === undefined) this.offering.value = [];
    // The scoring phase is urgent, too, because a player's silence can decide the result.
    const running = room.view.state.clocks?.running !== undefined || room.view.state.phase === 'scoring';
    this.link.setUrgent(this.id, running && room.view.role.type === 'player');
  }

  private replayOf(room: Room): Replay {
    this.replay ??= new Replay(room.view.setup);
    return this.replay;
  }

  private draw(): BoardModel | null {
    const room = this.room.value;
    if (!room) return null;
    const looking = this.looking.value;
    if (looking !== null) return this.replayOf(room).board(room.view.moves, looking);
    const pending = this.pending.value;
    if (pending) return isCut(this.id) ? unsent(pending.board) : pending.board;
    const staged = this.staged.value;
    const stone = this.stone.value;
    const marks = marksOf(room, this.color.value, this.offering.value, () => this.position(room));
    const live = { ...liveBoard(room), ...marks };
    const [premove, color] = [this.premove.value, this.color.value];
    if (premove !== null && color) return { ...live, premove: { point: pointName(live.shape, premove), color } };
    if (typeof staged !== 'number' || !stone) return live;
    return { ...live, staged: { point: pointName(live.shape, staged), color: stone } };
  }

  /** Why a stone may not be placed on this point now; null if it may, as far as the browser knows. */
  check(index: number): Code | null {
    const room = this.room.peek();
    const stone = this.stone.peek();
    if (!room || !stone) return null;
    return outside(room, index) ?? this.position(room).check(stone, index) ?? null;
  }

  /** The discs that a move on this point would flip (Othello). */
  flips(index: number): readonly number[] {
    const room = this.room.peek();
    return room ? this.position(room).flips(index) : [];
  }

  /** Prepares a move for our next turn, or withdraws a prepared move. Returns false if it did neither. */
  prepare(index: number): boolean {
    const room = this.room.peek();
    if (!room || !this.canPrepare.peek()) return false;
    const [x, y] = placeOf(shapeOf(room.view.setup), index);
    if (room.view.state.board[y]?.[x] !== '.') return false;
    this.premove.value = this.premove.peek() === index ? null : index;
    return true;
  }

  /** Plays or drops the prepared move, unless it must still wait. If the rules refuse the move, the reason is shown. */
  private playPrepared(room: Room, news: readonly News[]): void {
    const index = this.premove.peek();
    const what = fate(room, news);
    if (index === null || what === 'keep') return;
    this.premove.value = null;
    this.looking.value = null;
    // The player has perhaps no time left to think again.
    if (what === 'play') void this.play(index, false);
  }

  /** Adds a point to the moves to offer, or removes it. */
  toggleOffer(index: number): void {
    const room = this.room.peek();
    if (!room) return;
    const next = toggled(room, this.offering.peek(), index);
    this.refusal.value =
      typeof next === 'string' ? { code: next, point: pointName(shapeOf(room.view.setup), index) } : null;
    if (typeof next !== 'string') this.offering.value = next;
  }

  /** The position shown: the current one, or an earlier one while the viewer looks back. */
  shown(): Position | undefined {
    const [room, looking] = [this.room.peek(), this.looking.peek()];
    if (!room) return undefined;
    if (looking !== null) return this.replayOf(room).at(room.view.moves, looking);
    return scratchPosition(room) ?? this.position(room);
  }

  /** The current position of the game. */
  private position(room: Room): Position {
    const { phase, turn } = room.view.state;
    return this.replayOf(room).now(room.view.moves, phase === 'playing' ? turn : undefined);
  }

  /**
   * Returns whether we have an unconfirmed stone. If so, the action waits until that stone is confirmed, and runs if we
   * also place the next stone, which is possible in an opening. Without a connection, the action is refused.
   */
  waits(index: number, act: () => void): boolean {
    const pending = this.pending.peek();
    if (!pending) return false;
    if (pending.index === index || this.wishes.some((wish) => wish.index === index)) return true;
    const point = pointName(pending.board.shape, index);
    if (isCut(this.id)) this.refusal.value = { code: 'offline', point };
    else if (this.wishes.length < WISHES) this.wishes.push({ index, act });
    return true;
  }

  /**
   * Called when our stone is confirmed (`placed`) or refused. After a confirmed stone, runs the first waiting action if
   * we can play. If that action places a stone, the remaining actions wait for this stone. Otherwise, the remaining
   * actions are dropped.
   */
  private grant(placed: boolean): void {
    const wish = this.wishes.shift();
    if (placed && this.canPlay.peek()) wish?.act();
    if (!this.pending.peek()) this.wishes = [];
  }

  /**
   * Places a stone. It is shown immediately. If it is refused, it is removed and the reason is shown. If the engine
   * warns the player of a blunder, the player must confirm the move. With `warns` set to false, the engine never warns.
   */
  async play(index: number, warns = settings.peek().warn): Promise<void> {
    const room = this.room.peek();
    if (!room || !this.color.peek() || this.pending.peek()) return;
    const point = pointName(shapeOf(room.view.setup), index);
    const color = this.stone.peek();
    const anyway = this.staged.peek() === index && this.warned.peek()?.index === index;
    this.staged.value = null;
    if (!this.canPlay.peek() || !color) {
      const { turn, standstill } = room.view.state;
      const asked = turn === this.color.peek() ? 'opening_step' : 'not_your_turn';
      this.refusal.value = { code: standstill ? 'stands_still' : asked };
      return;
    }
    const refused = this.check(index);
    if (refused) {
      this.refusal.value = { code: refused, point };
      return;
    }
    const move = { color, point };
    const board = foreseen(shapeOf(room.view.setup), this.position(room), move, index);
    this.pending.value = { move, index, after: room.view.moves.length, board };
    this.onPlaced(move, stones(board) <= stones(liveBoard(room)));
    const type = warns && !anyway && allows(room, 'warning') ? 'play_unless_blunder' : 'play';
    const answer = await this.do({ type, point });
    // The event of a played stone arrives before the acknowledgment, so a stone that is still pending now was refused.
    if (this.pending.peek()?.move !== move || answer.ok) return;
    this.pending.value = null;
    if (answer.code === 'blunder') {
      this.warned.value = { index, at: performance.now() };
      this.staged.value = index;
    }
    this.grant(false);
  }

  /** Passes. A point that was chosen but not confirmed is dropped. */
  pass(): void {
    this.staged.value = null;
    void this.do({ type: 'pass' });
  }

  /**
   * Sends a command. If it is refused, the caller must show the reason. Without a connection, only a move is kept and
   * sent later. Any other command is refused, because the player may no longer want it when the connection is back.
   */
  async send(command: Command, by?: { seat: Seat }): Promise<Answer> {
    if (isCut(this.id) && !MOVES.has(command.type)) return { ok: false, code: 'offline', message: '' };
    const ends = TURN_ENDS.has(command.type);
    if (ends) this.acting.value += 1;
    try {
      return await this.link.command(this.id, command, by);
    } finally {
      if (ends) this.acting.value -= 1;
    }
  }

  /**
   * Sends a command, from seat `by` if two people play on this device. If it is refused, the reason is shown. If a
   * double click repeats an offer, or an answer to an offer, before the server has answered, it is sent only once.
   */
  async do(command: Command, by?: { seat: Seat }): Promise<Answer> {
    this.refusal.value = null;
    const send = () => this.send(command, by);
    const answer = await ('offer' in command ? this.doing.run(JSON.stringify([command, by]), send) : send());
    if (!answer.ok) {
      const { code, waitMs, limit } = answer;
      this.refusal.value = { code, waitMs, limit, point: 'point' in command ? command.point : undefined };
    }
    return answer;
  }

  /** Shows the position after `count` moves, or follows the game again. Looking back withdraws a prepared move. */
  look(count: number): void {
    const total = this.room.peek()?.view.moves.length ?? 0;
    if (count < total) this.premove.value = null;
    if (this.looking.peek() === null) this.seen.value = total;
    this.looking.value = count >= total ? null : Math.max(0, count);
    this.strayed.value = false;
  }

  /** The number of chat lines that the viewer has not seen. A viewer who writes a line has seen the lines before it. */
  readonly unread = computed(() => {
    const chat = this.room.value?.view.chat ?? [];
    const own = chat.map(({ from }) => from.id).lastIndexOf(me.value?.id ?? '');
    return chat.length - Math.min(chat.length, Math.max(this.read.value, own + 1));
  });

  /** The number of new moves since the viewer started to look back. */
  readonly fresh = computed(() =>
    this.looking.value === null ? 0 : Math.max(0, (this.room.value?.view.moves.length ?? 0) - this.seen.value),
  );
}
