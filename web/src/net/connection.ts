// The one WebSocket of the page: made again whenever it breaks, with every room resumed where it was and
// every command that has no answer sent again. Whoever listens sees messages, never the socket.

import { type Signal, signal } from '@preact/signals';
import type { ClientMessage, Command, ServerMessage } from '../protocol.gen.ts';
import { ignore } from '../total.ts';
import { CALM, CONNECT_TIMEOUT_MS, type Pace, POLICY_MS, REJOIN_MS, retryDelay, URGENT } from './delays.ts';
import { browserEnv, type Env, type Socket } from './env.ts';
import { type Answer, Outbox } from './outbox.ts';

/** How the link to the server is. `refused`: this page is too old for the server. */
export type Link = 'idle' | 'connecting' | 'open' | 'broken' | 'refused';

/** Somebody who follows a room. */
export type RoomListener = {
  /** The last seq seen; nothing to be sent the whole room. */
  since: () => number | undefined;
  receive: (message: RoomMessage) => void;
};

/** A message about one room, answers to commands aside. */
export type RoomMessage = Extract<ServerMessage, { type: 'joined' | 'events' | 'presence' | 'error' | 'left' }>;
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;

type Watched = { listener: RoomListener; joined: boolean };

/** Close codes that ask for something else than trying again. */
const CLOSE = { policy: 1008, sessionEnded: 4001, unsupportedProtocol: 4010 } as const;

export class Connection {
  readonly link: Signal<Link> = signal('idle');
  /** The newest greeting of the server. */
  readonly welcome: Signal<Welcome | null> = signal(null);
  /** The last measured round trip in milliseconds. */
  readonly roundTrip: Signal<number | null> = signal(null);
  /** Called when the server says that the session is over. */
  onSessionEnded: () => void = () => {};

  private readonly env: Env;
  private readonly rooms = new Map<string, Watched>();
  private readonly outbox = new Outbox();
  private readonly lobbyListeners = new Set<(message: LobbyMessage) => void>();
  private socket: Socket | undefined;
  private failed = 0;
  private openedAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pace: Pace = CALM;
  private nonce = 0;
  private probe: { nonce: number; at: number } | undefined;
  private probedAt = 0;

  constructor(env: Env = browserEnv) {
    this.env = env;
    env.onWake(() => this.wake());
  }

  /** Connects, unless that is done already. */
  start(): void {
    if (this.link.peek() !== 'idle') return;
    this.beat = setInterval(() => this.tick(), 500);
    this.connect();
  }

  /** Connects anew: after the session has changed. Nothing is lost. */
  restart(): void {
    this.start();
    this.drop();
    this.connect();
  }

  /** Closes for good. */
  stop(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
    this.link.value = 'idle';
  }

  /** Follows a room until the answer is called. */
  watch(room: string, listener: RoomListener): () => void {
    const watched: Watched = { listener, joined: false };
    this.rooms.set(room, watched);
    this.start();
    this.join(room, watched);
    return () => {
      if (this.rooms.get(room) !== watched) return;
      this.rooms.delete(room);
      this.send({ type: 'leave', room });
    };
  }

  /** Asks for a room again, from `since` of its listener. */
  rejoin(room: string): void {
    const watched = this.rooms.get(room);
    if (watched) this.join(room, watched);
  }

  /** Follows the lobby until the answer is called. */
  watchLobby(listener: (message: LobbyMessage) => void): () => void {
    this.lobbyListeners.add(listener);
    this.start();
    if (this.lobbyListeners.size === 1) this.send({ type: 'enter_lobby' });
    return () => {
      this.lobbyListeners.delete(listener);
      if (this.lobbyListeners.size === 0) this.send({ type: 'leave_lobby' });
    };
  }

  /** Does something in a room that is followed. The answer comes even if the link breaks in between. */
  command(room: string, command: Command): Promise<Answer> {
    return new Promise((answer) => {
      const entry = { room, id: this.env.id(), command, answer };
      this.outbox.add(entry);
      if (this.rooms.get(room)?.joined) this.send({ type: 'command', room, command_id: entry.id, command });
    });
  }

  /** A player whose clock runs notices a dead link sooner. */
  setUrgent(urgent: boolean): void {
    this.pace = urgent ? URGENT : CALM;
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
    socket.onerror = () => {}; // A close follows, and says all there is to know.
  }

  private opened(): void {
    this.probe = undefined;
    this.probedAt = this.env.now();
    if (this.lobbyListeners.size > 0) this.send({ type: 'enter_lobby' });
    for (const [room, watched] of this.rooms) this.join(room, watched);
  }

  private join(room: string, watched: Watched): void {
    watched.joined = false;
    const since = watched.listener.since();
    this.send(since === undefined ? { type: 'join', room } : { type: 'join', room, since });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private received(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // A server that speaks nonsense is not answered with more of it.
    }
    switch (message.type) {
      case 'welcome':
        this.failed = 0;
        this.welcome.value = message;
        this.link.value = 'open';
        return;
      case 'pong':
        this.answered(message.nonce);
        return;
      case 'lobby':
        for (const listener of this.lobbyListeners) listener(message);
        return;
      case 'ack':
        this.outbox.settle(message.command_id, { ok: true, seq: message.seq });
        return;
      case 'refused':
        this.refused(message);
        return;
      case 'joined':
        this.deliver(message.room.id, message);
        this.entered(message.room.id);
        return;
      case 'events':
        this.deliver(message.room, message);
        this.entered(message.room);
        return;
      case 'presence':
      case 'left':
        this.deliver(message.room, message);
        return;
      case 'error':
        this.complained(message);
        return;
      default:
        ignore(message);
    }
  }

  private deliver(room: string, message: RoomMessage): void {
    this.rooms.get(room)?.listener.receive(message);
  }

  /** The room is followed now: what was said before goes out again, in its order. */
  private entered(room: string): void {
    const watched = this.rooms.get(room);
    if (!watched || watched.joined) return;
    watched.joined = true;
    for (const { id, command } of this.outbox.of(room)) {
      this.send({ type: 'command', room, command_id: id, command });
    }
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    // The server is about to stop: the command stays and goes to the one that comes next.
    if (message.code === 'draining') return;
    if (message.code === 'not_joined') {
      this.rejoin(message.room);
      return;
    }
    this.outbox.settle(message.command_id, { ok: false, code: message.code, message: message.message });
  }

  private complained(message: Extract<ServerMessage, { type: 'error' }>): void {
    const room = message.room;
    if (room === undefined) return;
    const watched = this.rooms.get(room);
    if (message.code === 'rate_limited' && watched && !watched.joined) {
      setTimeout(() => {
        if (this.rooms.get(room) === watched && !watched.joined) this.join(room, watched);
      }, REJOIN_MS);
      return;
    }
    if (message.code === 'not_found' || message.code === 'forbidden') {
      this.outbox.settleAll(room, { ok: false, code: message.code, message: message.message });
    }
    this.deliver(room, message);
  }

  private answered(nonce: number): void {
    if (this.probe?.nonce !== nonce) return;
    this.roundTrip.value = this.env.now() - this.probe.at;
    this.probe = undefined;
  }

  private closed(code: number): void {
    this.forget();
    if (code === CLOSE.unsupportedProtocol) {
      this.link.value = 'refused';
      return;
    }
    if (code === CLOSE.sessionEnded) this.onSessionEnded();
    this.link.value = 'broken';
    const delay = code === CLOSE.policy ? POLICY_MS : retryDelay(this.failed, this.env.random());
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
    if (this.socket.readyState !== WebSocket.OPEN) {
      if (now - this.openedAt > CONNECT_TIMEOUT_MS) this.giveUp();
      return;
    }
    // An unanswered probe is counted, not silence: a page in the background hears late, but it does hear.
    if (this.probe && now - this.probe.at > this.pace.dead) this.giveUp();
    else if (!this.probe && now - this.probedAt > this.pace.probe) this.ask(now);
  }

  private ask(now: number): void {
    this.nonce += 1;
    this.probe = { nonce: this.nonce, at: now };
    this.probedAt = now;
    this.send({ type: 'ping', nonce: this.nonce });
  }

  private giveUp(): void {
    this.drop();
    this.closed(1006);
  }

  private wake(): void {
    const link = this.link.peek();
    if (link === 'idle' || link === 'refused') return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN && !this.probe) this.ask(this.env.now());
  }
}

/** The connection of this page. */
export const connection = new Connection();
