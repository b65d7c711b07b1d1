// Takes pictures of all pages for a visual review. `npm run pictures` writes them to the folder `pictures`, which no
// test run empties.

import { join } from 'node:path';
import { type Person, play } from './person.ts';
import { test } from './test.ts';

const FOLDER = process.env.TENGEN_PICTURES ?? '';
const SIZES = [
  [320, 568],
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
const THEMES = ['wood', 'paper', 'slate', 'dark', 'contrast'] as const;
const LANGUAGES = ['en', 'zh-CN', 'zh-Hant', 'ja'] as const;

test.skip(!FOLDER, 'set TENGEN_PICTURES to the folder for the pictures');

test('pictures of every page', async ({ callTo, ownServer }) => {
  test.setTimeout(3_600_000);
  const call = callTo(ownServer);
  const [ada, bo] = [await call('ada'), await call('bo')];
  const finished = await ada.makesRoom({ size: '9×9' });
  await bo.joins(finished);
  await play(ada, bo, 'E5 C3 G7 C7 G3 E3 F3 D5 E4 D4 E6 D6');
  await ada.presses('Resign');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const live = await ada.makesRoom({ kind: 'Gomoku', size: '15×15' });
  await bo.joins(live);
  await play(ada, bo, 'h8 h9 i8 g8 i9');
  const scoring = await ada.makesRoom({ size: '9×9' });
  await bo.joins(scoring);
  await play(ada, bo, 'C5 G5 C4 G4 C3 G3 C2 G2 C1 G1 C6 G6 C7 G7 C8 G8 C9 G9 H8 B2');
  for (const person of [ada, bo]) await person.presses('Pass');
  const waiting = await ada.makesRoom({ size: '19×19' });
  const pages: Record<string, string> = {
    home: '/',
    form: '/#new',
    waiting,
    live,
    scoring,
    finished,
    history: '/history',
    replay: finished.replace('room', 'game'),
    file: '/game/file',
    practice: '/practice',
    screen: '/screen',
    settings: '/settings',
    help: '/help',
    learn: '/help/go',
    lost: '/nowhere',
  };
  for (const theme of THEMES) {
    for (const locale of LANGUAGES) {
      const eye = await call('eye', { settings: { theme, locale }, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(pages)) await take(eye, path, `${name}-${theme}-${locale}`);
      await eye.context.close();
    }
  }
});

/** Takes pictures of a page at all sizes. */
async function take({ page }: Person, path: string, name: string): Promise<void> {
  await page.goto('about:blank'); // Otherwise a path that differs only in its hash is not loaded again.
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}.png`) });
  }
}
