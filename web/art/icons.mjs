// `npm run icons` draws the icons of the installed client, and writes them to public/. The icons are checked in,
// because the build has no browser.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const WEB = join(import.meta.dirname, '..');
/**
 * The side length of each icon in pixels, and whether the icon fills the whole square. An operating system cuts its own
 * shape out of an icon that fills the square.
 */
const ICONS = { 'icon-192': [192, false], 'icon-512': [512, false], 'icon-maskable': [512, true] };

const icon = readFileSync(join(WEB, 'src/theme/icon.svg'), 'utf8');
const executablePath = process.env.TENGEN_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, [side, whole]] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const drawn = whole ? icon.replace(' rx="5"', '') : icon;
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${drawn}`);
    await page.screenshot({ path: join(WEB, `public/${name}.png`), omitBackground: true });
  }
} finally {
  await browser.close();
}
