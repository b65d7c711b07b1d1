// The practice board: its link on the home page, moves, freely placed stones, undo, and links to a position.

import { Guest } from './api.ts';
import { expect, test } from './test.ts';

test('from the home page, the first stone takes two presses, and every step can be undone', async ({ call }) => {
  const ida = await call('ida');
  await ida.opens('/');
  await ida.page.getByRole('link', { name: 'Open the practice board' }).click();
  // The home page has a board, too. Wait until the practice board has replaced it.
  await expect(ida.page.getByRole('button', { name: 'Place White' })).toBeVisible();
  await ida.point('E5').click();
  await ida.sees('E5', 'black, last move');
  await ida.point('E5').click();
  await expect(ida.page.locator('.refused')).toHaveText('That point is occupied.');
  await ida.presses('Place White');
  await ida.point('C3').click();
  await ida.sees('C3', 'white');
  await ida.point('E5').click();
  await ida.sees('E5', 'white');
  await ida.presses('Remove a stone');
  await ida.point('C3').click();
  await ida.sees('C3', 'empty');
  for (const seen of ['white', 'white']) {
    await ida.presses('Undo');
    await ida.sees('C3', seen);
  }
  await ida.sees('E5', 'black');
  await ida.presses('Undo');
  await ida.sees('C3', 'empty');
  await ida.presses('Redo');
  await ida.sees('C3', 'white');
});

test('a position survives a reload, and its link shows the position to others', async ({ call }) => {
  const [jan, kim] = [await call('jan'), await call('kim')];
  await jan.opens('/practice');
  await jan.page.getByLabel('Game', { exact: true }).selectOption('Gomoku');
  await jan.point('h8').click();
  await jan.page.keyboard.press('t');
  await jan.reads('Black to move');
  await jan.page.reload();
  await jan.sees('h8', 'black');
  await jan.reads('Black to move');
  const { hash } = new URL(jan.page.url());
  await kim.opens(`/practice${hash}`);
  await kim.sees('h8', 'black');
  await kim.point('h9').click();
  await kim.sees('h9', 'black, last move');
  await kim.opens('/practice#nonsense');
  await kim.reads('This link does not describe a position.');
});

test('the keyboard alone places and removes stones, undoes and redoes steps, and clears the board', async ({
  call,
}) => {
  const lea = await call('lea');
  await lea.opens('/practice');
  await lea.point('E5').focus();
  await lea.page.keyboard.press('Enter');
  await lea.sees('E5', 'black, last move');
  await lea.page.keyboard.press('p');
  await lea.reads('Black to move');
  await lea.page.keyboard.press('3');
  await lea.page.keyboard.press('ArrowUp');
  await lea.page.keyboard.press('Enter');
  await lea.sees('E6', 'white');
  await lea.page.keyboard.press('4');
  await lea.page.keyboard.press('Enter');
  await lea.sees('E6', 'empty');
  await lea.page.keyboard.press('u');
  await lea.sees('E6', 'white');
  await lea.page.keyboard.press('Shift+U');
  await lea.sees('E6', 'empty');
  await lea.page.keyboard.press('e');
  await lea.sees('E5', 'empty');
});

test('the practice board answers typed questions, and places a stone on a typed point', async ({ call }) => {
  const lee = await call('lee');
  await lee.opens('/practice');
  const field = lee.page.getByRole('textbox', { name: 'Ask' });
  const answer = lee.page.locator('.ask-answer[role=status]');
  for (const [typed, told] of [
    ['E5', ''],
    ['e5?', 'E5 black, last move'],
    ['#E5', 'E5 black: one stone (E5); 4 liberties'],
    ['=?', 'Black: 0 prisoners; White: 0 prisoners'],
    ['?', 'White to move'],
    ['nonsense', 'This is neither a question such as D4? nor a point of this board.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(answer).toHaveText(told);
  }
  await lee.sees('E5', 'black');
});

test('on the practice board, the moves of a replay can be undone, and a link leads back to the game', async ({
  call,
  server,
}) => {
  const [host, guest] = [await Guest.create(server, 'host'), await Guest.create(server, 'guest')];
  const room = await host.makesRoom();
  await guest.does(room, { type: 'sit' });
  await host.does(room, { type: 'play', point: 'h8' });
  await guest.does(room, { type: 'play', point: 'j9' });
  await host.does(room, { type: 'play', point: 'g7' });
  await host.does(room, { type: 'resign' });
  const mia = await call('mia');
  await mia.opens(`/game/${room}#2`);
  await mia.page.getByRole('link', { name: 'Try moves from here' }).click();
  await mia.point('a1').click();
  await mia.sees('a1', 'black, last move');
  await mia.page.reload();
  await mia.presses('Undo');
  await mia.sees('j9', 'white, last move');
  await mia.presses('Undo');
  await mia.sees('h8', 'black, last move');
  await mia.page.getByRole('link', { name: 'Back to the game' }).click();
  await mia.reads('Move 2 of 3');
  await mia.sees('j9', 'white, last move');
});
