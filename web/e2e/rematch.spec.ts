// Rematches on other terms, and the wins of two players against each other.

import { play } from './person.ts';
import { expectWhole } from './places.ts';
import { expect, test } from './test.ts';

test('an offer of a rematch on other terms lists the changes, and the opponent can make a counter-offer', async ({
  call,
}) => {
  const [ann, ben, eve] = [await call('ann'), await call('ben'), await call('eve')];
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await ben.joins(room);
  await eve.opens(room);
  await play(ann, ben, 'h8 h9');
  await ann.presses('Resign');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const person of [ann, ben]) await expect(person.page.locator('.room[data-phase=finished]')).toBeVisible();

  const bar = (name: string) => ben.page.locator('.room-bar').getByText(name, { exact: true });
  const before = { offer: await bar('Rematch').boundingBox(), game: await bar('New game').boundingBox() };
  await test.step('the form starts from the settings of the game, and opens with a key', async () => {
    await ann.page.keyboard.press('e');
    const form = ann.page.getByRole('form', { name: 'Rematch with other settings' });
    await expect(form.getByRole('radio', { name: '15×15' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Swap' })).toBeChecked();
    await ann.chooses('19×19');
    await ann.chooses('Keep: you play Black');
    await ann.presses('Offer this rematch');
    await expect(form).toHaveCount(0);
  });

  const offer = ben.page.getByRole('group', { name: 'ann offers a rematch: Gomoku 19×19 · you play White' });
  await expect(offer).toBeVisible();
  await expect(ben.page.locator('.rematch-changes')).toHaveText(/^The next game: Gomoku 19×19\s· you play White$/);
  for (const person of [ben, eve]) await expect(person.latest).toContainText('ann offers a rematch: Gomoku 19×19');

  await test.step('the buttons that answer the offer are where the button for a rematch was', async () => {
    expect(await bar('New game').boundingBox()).toEqual(before.game);
    const [accept, decline] = [await bar('Accept').boundingBox(), await bar('Decline').boundingBox()];
    expect(accept?.x).toBe(before.offer?.x);
    expect((decline?.x ?? 0) + (decline?.width ?? 0)).toBeLessThanOrEqual(
      (before.offer?.x ?? 0) + (before.offer?.width ?? 0) + 1,
    );
    await expect(ann.page.locator('.room-bar').getByRole('button', { name: 'Withdraw' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('at every size, the changes, the answers and the result are in sight without scrolling', async () => {
    await expect(ben.page.locator('.room-ending')).toContainText('Black resigned.');
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [667, 375],
      [844, 390],
      [1024, 768],
      [1280, 800],
    ] as const) {
      await ben.page.setViewportSize({ width, height });
      const size = `${width} pixels wide`;
      const changes = ben.page.locator(height > width ? '.terms' : '.rematch-changes');
      await expect(changes, size).toContainText('Gomoku 19×19');
      for (const part of [
        changes,
        ben.page.locator('.room-news .turn'),
        bar('Accept'),
        bar('Decline'),
        bar('New game'),
      ]) {
        await expectWhole(part);
      }
    }
  });

  await test.step('while the sheet is open, the box of news above it has the buttons', async () => {
    await ben.page.setViewportSize({ width: 390, height: 844 });
    await ben.turnsTo('Chat');
    const news = ben.page.locator('.room-news');
    await expect(news).toContainText('Gomoku 19×19');
    await expect(news.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
    await ben.page.keyboard.press('Escape');
    await ben.page.setViewportSize({ width: 1280, height: 800 });
    await expect(news.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });

  await test.step('the form starts from the offer, and a counter-offer declines the offer', async () => {
    await ben.presses('Other settings');
    await expect(ben.page.getByRole('radio', { name: '19×19' })).toBeChecked();
    await ben.page.getByLabel('Time', { exact: true }).selectOption({ label: 'Blitz: 3 min + 2 s per move' });
    await ben.presses('Offer this rematch');
    await expect(eve.latest).toContainText(
      'ben declines the rematch. ben offers a rematch: Gomoku 19×19 · 3 min + 2 s per move',
    );
  });

  await ann.answers('accept', 'y');
  for (const person of [ann, ben, eve]) await expect(person.page).not.toHaveURL(new RegExp(room));
  await play(ann, ben, 'j10 k10');
  await eve.sees('k10', 'white, last move');
  await expect(eve.page.getByRole('timer').first()).toBeVisible();
});

test('the players and a spectator read the wins of the two players against each other', async ({ call }) => {
  const [ann, ben, eve] = [await call('ann'), await call('ben'), await call('eve')];
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await ben.joins(room);
  await eve.opens(room);
  await play(ann, ben, 'h8 h9');
  await ann.presses('Resign');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const score = (person: typeof ann) => person.page.locator('.room-ending .pair');
  await expect(score(ann)).toHaveText('Gomoku so far: You 0 – 1 ben');
  await expect(score(ben)).toHaveText('Gomoku so far: You 1 – 0 ann');
  await expect(score(eve)).toHaveText('Gomoku so far: ann 0 – 1 ben');
  await ben.presses('Rematch');
  await expect(ann.page.getByRole('group', { name: 'ben offers a rematch: you play White' })).toBeVisible();
  await expect(ben.page.getByRole('group', { name: 'You offered a rematch: you play Black' })).toBeVisible();
  await expect(eve.latest).toHaveText('ben offers a rematch: colors swapped');
});

test('after a rematch, a link in the chat leads to the chat of the previous game', async ({ call }) => {
  const [gia, han] = [await call('gia'), await call('han')];
  const room = await gia.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await han.joins(room);
  await play(gia, han, 'h8 h9');
  await gia.turnsTo('Chat');
  await gia.page.getByLabel('Message everyone').fill('see you in the next one');
  await gia.page.keyboard.press('Enter');
  await gia.presses('Resign');
  await gia.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await gia.presses('Rematch');
  await han.presses('Accept');
  await gia.page.waitForURL((url) => url.pathname !== room);
  await expect(gia.page.locator('.room[data-phase=playing]')).toBeVisible();
  await gia.turnsTo('Chat');
  await gia.reads('No messages yet.');
  const next = new URL(gia.page.url()).pathname;
  await gia.page.getByRole('link', { name: 'Chat of the previous game' }).click();
  await gia.reads('see you in the next one');
  await gia.page.goBack();
  await gia.reads('No messages yet.');
  expect(new URL(gia.page.url()).pathname).toBe(next);
});
