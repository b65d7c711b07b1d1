// Players ask the engine during a game.

import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { expectInNews, expectWhole, NARROW, name, pictured, SIZES } from './places.ts';
import { expect, test } from './test.ts';

/**
 * Asks the engine, and returns the dialog with the answer. The button for a hint is next to the board. The button that
 * asks who is ahead is in the menu.
 */
async function asks({ page }: Person, name: 'Hint' | 'Who is ahead?'): Promise<Locator> {
  if (name !== 'Hint') await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

/** The answer of the engine. Every dialog also has an element for the questions of the opponent. */
const answerIn = (dialog: Locator) => dialog.locator('[role=status]:not(.asked)');

test('two people agree on hints: everyone sees who asks, and only the player who asks sees the answer', async ({
  call,
}) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const aids = 'Hints, warnings, and who is ahead';
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', aids });
  await ben.opens(room);
  await expect(ben.page.getByText('players can ask for hints').first()).toBeVisible();
  await ben.joins(room);
  await ann.reads('Your turn');
  for (const [mine, theirs] of [
    ['h8', 'a1'],
    ['i8', 'c1'],
    ['j8', 'e1'],
  ] as const) {
    await ann.plays(mine);
    await ben.sees(mine, 'black');
    await ben.plays(theirs);
    await ann.sees(theirs, 'white');
  }
  const hint = await asks(ann, 'Hint');
  await expect(answerIn(hint)).toContainText(/The engine would play (g|k)8/);
  await expect(hint.getByText(/Chance to win: Black \d+%, White \d+%/)).toBeVisible();
  await expect(hint.getByRole('img', { name: 'The position that the engine was asked about' })).toBeVisible();
  await ben.reads('Black asks the engine for a hint');
  await expect(ben.page.getByRole('dialog')).toHaveCount(0);
  await hint.getByRole('button', { name: 'Close' }).click();
  // Asked again about the same position, the engine gives the answer again.
  await expect(answerIn(await asks(ann, 'Hint'))).toContainText('The engine would play');
  await ann.page.keyboard.press('Escape');
  // It is not White's turn, so White can only ask who is ahead.
  await expect(ben.page.getByRole('button', { name: 'Hint', exact: true })).toBeDisabled();
  const ahead = await asks(ben, 'Who is ahead?');
  await expect(answerIn(ahead)).toContainText(/ahead|even/);
  await ann.reads('White asks the engine who is ahead');
  // The replay marks the move before which the players asked.
  await ben.page.keyboard.press('Escape');
  await ann.page.keyboard.press('Escape');
  await ann.plays('g8');
  await ann.presses('Resign');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.page.locator('[data-act=replay]:visible').first().click();
  const marked = ann.page.locator('.move-list li').filter({ has: ann.page.locator('.asked') });
  await expect(marked).toHaveText(
    /^7 ?Black g8 ?\?Black asked the engine before this move\. White asked the engine before this move\.$/,
  );
});

test('a game against a bot allows hints, and a key asks for one', async ({ call }) => {
  const amy = await call('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Play the computer/ }).click();
  await amy.chooses('Othello');
  await amy.page.getByLabel('Time').selectOption({ label: 'No clock' });
  // Between two people, hints are off unless they are chosen.
  const summary = amy.page.locator('summary').filter({ hasText: 'Change' });
  await expect(summary).toContainText('players can ask for hints');
  await amy.page.getByLabel('Opponent').selectOption({ label: 'A friend, by link' });
  await expect(summary).not.toContainText('players can ask for hints');
  await amy.page.getByLabel('Opponent').selectOption({ label: 'A bot (the computer)' });
  await expect(summary).toContainText('players can ask for hints');
  await amy.chooses('Black');
  await amy.page.getByRole('button', { name: 'Start', exact: true }).click();
  await amy.reads('Your turn');
  await amy.page.keyboard.press('Shift+H');
  const hint = amy.page.getByRole('dialog', { name: 'Hint' });
  await expect(answerIn(hint)).toContainText('The engine would play');
  await amy.page.keyboard.press('Escape');
  await amy.page.getByRole('tab', { name: 'Moves' }).click();
  await amy.reads('You ask the engine for a hint');
});

test('if the terms allow hints, the bar has a button for them at every size; otherwise it has none', async ({
  call,
}) => {
  const [cal, dee] = [await call('cal'), await call('dee')];
  const room = await cal.makesRoom({
    color: 'Black',
    time: 'Rapid: 10 min, then 3 × 30 s',
    aids: 'Hints, warnings, and who is ahead',
  });
  await dee.joins(room);
  await cal.plays('D4');
  await dee.reads('Your turn');
  const bar = dee.page.locator('.room-bar');
  for (const size of SIZES) {
    await test.step(name(size), async () => {
      await dee.page.setViewportSize(size);
      await expectWhole(bar.getByRole('button', { name: 'Hint', exact: true }));
      await expectWhole(bar.getByRole('button', { name: 'Pass', exact: true }));
      expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      await pictured(dee.page, 'hint');
    });
  }
  await cal.makesRoom();
  await expect(cal.page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

test('a player who wants warnings is warned of a blunder, and everyone sees the warning', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X', aids: 'Warnings, and who is ahead' });
  await ben.opens(room);
  await ben.joins(room);
  await ann.reads('Your turn');
  await ben.page.getByRole('button', { name: 'More', exact: true }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Settings', exact: true }).click();
  await ben.page.getByRole('switch', { name: 'Warn me before a bad move' }).check();
  await ben.page.keyboard.press('Escape');
  await ann.plays('b2');
  await ben.sees('b2', 'X');
  // White loses after a stone on an edge point, but not after a stone in a corner.
  await ben.reads('Your turn');
  await ben.point('b1').click();
  const warning = ben.page.getByRole('alert').filter({ hasText: 'this move loses much' });
  await expect(warning).toBeVisible();
  await ann.reads('The engine warns O of a bad move');
  // The words of the warning are not on the board. They are above the buttons that answer it.
  await expect(ben.page.locator('.room-board').getByText('this move loses much')).toHaveCount(0);
  for (const size of [...SIZES, NARROW]) {
    await test.step(name(size), async () => {
      await ben.page.setViewportSize(size);
      const question = await ben.page.locator('.ask > p').evaluate((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect().bottom;
      });
      const button = await ben.page.getByRole('button', { name: 'Play b1' }).boundingBox();
      expect(question).toBeLessThanOrEqual(button?.y ?? 0);
      await pictured(ben.page, 'warned');
    });
  }
  await ben.page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(warning).toBeHidden();
  await ben.plays('a1');
  await ann.sees('a1', 'O');
  await ann.plays('a2');
  await ben.sees('a2', 'X');
  // The second click of a double click does not confirm the move. The words of the warning stay in the question after
  // the alert has disappeared.
  await ben.point('c1').dblclick();
  await expect(warning).toBeVisible();
  const confirm = ben.page.getByRole('button', { name: 'Play c1' });
  await expect(confirm).toBeDisabled();
  await expect(warning).toBeHidden();
  await ann.presses('Takeback');
  const words = ben.page.locator('.ask').getByText(/this move loses much.*X asks for a takeback/);
  for (const size of [...SIZES, NARROW]) {
    await test.step(name(size), async () => {
      await ben.page.setViewportSize(size);
      await expectInNews(words);
      await pictured(ben.page, 'blunder');
    });
  }
  await confirm.click();
  await ann.sees('c1', 'O');
});
