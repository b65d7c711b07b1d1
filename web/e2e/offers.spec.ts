// Offers between players, gifts of time, the chat, and the link that opens a player's seat on another device.

import { play, REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('a move is taken back, and draw offers are declined, withdrawn and accepted', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await ben.joins(room);
  await play(ann, ben, 'h8 h9 i8');

  await ann.presses('Takeback');
  await ben.presses('Accept');
  for (const person of [ann, ben]) await person.sees('i8', 'empty');
  await play(ann, ben, 'j8 i9');

  await ann.presses('Offer draw');
  const offer = (person: typeof ann, name: string) => person.page.getByRole('group', { name });
  await expect(offer(ann, 'You offered a draw')).toBeVisible();
  await ben.presses('Decline');
  await expect(offer(ann, 'You offered a draw')).toHaveCount(0);
  await expect(ann.latest).toHaveText('White declines the draw');
  await expect(ben.latest).toHaveText('You decline the draw');
  await ben.presses('Offer draw');
  await expect(offer(ann, 'White offers a draw')).toBeVisible();
  await ben.presses('Withdraw');
  await expect(offer(ann, 'White offers a draw')).toHaveCount(0);
  await expect(ann.latest).toHaveText('White withdraws the draw offer');
  await ben.presses('Offer draw');
  await ann.presses('Accept');
  for (const person of [ann, ben]) await person.reads('Draw');
});

test('with free takebacks, nobody is asked, and a redo plays the taken-back moves again', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const takebacks = 'Freely, without asking';
  await ben.joins(await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', takebacks }));
  await ben.turnsTo('About');
  await ben.reads('free takebacks');
  await play(ann, ben, 'h8 h9 i8');
  await ben.presses('Takeback');
  for (const person of [ann, ben]) {
    await person.sees('h9', 'empty');
    await person.sees('i8', 'empty');
  }
  await ann.presses('More');
  await ann.presses('Redo');
  for (const person of [ann, ben]) {
    await person.sees('h9', 'white');
    await person.sees('i8', 'black, last move');
    await expect(person.latest).toContainText('Taken-back moves played again, up to move 3');
  }
  await ann.page.keyboard.press('u');
  await ben.sees('i8', 'empty');
  await ben.page.keyboard.press('Shift+U');
  await ann.sees('i8', 'black, last move');
});

test('even if takebacks are off, a misclick can be taken back until the opponent has moved', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', takebacks: 'Never', grace: '10' });
  await ben.joins(room);
  await ann.plays('h8');
  await ann.presses('Takeback');
  for (const person of [ann, ben]) await person.sees('h8', 'empty');
  await play(ann, ben, 'i8 i9');
  const button = ann.page.getByRole('button', { name: 'Takeback', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a player gives the opponent more time', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  await ben.joins(await ann.makesRoom({ color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(ann, ben, 'D4');
  await ann.presses('More');
  await ann.presses('Give 15 s');
  await expect(ann.latest).toHaveText('You give the opponent 15 s');
  await expect(ben.latest).toHaveText('Black gives the opponent 15 s');
  await ben.page.keyboard.press('a');
  await expect(ann.latest).toHaveText('White gives the opponent 15 s');
  await expect(ben.latest).toHaveText('You give the opponent 15 s');
  for (const person of [ann, ben]) await expect(person.page.getByText(/10:15/).first()).toBeVisible();
});

test('players and spectators have separate chats until the game is over', async ({ call }) => {
  const [cat, dov, eva, fin] = [await call('cat'), await call('dov'), await call('eva'), await call('fin')];
  const room = await cat.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await dov.joins(room);
  await play(cat, dov, 'h8 h9');
  // Only guests with a session can write in the chat.
  for (const spectator of [eva, fin]) {
    await spectator.opens('/settings');
    await spectator.presses('Save name');
    await spectator.reads(`Your name is now ${spectator.name}.`);
    await spectator.opens(room);
  }
  for (const person of [cat, dov, eva, fin]) await person.turnsTo('Chat');
  const says = async (page: typeof cat.page, text: string) => {
    await page.getByRole('textbox', { name: /^Message / }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await says(cat.page, 'good luck <b>to</b> you');
  await dov.reads('good luck <b>to</b> you');
  await eva.reads('good luck <b>to</b> you');
  await says(eva.page, 'k8 wins');
  await fin.reads('k8 wins');
  await says(dov.page, 'thanks');
  await cat.reads('thanks');
  await expect(cat.page.getByText('k8 wins')).toHaveCount(0);
  await cat.presses('Resign');
  await cat.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await cat.reads('k8 wins');
});

test('with a secret link, a player can also play from the same seat on another device', async ({ call }) => {
  const [guy, hex, phone] = [await call('guy'), await call('hex'), await call('phone')];
  const room = await guy.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await hex.joins(room);
  await guy.presses('More');
  await guy.presses('Play on another device');
  const link = await guy.page.getByLabel('Secret link to your seat').inputValue();
  const code = guy.page.getByRole('img', { name: 'QR code of the secret link to your seat' });
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await phone.opens(link);
  await phone.presses('Play on this device');
  await phone.page.waitForURL(`**${room}`);
  await guy.reads('The link was used. You can now play on both devices.');
  await expect(code).toHaveCount(0);
  await phone.plays('h8');
  for (const person of [guy, hex]) await person.sees('h8', 'black, last move');
  await hex.plays('j9');
  await guy.presses('Close');
  await guy.plays('h9');
  await phone.sees('h9', 'black, last move');
  const third = await call('third');
  third.expects(REFUSED);
  await third.opens(link);
  await third.presses('Play on this device');
  await third.reads('It was already used, it is older than ten minutes, or a newer link replaced it');
});
