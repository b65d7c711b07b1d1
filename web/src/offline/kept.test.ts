import { describe, expect, it } from 'vitest';
import { hasSimd } from '../device/simd.ts';
import { isFile, isNeeded, isPage, marked, surplus } from './kept.ts';

describe('the service worker', () => {
  it('treats every path as a page, except the paths of the API, of files and of the server itself', () => {
    for (const path of ['/', '/room/abc', '/settings', '/help/go', '/game/x']) expect(isPage(path), path).toBe(true);
    for (const path of ['/api/v1/rooms', '/api', '/ws', '/healthz', '/metrics', '/sw.js', '/icon.png'])
      expect(isPage(path), path).toBe(false);
  });

  it("answers a request for a file only if the file's name contains a hash", () => {
    expect(isFile('/assets/index-abc.js')).toBe(true);
    for (const path of ['/sw.js', '/api/v1/games/x.sgf', '/manifest.webmanifest']) expect(isFile(path)).toBe(false);
  });

  it('keeps only the bots that were compiled for this browser', () => {
    const plain = ['/assets/tengen_bots-a.js', '/assets/tengen_bots_bg-b.wasm', '/assets/tengen_bots_bg-c.js'];
    const simd = plain.map((file) => file.replace('tengen_bots', 'tengen_bots_simd'));
    const other = ['/assets/bot-worker-d.js', '/assets/tengen_device_bg-e.wasm', '/assets/index-f.js'];
    const all = [...plain, ...simd, ...other];
    expect(all.filter((file) => isNeeded(file, false))).toEqual([...plain, ...other]);
    expect(all.filter((file) => isNeeded(file, true))).toEqual([...simd, ...other]);
    expect(hasSimd()).toBe(true); // Node.js, which runs this test, has had SIMD for years.
  });

  it('writes the id of the build into the kept page', () => {
    expect(marked('<!doctype html>\n<html lang="en"><body></body></html>', 'ab12')).toContain(
      '<html data-build="ab12" lang="en">',
    );
  });

  it('keeps the current build and the one before it', () => {
    expect(surplus(['tengen-a', 'other', 'tengen-b', 'tengen-c'], 'tengen-c')).toEqual(['tengen-a']);
    // The server went back to an earlier build.
    expect(surplus(['tengen-a', 'tengen-b', 'tengen-c'], 'tengen-a')).toEqual(['tengen-b']);
    expect(surplus(['tengen-a'], 'tengen-a')).toEqual([]);
  });
});
