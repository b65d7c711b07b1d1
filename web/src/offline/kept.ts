// Decides which requests the service worker answers, and what it keeps. All functions are pure, so that tests can call
// them.

/** Whether the path is a page of the client. The server answers every such path with the same `index.html`. */
export function isPage(path: string): boolean {
  const [, first = ''] = path.split('/');
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && !['api', 'ws', 'healthz', 'readyz', 'metrics'].includes(first);
}

/** Whether the path is a file whose name contains a hash of its content. */
export function isFile(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * Writes the id of the build into the page, before the service worker stores the page. A page that comes straight from
 * the server contains no id. The client assumes that such a page belongs to the first build that the server names.
 */
export function marked(page: string, build: string): string {
  return page.replace('<html ', `<html data-build="${build}" `);
}

/** The names of the caches to delete: those of all builds except the current build and the newest other build. */
export function surplus(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith('tengen-') && name !== current).slice(0, -1);
}

/** Whether the file is one of the modules with the bots. */
export function isOfBots(file: string): boolean {
  return file.startsWith('/assets/tengen_bots');
}

/**
 * Whether this browser needs the file. The bots were compiled with and without SIMD, and a browser loads only one of
 * the two modules.
 */
export function isNeeded(file: string, simd: boolean): boolean {
  return !isOfBots(file) || file.startsWith('/assets/tengen_bots_simd') === simd;
}
