// `npm run art` draws the pictures in src/theme/art. They are checked in, because the build has no browser.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const OUT = join(import.meta.dirname, '../src/theme/art');
/** The side length of each picture in pixels, and the quality of its compression. */
const SURFACES = { wood: [1000, 0.86], dark: [1000, 0.86], paper: [720, 0.8], slate: [720, 0.7] };
/** The largest size that a picture may have. */
const MOST_BYTES = 30_000;

const executablePath = process.env.TENGEN_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  await page.addScriptTag({ path: join(import.meta.dirname, 'grain.js'), type: 'module' });
  for (const [name, [side, quality]] of Object.entries(SURFACES)) {
    const url = await page.evaluate(([what, ...how]) => globalThis.drawSurface(what, ...how), [name, side, quality]);
    const bytes = Buffer.from(url.split(',')[1], 'base64');
    if (bytes.length > MOST_BYTES) throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${MOST_BYTES}`);
    writeFileSync(join(OUT, `${name}.webp`), bytes);
    process.stdout.write(`${name}: ${bytes.length} bytes\n`);
  }
} finally {
  await browser.close();
}
