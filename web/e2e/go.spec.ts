import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { play } from './person.ts';
import { expect, test } from './test.ts';

test('two players finish a game of Go, and a spectator watches it and finds it in the history', async ({ call }) => {
  const [ada, bo, cy] = [await call('ada'), await call('bo'), await call('cy')];
  const room = await ada.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' });
  await bo.joins(room);
  await cy.opens(room);

  await test.step('a stone is captured, and recapturing the ko immediately is refused', async () => {
    await play(ada, bo, 'D4 E4 D6 E6 C5 F5 D3 D5 E5');
    for (const person of [ada, bo, cy]) {
      await person.sees('D5', 'empty');
      await person.seesMark('D5', 'ko');
      await person.seesMark('E5', 'last');
    }
    await bo.point('D5').click();
    await bo.reads('Ko: play elsewhere first.');
    for (const person of [ada, bo, cy]) await person.sees('D5', 'empty');
  });

  await test.step('the game continues until two passes', async () => {
    await play(bo, ada, 'F3 D5 F7 D7 F8 D8 F9 D9 F2 D2 F1 D1 B7 H3');
    await bo.presses('Pass');
    await ada.reads('Your turn');
    await ada.presses('Pass');
    for (const person of [ada, bo, cy]) await person.reads('Which stones are dead?');
  });

  await test.step('while the board is counted, the spectator cannot resign or accept the score', async () => {
    await expect(cy.page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
    await expect(cy.page.getByRole('button', { name: 'Accept score' })).toHaveCount(0);
  });

  await test.step('the server has marked dead stones, and a change of the marks withdraws an acceptance', async () => {
    for (const person of [ada, bo, cy]) {
      await person.sees('B7', 'white, dead');
      await person.sees('H3', 'black, dead');
      await person.reads('Marked stones count as dead.');
    }
    await ada.point('B7').click();
    await bo.sees('B7', 'white(?!, dead)');
    await ada.presses('Accept score');
    await bo.reads('Black has accepted');
    await bo.point('B7').click();
    await ada.sees('B7', 'white, dead');
    await ada.reads('Black must accept the score again');
    await ada.presses('Accept score');
    await bo.reads('Black has accepted');
    await bo.presses('Accept score');
    for (const person of [ada, bo, cy]) await person.reads('White wins by 8.5 points');
  });

  await test.step('the history lists the game', async () => {
    await cy.opens('/');
    await cy.page.getByRole('link', { name: 'History', exact: true }).click();
    await cy.page.getByRole('link', { name: 'Replay ada vs bo' }).first().click();
    await cy.reads('White wins by 8.5 points');
    await cy.reads('Move 25 of 25');
    await cy.sees('B7', 'white, dead');
  });

  await test.step('the game is replayed with buttons, keys, the slider and the list', async () => {
    const { page } = cy;
    await page.getByRole('button', { name: 'First position' }).click();
    await cy.sees('D4', 'empty');
    await page.getByRole('button', { name: 'Next move' }).click();
    await cy.sees('D4', 'black, last move');
    await page.getByRole('button', { name: '9 Black E5' }).click();
    await cy.sees('D5', 'empty');
    await page.keyboard.press('ArrowLeft');
    await cy.sees('D5', 'white, last move');
    await page.keyboard.press('End');
    await cy.reads('Move 25 of 25');
    const slider = page.getByRole('slider', { name: 'Position' });
    await slider.focus();
    await page.keyboard.press('Home');
    await cy.reads('Start');
    await expect(page.getByRole('button', { name: 'Previous move' })).toBeDisabled();
  });

  await test.step('the last position shows the count', async () => {
    const { page } = cy;
    const total = page.getByRole('table').getByRole('row', { name: /^Total/ });
    await expect(total).toHaveCount(0);
    await page.getByRole('button', { name: 'Last position' }).click();
    await expect(total).toBeVisible();
    await expect(page.getByRole('row', { name: 'Komi 0 7.5' })).toBeVisible();
  });

  await test.step('the game is downloaded as an SGF file, and the file is opened again', async () => {
    const { page } = cy;
    const text = await saved(page);
    expect(text).toMatch(/^\(;/);
    expect(text).toContain('RE[W+8.5]');
    expect(text).toContain(';B[df];W[ef]');
    await cy.opens('/game/file');
    await page.getByLabel('Open an SGF file').setInputFiles({
      name: 'mine.sgf',
      mimeType: 'application/x-go-sgf',
      buffer: Buffer.from(text),
    });
    await cy.reads('White wins by 8.5 points');
    await cy.reads('File: mine.sgf');
    await cy.sees('H3', 'black');
  });
});

test('the browser reads SGF files, and the server reads files in old encodings', async ({ call }) => {
  const ada = await call('ada');
  const { page } = ada;
  await ada.opens('/game/file');
  const opens = (name: string, text: string | Buffer) =>
    page.getByLabel('Open an SGF file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await opens('renju.sgf', '(;GM[4]FF[4]SZ[15]RU[renju loses]PB[ida]PW[木谷]RE[W+R];B[hh];W[hg])');
  await ada.reads('木谷');
  await ada.sees('h9', 'white, last move');
  await ada.reads('Gomoku 15×15 · Renju · forbidden moves lose');
  await opens('othello.sgf', '(;GM[2]FF[4]SZ[8];B[dc]C[so](;W[cc])(;W[ec]))');
  await ada.reads('File: othello.sgf');
  await ada.sees('c3', 'white, last move');
  await ada.reads('Not shown: 1 variation, 1 comment.');
  await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
  // Nothing is lost when the file is saved again.
  expect((await saved(page)).replaceAll('\n', '')).toContain(';B[dc]C[so](;W[cc])(;W[ec])');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['(;GM[1]FF[4]SZ[9];B[ee])'], 'dropped.sgf'));
    return data;
  });
  await page.getByRole('main').locator('.replay-page').dispatchEvent('drop', { dataTransfer: dropped });
  await ada.reads('File: dropped.sgf');
  await opens('problem.sgf', '(;GM[1]FF[4]SZ[9]AB[ba][cc]AW[aa]PL[B]C[Black to take];B[ab])');
  await ada.reads('File: problem.sgf');
  await ada.reads('Set-up position, Black to move');
  await ada.sees('A9', 'white');
  await page.getByRole('button', { name: 'Next move' }).click();
  await ada.sees('A9', 'empty');
  await page.getByRole('button', { name: 'First position' }).click();
  // 吴清源 in GB18030, which the server has to decode.
  const old = Buffer.concat([
    Buffer.from('(;GM[1]FF[3]CA[gb18030]SZ[19]PB['),
    Buffer.from([0xce, 0xe2, 0xc7, 0xe5, 0xd4, 0xb4]),
    Buffer.from('];B[pd])'),
  ]);
  await opens('old.sgf', old);
  await ada.reads('吴清源');
  await ada.sees('Q16', 'black, last move');
  expect(await saved(page)).toContain('PB[吴清源]');
});

test('a file that is not SGF is refused with the reason', async ({ call }) => {
  const ada = await call('ada');
  await ada.opens('/game/file');
  await ada.page.getByLabel('Open an SGF file').setInputFiles({
    name: 'not.sgf',
    mimeType: 'text/plain',
    buffer: Buffer.from('once upon a time'),
  });
  await ada.reads(/^Could not read this file\. Line 1, column \d+: /);
});

/** Downloads the SGF file on the page of a replay and returns its text. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download SGF' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}
