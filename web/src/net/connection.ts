// The page's connection to the server. Whenever the WebSocket breaks, the connection opens a new one, resumes every
// room and resends every unanswered command. Listeners see messages, never the socket.

import { type Signal, signal } from '@preact/signals';
import type { ClientMessage, Code, Command, Seat, ServerMessage } from '../protocol.gen.ts';
import { ignore } from '../total.ts';
import { BANNED_MS, CALM, CONNECT_TIMEOUT_MS, type Pace, POLICY_MS, REJOIN_MS, retryDelay, URGENT } from './delays.ts';
import { browserEnv, type Env, type Socket } from './env.ts';
import { inFrame } from './frames.ts';
import { type Answer, Outbox } from './outbox.ts';
import { RoundTrip } from './round-trip.ts';
import { staying } from './staying.ts';

/** The state of the connection. `refused` means that this page is outdated. */
export type Link = 'idle' | 'connecting' | 'open' | 'broken' | 'refused';

/** A listener for the messages of a room. */
export type RoomListener = {
  /** The last seq seen; undefined to get the whole room. */
  since: () => number | undefined;
  receive: (message: RoomMessage) => void;
};

/** The `readyState` of an open WebSocket. `WebSocket.OPEN` no longer exists if a timer outlives the page. */
const OPEN = 1;

/**
 * What can be wrong with a game on this device: it cannot be read, it is not here, there is no space for it, or its bot
 * cannot be loaded.
 */
export type DeviceCode = 'device_broken' | 'device_missing' | 'device_full' | 'device_no_bot';

/** A message about a room, except answers to commands. A room on this device has error codes of its own. */
export type RoomMessage =
  | Extract<ServerMessage, { type: 'joined' | 'events' | 'plan' | 'presence' | 'left' }>
  | (Omit<Extract<ServerMessage, { type: 'error' }>, 'code'> & { code: Code | DeviceCode });

/** The methods that the page of a room calls. The connection to a server and a game on this device both have them. */
export type RoomLink = Pick<Connection, 'watch' | 'rejoin' | 'command' | 'setUrgent' | 'roundTrip' | 'goneSince'>;

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Notice = Extract<ServerMessage, { type: 'notice' }>;
type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;

type Watched = { listener: RoomListener; joined: boolean };

/** How often the connection checks what is due. So a ping can be this late. */
const BEAT_MS = 500;

/** Close codes after which a simple retry is not enough. */
const CLOSE = { policy: 1008, sessionEnded: 4001, unsupportedProtocol: 4010 } as const;

export class Connection {
  readonly link: Signal<Link> = signal('idle');
  /** The server's latest `welcome`. */
  readonly welcome: Signal<Welcome | null> = signal(null);
  /** Until when the operator of the server keeps this page out, in Unix milliseconds; 0 if it is not kept out. */
  readonly banned = signal(0);
  /** What the operator of the server announces. */
  readonly notice = signal<Notice | null>(null);
  readonly roundTrip = new RoundTrip();
  /** Called when the server reports that the session has ended. */
  onSessionEnded: () => void = () => {};

  private readonly env: Env;
  private readonly rooms = new Map<string, Watched>();
  private readonly outbox = new Outbox();
  private readonly lobbyListeners = new Set<(message: LobbyMessage) => void>();
  private socket: Socket | undefined;
  /** The number of breaks since the last `welcome` or the last call of `wake`. */
  private failed = 0;
  /** When the page last tried to connect, in milliseconds. */
  private openedAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pace: Pace = CALM;
  /** The urgent rooms (see `setUrgent`). */
  private readonly urgent = new Set<string>();
  private nonce = 0;
  /** The ping that has not been answered yet. */
  private probe: { nonce: number; at: number } | undefined;
  /** When the last ping was sent, in milliseconds. */
  private probedAt = 0;
  /** When the page sent the last answered ping or, before any answer, when the connection opened, in milliseconds. */
  private answeredAt = 0;
  /** When the connection was lost, in milliseconds; undefined if it was not lost. */
  private lostAt: number | undefined;

  constructor(env: Env = browserEnv) {
    this.env = env;
    env.onWake(() => this.wake());
  }

  /** Connects, unless the connection has already been started. */
  start(): void {
    if (this.link.peek() !== 'idle') return;
    this.beat = setInterval(() => this.tick(), BEAT_MS);
    this.connect();
  }

  /** Reconnects after the session has changed. All rooms are resumed, and unanswered commands are resent. */
  restart(): void {
    this.start();
    this.drop();
    this.connect();
  }

  /** Closes the connection and does not reconnect. */
  stop(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
    this.link.value = 'idle';
  }

  /**
   * Follows a room until the returned function is called. If the function is called with `stay`, the room is left only
   * when its game is over.
   */
  watch(room: string, listener: RoomListener): (stay?: boolean) => void {
    const watched: Watched = { listener, joined: false };
    this.rooms.set(room, watched);
    this.start();
    this.join(room, watched);
    const leave = () => {
      if (this.rooms.get(room) !== watched) return;
      this.rooms.delete(room);
      this.send({ type: 'leave', room });
    };
    return (stay = false) => {
      if (stay) watched.listener = staying(listener.since(), leave);
      else leave();
    };
  }

  /** Joins a room again, from the seq that its listener returns. */
  rejoin(room: string): void {
    const watched = this.rooms.get(room);
    if (watched) this.join(room, watched);
  }

  /** Follows the lobby until the returned function is called. */
  watchLobby(listener: (message: LobbyMessage) => void): () => void {
    this.lobbyListeners.add(listener);
    this.start();
    if (this.lobbyListeners.size === 1) this.send({ type: 'enter_lobby' });
    return () => {
      this.lobbyListeners.delete(listener);
      if (this.lobbyListeners.size === 0) this.send({ type: 'leave_lobby' });
    };
  }

  /**
   * Sends a command to a followed room. The answer arrives even if the connection breaks in between. If two people play
   * on this device, `by` names the seat that the command comes from. Without `by`, the command comes from the seat that
   * has to act.
   */
  command(room: string, command: Command, by?: { seat: Seat }): Promise<Answer> {
    return new Promise((answer) => {
      const id = this.env.id();
      const message: ClientMessage = { type: 'command', room, command_id: id, ...by, command };
      this.outbox.add({ room, id, message, answer });
      if (this.rooms.get(room)?.joined) this.send(message);
    });
  }

  /**
   * Sets whether a room is urgent: the viewer plays in it, and either a clock runs or the game is in the scoring phase.
   * While a room is urgent, the page detects a dead connection sooner, and retries more often.
   */
  setUrgent(room: string, urgent: boolean): void {
    if (urgent) this.urgent.add(room);
    else this.urgent.delete(room);
    this.pace = this.urgent.size > 0 ? URGENT : CALM;
  }

  /**
   * The time from which the server regards this page as gone, in milliseconds. This is the present time if the server
   * cannot have noticed yet that the connection is lost. The server gives up a silent connection `dead` milliseconds
   * after the last ping that it received.
   */
  goneSince(): number {
    const now = this.env.now();
    const { probe, pace } = this;
    if (this.lostAt !== undefined || !probe) return this.lostAt ?? now;
    // A page in the background pings rarely. The server then counts from the pings that it sends itself.
    return Math.min(now, Math.max(this.answeredAt, probe.at - pace.probe - BEAT_MS) + pace.dead);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.link.value = 'connecting';
    this.openedAt = this.env.now();
    const socket = this.env.open();
    this.socket = socket;
    const current = () => this.socket === socket;
    socket.onopen = () => {
      if (current()) this.opened();
    };
    socket.onmessage = (event) => {
      if (current()) this.received(String(event.data));
    };
    socket.onclose = (event) => {
      if (current()) this.closed(event.code);
    };
    socket.onerror = () => {}; // A close event with the details follows.
  }

  private opened(): void {
    this.roundTrip.restart();
    this.answeredAt = this.env.now();
    this.ping(this.env.now()); // The clocks of a room need the round trip from the beginning.
    if (this.lobbyListeners.size > 0) this.send({ type: 'enter_lobby' });
    for (const [room, watched] of this.rooms) this.join(room, watched);
  }

  private join(room: string, watched: Watched): void {
    watched.joined = false;
    const since = watched.listener.since();
    this.send(since === undefined ? { type: 'join', room } : { type: 'join', room, since });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private received(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // Ignore malformed messages.
    }
    switch (message.type) {
      case 'welcome':
        this.failed = 0;
        this.lostAt = undefined;
        this.banned.value = 0;
        this.notice.value = null; // If there is still a notice, it comes in a later message.
        this.welcome.value = message;
        this.link.value = 'open';
        return;
      case 'pong':
        this.pongReceived(message.nonce);
        return;
      case 'notice':
        this.notice.value = message;
        return;
      case 'lobby':
        for (const listener of this.lobbyListeners) listener(message);
        return;
      case 'ack':
        this.outbox.settle(message.command_id, { ok: true, seq: message.seq });
        return;
      case 'refused':
        this.refusalReceived(message);
        return;
      case 'joined':
        this.deliver(message.room.id, message);
        this.entered(message.room.id);
        return;
      case 'events':
        this.deliver(message.room, message);
        this.entered(message.room);
        return;
      case 'plan':
      case 'presence':
      case 'left':
        this.deliver(message.room, message);
        return;
      case 'error':
        this.errorReceived(message);
        return;
      default:
        ignore(message);
    }
  }

  private deliver(room: string, message: RoomMessage): void {
    inFrame(() => this.rooms.get(room)?.listener.receive(message));
  }

  /** Called when the room is joined. Resends its unanswered commands in order. */
  private entered(room: string): void {
    const watched = this.rooms.get(room);
    if (!watched || watched.joined) return;
    watched.joined = true;
    for (const { message } of this.outbox.of(room)) this.send(message);
  }

  private refusalReceived(message: Extract<ServerMessage, { type: 'refused' }>): void {
    // The server is about to stop. Keep the command for the server that starts next.
    if (message.code === 'draining') return;
    if (message.code === 'not_joined') {
      this.rejoin(message.room);
      return;
    }
    const { command_id, code, message: words, wait_ms: waitMs, limit } = message;
    this.outbox.settle(command_id, { ok: false, code, message: words, waitMs, limit });
  }

  private errorReceived(message: Extract<ServerMessage, { type: 'error' }>): void {
    const room = message.room;
    if (message.code === 'banned') this.banned.value = Date.now() + (message.wait_ms ?? Infinity);
    if (room === undefined) return;
    const watched = this.rooms.get(room);
    if (message.code === 'rate_limited' && watched && !watched.joined) {
      setTimeout(() => {
        if (this.rooms.get(room) === watched && !watched.joined) this.join(room, watched);
      }, message.wait_ms ?? REJOIN_MS);
      return;
    }
    if (message.code === 'not_found' || message.code === 'forbidden' || message.code === 'closed') {
      if (watched) watched.joined = false;
      this.outbox.settleAll(room, { ok: false, code: message.code, message: message.message });
    }
    this.deliver(room, message);
  }

  private pongReceived(nonce: number): void {
    if (this.probe?.nonce !== nonce) return;
    this.roundTrip.add(this.env.now() - this.probe.at);
    this.answeredAt = this.probe.at;
    this.probe = undefined;
  }

  private closed(code: number): void {
    this.lostAt = this.goneSince();
    this.forget();
    if (code === CLOSE.unsupportedProtocol) {
      this.link.value = 'refused';
      return;
    }
    if (code === CLOSE.sessionEnded) this.onSessionEnded();
    this.link.value = 'broken';
    // An offline browser reports when it is online again, so quick retries would be useless.
    const urgent = this.pace === URGENT && this.env.online();
    const usual = retryDelay(this.failed, this.env.random(), urgent);
    const delay = this.banned.value ? BANNED_MS : code === CLOSE.policy ? POLICY_MS : usual;
    this.failed += 1;
    this.retry = setTimeout(() => this.connect(), delay);
  }

  private forget(): void {
    this.socket = undefined;
    this.probe = undefined;
    for (const watched of this.rooms.values()) watched.joined = false;
  }

  private drop(): void {
    const socket = this.socket;
    this.forget();
    clearTimeout(this.retry);
    socket?.close();
  }

  private tick(): void {
    const now = this.env.now();
    if (!this.socket) return;
    if (this.socket.readyState !== OPEN) {
      if (now - this.openedAt > CONNECT_TIMEOUT_MS) this.giveUp();
      return;
    }
    // Only an unanswered ping shows that the connection is dead. Silence does not, because a page in the background
    // receives messages late.
    if (this.probe && now - this.probe.at >= this.pace.dead) this.giveUp();
    else if (!this.probe && now - this.probedAt >= this.pace.probe) this.ping(now);
  }

  private ping(now: number): void {
    this.nonce += 1;
    this.probe = { nonce: this.nonce, at: now };
    this.probedAt = now;
    this.send({ type: 'ping', nonce: this.nonce });
  }

  private giveUp(): void {
    this.lostAt = this.goneSince();
    this.drop();
    this.closed(1006);
  }

  private wake(): void {
    const link = this.link.peek();
    if (link === 'idle' || link === 'refused') return;
    this.failed = 0; // The network may need a moment, so the next retries are quick again.
    if (!this.socket) this.connect();
    else if (this.socket.readyState === OPEN && !this.probe) this.ping(this.env.now());
  }
}

/** The connection of this page. */
export const connection = new Connection();
