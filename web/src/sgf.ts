// Reads game files in the browser, without a server.

import { ApiError } from './net/api.ts';
import type { SgfRecord } from './protocol.gen.ts';
import { readSgf, type SgfFault } from './rules.ts';

const ESCAPE = 0x1b;

/**
 * Whether a file is certainly in Unicode. If not, the server should read the file, because the browser reads only one
 * older encoding, Latin-1. Some older encodings switch between character sets with escape sequences, so their files
 * look like ASCII. In others, two-byte characters can be well-formed UTF-8 by chance.
 */
export function isUnicode(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return true; // The byte order mark of UTF-16.
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  return bytes.some((byte) => byte >= 0xe0) || bytes.every((byte) => byte < 0x80 && byte !== ESCAPE);
}

/** Reads the main line of a file. Throws the same `ApiError` as a request to the server would. */
export function openFile(bytes: Uint8Array): SgfRecord {
  try {
    return readSgf(bytes);
  } catch (fault) {
    const { line, column, reason } = fault as SgfFault;
    throw new ApiError('bad_sgf', reason, { line, column });
  }
}
