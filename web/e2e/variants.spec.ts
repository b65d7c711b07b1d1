// Othello, tic-tac-toe, renju and Go with custom rules.

import { type Person, play } from './person.ts';
import { expect, test } from './test.ts';

test('a whole game of Othello is played, with a forced pass', async ({ call }) => {
  test.setTimeout(120_000);
  const [ida, jon, kay] = [await call('ida'), await call('jon'), await call('kay')];
  const room = await ida.makesRoom({ kind: 'Othello', size: null, color: 'Black' });
  await jon.joins(room);
  await kay.opens(room);
  const discs = (person: Person, color: string) => person.page.getByRole('region', { name: new RegExp(`^${color}:`) });

  await test.step('discs may be placed only where they flip other discs', async () => {
    await ida.sees('d3', 'empty, can be played');
    await ida.seesMark('d3', 'legal');
    await ida.point('a1').click();
    await ida.reads('a1: You must flip at least one disc.');
    await expect(ida.page.getByRole('button', { name: 'Pass' })).toHaveCount(0);
    await play(ida, jon, 'f5');
    await jon.sees('e5', 'black');
    await expect(discs(kay, 'Black')).toContainText('4 discs');
    await expect(discs(kay, 'White')).toContainText('1 disc');
  });

  await test.step('a player who cannot move passes automatically', async () => {
    await play(jon, ida, 'f6 d3 g5 h5 h4 g7 h6');
    for (const person of [ida, jon, kay]) await person.reads('Black has no move and passes');
    await jon.reads('Your turn');
    await expect(
      ida.page.locator('[aria-live=polite]').filter({ hasText: 'Black has no move and passes' }),
    ).toHaveCount(1);
    await jon.sees('h6', 'white, last move');
  });

  await test.step('the end shows the discs on the board and the official result', async () => {
    await play(jon, ida, 'c5 f4 f3 b5 e3 f2 f8 h8 e7 f7 h7 h3 g6 d7 g8 e8 d2 c1 g4 e6 c4 b4 g3 g2');
    for (const person of [ida, jon, kay]) {
      await person.reads('Black wins by 64 discs');
      await expect(person.page.getByRole('row', { name: 'On the board 36 0' })).toBeVisible();
      await expect(person.page.getByRole('row', { name: /^Result.* 64 0$/ })).toBeVisible();
    }
  });

  await test.step('the replay includes the forced pass', async () => {
    await kay.opens('/history');
    await kay.presses('Othello');
    await kay.page.getByRole('link', { name: 'Replay ida vs jon' }).click();
    await kay.reads('Move 33 of 33');
    await kay.page.getByRole('button', { name: '9 Black Pass' }).click();
    await kay.sees('h6', 'white, last move');
    await kay.sees('e5', 'black');
  });
});

test('a whole game of tic-tac-toe is played with crosses and noughts', async ({ call }) => {
  const [lea, max] = [await call('lea'), await call('max')];
  const room = await lea.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X' });
  await max.joins(room);
  await max.reads('X to move');
  await play(lea, max, 'b2 a1 c3 c1 a3 b1');
  for (const person of [lea, max]) {
    await person.reads('O wins with three in a row');
    await person.sees('b1', 'O, last move, winning row');
  }
});

test('in renju, the points forbidden to Black are marked, and a move there is refused', async ({ call }) => {
  const [nia, oto] = [await call('nia'), await call('oto')];
  const room = await nia.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', rules: 'Renju' });
  await oto.joins(room);
  await nia.turnsTo('About');
  await nia.reads('Renju');
  await play(nia, oto, 'f8 a15 g8 c15 h10 e15 h9 g15');
  await nia.sees('h8', 'empty, forbidden: double-three');
  await nia.seesMark('h8', 'forbidden');
  await nia.point('h8').click();
  await nia.reads('h8: Double-three: Black must not make two open threes with one move.');
  await play(nia, oto, 'i8');
  // White may play anywhere, so nothing is marked for White.
  await oto.sees('h8', 'empty$');
});

test('in renju, the players can agree that a forbidden move loses', async ({ call }) => {
  const [pia, raj] = [await call('pia'), await call('raj')];
  await pia.opensForm();
  await pia.chooses('Gomoku');
  await pia.opensRest();
  await pia.page.getByLabel('Opening').selectOption('Free');
  await pia.page.getByLabel('Rules').selectOption('Renju');
  await pia.chooses('Lose the game');
  await pia.chooses('Black');
  await pia.page.getByLabel('Time').selectOption('No clock');
  const room = await pia.createsRoom();
  await raj.joins(room);
  await play(pia, raj, 'f8 a15 g8 c15 h10 e15 h9 g15');
  await pia.sees('h8', 'empty, forbidden: double-three');
  await pia.point('h8').click();
  for (const person of [pia, raj]) await person.reads('White wins: Black made a forbidden move');
});

test('Go is played on a rectangular board with custom rules', async ({ call }) => {
  const [sia, tao] = [await call('sia'), await call('tao')];
  await sia.opensForm();
  await sia.opensRest();
  await sia.chooses('Other size');
  await sia.page.getByLabel('Columns').fill('5');
  await sia.page.getByLabel('Rows').fill('9');
  await sia.page.getByLabel('Rules').selectOption('Custom');
  await sia.page.getByLabel('Ko rule').selectOption('Simple ko');
  await sia.page.getByRole('switch', { name: 'Remove dead stones by agreement' }).uncheck();
  await sia.page.getByLabel('Time').selectOption('No clock');
  await sia.chooses('Black');
  const room = await sia.createsRoom();
  await tao.joins(room);
  await tao.reads('Go 5×9');
  await tao.turnsTo('About');
  await tao.reads('Custom · area · simple ko · dead stones stay · komi 7.5');
  await expect(sia.page.getByRole('gridcell')).toHaveCount(45);
  await play(sia, tao, 'C9 E1');
  await sia.presses('Pass');
  await tao.reads('Your turn');
  await tao.presses('Pass');
  for (const person of [sia, tao]) await person.reads('White wins by 7.5 points');
});
