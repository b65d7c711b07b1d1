// The REST API. Every failure is an `ApiError` with a code from the protocol.

import type {
  ApiErrorBody,
  Code,
  Command,
  CommandDone,
  CreateRoom,
  DeviceGameStored,
  Engines,
  Envelope,
  GameDetail,
  GamePage,
  Limit,
  NewSeatLink,
  NewSession,
  PairRecord,
  PostCommand,
  ReviewState,
  RoomList,
  RoomView,
  Seat,
  SeriesScore,
  ServerMessage,
  SessionInfo,
  SgfRecord,
} from '../protocol.gen.ts';
import type { DeviceCode } from './connection.ts';

type Details = Pick<ApiErrorBody, 'line' | 'column' | 'limit'> & { retryAfterS?: number };

/**
 * A failed request, or a game that this device cannot store. The code is `offline` if the server sent no response.
 */
export class ApiError extends Error {
  readonly code: Code | DeviceCode | 'offline';
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** How many seconds to wait before the next try; 0 if the server did not say. */
  readonly retryAfterS: number;
  /** The limit that was reached. */
  readonly limit: Limit | undefined;
  constructor(
    code: Code | DeviceCode | 'offline',
    message: string,
    { line, column, retryAfterS = 0, limit }: Details = {},
  ) {
    super(message);
    this.code = code;
    this.line = line;
    this.column = column;
    this.retryAfterS = retryAfterS;
    this.limit = limit;
  }
}

/** Whether the server refused a name. The code says which rule the name breaks. */
export const refusesName = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('name_');

/** A server that has not begun to answer after this time counts as unreachable. A working server is much faster. */
const PATIENCE_MS = 10_000;
/** For a request with a file, this longer time applies, because the file may take long to send. */
const FILE_PATIENCE_MS = 60_000;

export async function request(path: string, init: RequestInit = {}, patience = PATIENCE_MS): Promise<Response> {
  let answer: Response;
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, patience);
  init.signal?.addEventListener('abort', abort);
  if (init.signal?.aborted) abort();
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init, signal: stop.signal });
  } catch (cause) {
    throw new ApiError('offline', String(cause));
  } finally {
    clearTimeout(timer);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as Partial<ApiErrorBody> | null;
  const retryAfterS = Number(answer.headers.get('retry-after')) || 0;
  const message = body?.message ?? answer.statusText;
  // If our server is down, a proxy in front of it answers with these statuses, but without a body of our API.
  const none = answer.status >= 502 && answer.status <= 504 ? 'offline' : 'internal';
  throw new ApiError(body?.code ?? none, message, { ...body, retryAfterS });
}

async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await request(path, signal ? { signal } : {})).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Creates a guest, or renames the current one. */
export function postSession(session: NewSession): Promise<SessionInfo> {
  return post('/api/v1/session', session);
}

/** Creates a room with us as its host. */
export function createRoom(room: CreateRoom): Promise<{ id: string }> {
  return post('/api/v1/rooms', room);
}

/** Lists the engines that the operator has configured. */
export function listEngines(): Promise<Engines> {
  return get('/api/v1/engines');
}

/** Lists the open seeks, the live games and our own rooms. */
export function listRooms(signal?: AbortSignal): Promise<RoomList> {
  return get('/api/v1/rooms', signal);
}

/**
 * Sends a command over HTTP, for pages that do not follow the room on a socket. The server executes each command id
 * only once.
 */
export function postCommand(room: string, command_id: string, command: Command): Promise<CommandDone> {
  const body: PostCommand = { command_id, command };
  return post(`/api/v1/rooms/${encodeURIComponent(room)}/commands`, body);
}

/**
 * Creates a secret link that opens our seat on another device too. If two people play on this device, `seat` moves to
 * the device that opens the link, and the opponent's seat stays on this device.
 */
export function newSeatLink(room: string, seat?: Seat): Promise<NewSeatLink> {
  return post(`/api/v1/rooms/${encodeURIComponent(room)}/seat-link${seat ? `?seat=${seat}` : ''}`, {});
}

/** Takes a seat with the secret from its link. */
export function claimSeat(room: string, secret: string): Promise<void> {
  return post(`/api/v1/rooms/${encodeURIComponent(room)}/seat-claim`, { secret });
}

/** Stores a game that was played on this device without a server. `record` is a `DeviceGame` as JSON. */
export async function uploadGame(record: string): Promise<DeviceGameStored> {
  const answer = await request(
    '/api/v1/games',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: record,
    },
    FILE_PATIENCE_MS,
  );
  return answer.json() as Promise<DeviceGameStored>;
}

/** A page of the history. The query is passed on unchanged. */
export function listGames(query: URLSearchParams, signal?: AbortSignal): Promise<GamePage> {
  return get(`/api/v1/games?${query}`, signal);
}

/** The complete record of a finished game. */
export function getGame(id: string, signal?: AbortSignal): Promise<GameDetail> {
  return get(`/api/v1/games/${encodeURIComponent(id)}`, signal);
}

/** The path of the review of a finished game. */
export const reviewPath = (id: string): string => `/api/v1/games/${encodeURIComponent(id)}/review`;

/** How far the engine has come with the review of a finished game. */
export function getReview(id: string): Promise<ReviewState> {
  return get(reviewPath(id));
}

/** The events of a room up to this seq. Stops reading there, because the stream does not end by itself. */
export async function eventsUpTo(id: string, seq: number): Promise<Envelope[]> {
  const stop = new AbortController();
  const path = `/api/v1/rooms/${encodeURIComponent(id)}/events?since=0`;
  const { body } = await request(path, { signal: stop.signal });
  const found: Envelope[] = [];
  try {
    for await (const message of messagesOf(body)) {
      if (message.type === 'events') found.push(...message.events);
      // There are too many events, so the server sends the room instead.
      if (message.type === 'joined') break;
      if ((found.at(-1)?.seq ?? 0) >= seq) return found;
    }
  } finally {
    stop.abort();
  }
  throw new ApiError('unavailable', 'the stream of events ended early');
}

/** The messages of a stream with one message per line. Empty lines only keep the connection open. */
async function* messagesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ServerMessage> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as ServerMessage;
  }
}

/** The wins and draws of a room's two players against each other. */
export function getPair(id: string, signal?: AbortSignal): Promise<PairRecord> {
  return get(`/api/v1/rooms/${encodeURIComponent(id)}/pair`, signal);
}

/** A room as we see it now. */
export function getRoom(id: string, signal?: AbortSignal): Promise<RoomView> {
  return get(`/api/v1/rooms/${encodeURIComponent(id)}`, signal);
}

/** The series that a room's game belongs to. */
export function getSeries(id: string, signal?: AbortSignal): Promise<SeriesScore> {
  return get(`/api/v1/rooms/${encodeURIComponent(id)}/series`, signal);
}

/** The path of a game's SGF file. */
export function sgfPath(id: string): string {
  return `/api/v1/games/${encodeURIComponent(id)}.sgf`;
}

/** Lets the server read an SGF file. The server does not keep the file. */
export async function readSgf(file: Blob): Promise<SgfRecord> {
  const answer = await request(
    '/api/v1/sgf',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-go-sgf' },
      body: await file.arrayBuffer(),
    },
    FILE_PATIENCE_MS,
  );
  return answer.json() as Promise<SgfRecord>;
}

/** The addresses of this server in the local network; empty if the server does not reveal them. */
export async function lanAddresses(): Promise<string[]> {
  const body = await get<{ addresses?: unknown }>('/api/v1/lan').catch(() => ({ addresses: [] }));
  return Array.isArray(body.addresses) ? body.addresses.filter((url) => typeof url === 'string') : [];
}

/** The path of a QR code. */
export function qrPath(text: string): string {
  return `/api/v1/qr?text=${encodeURIComponent(text)}`;
}
