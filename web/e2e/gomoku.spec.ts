import { play } from './person.ts';
import { expect, test } from './test.ts';

test('two players meet on the home page and play Gomoku to five in a row', async ({ call }) => {
  const [dee, eli, fay] = [await call('dee'), await call('eli'), await call('fay')];
  await eli.opens('/');
  const room = await dee.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });

  await test.step('the opponent, whose home page is already open, sees the seek and joins', async () => {
    await eli.page.getByRole('button', { name: "Join dee's game" }).click();
    await eli.page.waitForURL(`**${room}`);
    await dee.reads('Your turn');
  });

  await test.step('a spectator opens the game from the home page', async () => {
    await fay.opens('/');
    await fay.page.getByRole('link', { name: 'Watch dee vs eli' }).click();
    await fay.reads('Black to move');
  });

  await play(dee, eli, 'h8 h9 i8 i9 j8 j9 k8 k9 l8');
  for (const person of [dee, eli, fay]) {
    await person.reads('Black wins with five in a row');
    await person.sees('k8', 'black, winning row');
  }
  await expect(dee.page.getByRole('button', { name: 'Pass' })).toHaveCount(0);

  await test.step('the history filters by name, kind and outcome, and the URL contains the filters', async () => {
    const { page } = fay;
    await fay.opens('/history');
    await page.getByRole('searchbox', { name: /^Names or size/ }).fill('dee');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/search=dee/);
    await fay.presses('Gomoku');
    await fay.presses('Black won');
    await expect(page).toHaveURL(/search=dee&kind=gomoku&outcome=black/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await fay.presses('White won');
    await fay.reads('No games match these filters.');
    await page.goBack();
    await page.getByRole('link', { name: 'Replay dee vs eli' }).click();
    await fay.sees('l8', 'black, last move');
  });
});

test('a rematch swaps the colors, and everyone in the room moves on to the rematch', async ({ call }) => {
  const [gil, hal, ira] = [await call('gil'), await call('hal'), await call('ira')];
  const room = await gil.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await hal.joins(room);
  await ira.opens(room);
  await play(gil, hal, 'h8 h9');
  await gil.presses('Resign');
  await gil.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const person of [gil, hal, ira]) await person.reads('White wins by resignation');
  await gil.presses('Rematch');
  await hal.presses('Accept');
  for (const person of [gil, hal, ira]) await expect(person.page).not.toHaveURL(new RegExp(room));
  await play(hal, gil, 'h8 i8');
  await ira.sees('i8', 'white, last move');
});
