// Game files on this device, read and written by the rules in the browser; no server is needed for it.

import { ApiError } from './net/api.ts';
import type { SgfRecord } from './protocol.gen.ts';
import { readSgf, type SgfFault } from './rules.ts';

const ESCAPE = 0x1b;

/** Whether a file is surely in Unicode. Of the encodings before it only the server knows more than Latin-1: those that switch
 * by escapes look like ASCII, and letters of two bytes can be well-formed UTF-8 by chance. */
export function isUnicode(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return true; // The mark of UTF-16.
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  return bytes.some((byte) => byte >= 0xe0) || bytes.every((byte) => byte < 0x80 && byte !== ESCAPE);
}

/** Reads the main line of a file. Throws an `ApiError` as the server's answer would be. */
export function openFile(bytes: Uint8Array): SgfRecord {
  try {
    return readSgf(bytes);
  } catch (fault) {
    const { line, column, reason } = fault as SgfFault;
    throw new ApiError('bad_sgf', reason, line, column);
  }
}
