// A program of another person. The program is connected through a stream, and can be challenged.

import type { DeclineReason } from '../src/protocol.gen.ts';
import type { Server } from './server.ts';

/**
 * Whether a program takes the seat in every room to which it is challenged, declines with this reason, or does nothing.
 */
type Answers = { accepts: boolean; declines?: DeclineReason };

export class Program {
  private readonly url: string;
  private readonly token: string;
  private readonly stop = new AbortController();
  private readonly answers: Answers;

  private constructor(url: string, token: string, answers: Answers) {
    this.url = url;
    this.token = token;
    this.answers = answers;
  }

  /** Connects a program. */
  static async connect(server: Server, name: string, answers: Answers): Promise<Program> {
    const send = async (path: string, body: unknown, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { token: string }).token;
    };
    const owner = await send('/api/v1/session', { name: 'owner', token: true });
    const token = await send('/api/v1/tokens', { name, scopes: ['read', 'play'] }, owner);
    const program = new Program(server.url, token, answers);
    await program.reads();
    return program;
  }

  /** Opens the stream. Returns when the program is ready. */
  private async reads(): Promise<void> {
    const answer = await fetch(`${this.url}/api/v1/stream?open=true`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.stop.signal,
    });
    const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!lines) throw new Error('no stream');
    let text = '';
    await new Promise<void>((ready) => {
      const read = async (): Promise<void> => {
        const { done, value } = await lines.read();
        if (done) return;
        text += value;
        const whole = text.split('\n');
        text = whole.pop() ?? '';
        for (const line of whole) {
          const message = JSON.parse(line || '{}') as { type?: string; room?: { id: string } };
          if (message.type === 'ready') ready();
          if (message.type === 'challenge' && message.room) await this.answer(message.room.id);
        }
        return read();
      };
      read().catch(() => undefined); // The program has left.
    });
  }

  private async answer(room: string): Promise<void> {
    const { accepts, declines } = this.answers;
    if (accepts) await this.sends(room, 'commands', { command_id: `sit-${room}`, command: { type: 'sit' } });
    if (declines) await this.sends(room, 'challenge/decline', { reason: declines });
  }

  private async sends(room: string, path: string, body: unknown): Promise<void> {
    await fetch(`${this.url}/api/v1/rooms/${room}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify(body),
    });
  }

  /** Ends the stream. */
  leaves(): void {
    this.stop.abort();
  }
}
