// The requests for the tokens of programs.

import { request } from '../../net/api.ts';
import type { NewToken, Token, TokenList } from '../../protocol.gen.ts';

const PATH = '/api/v1/tokens';

export async function listTokens(): Promise<TokenList> {
  return (await request(PATH)).json() as Promise<TokenList>;
}

/** Makes a token. Only this answer has its secret. */
export async function makeToken(token: NewToken): Promise<Token> {
  const headers = { 'content-type': 'application/json' };
  return (await request(PATH, { method: 'POST', headers, body: JSON.stringify(token) })).json() as Promise<Token>;
}

export async function deleteToken(id: string): Promise<void> {
  await request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
