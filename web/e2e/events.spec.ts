// The latest event is shown next to the board. The list of moves also contains most events.

import { type Person, play } from './person.ts';
import { expect, test } from './test.ts';

/** The items in the list of moves. */
function lines(person: Person) {
  return person.page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
}

test('moves, a pass and an answered offer are shown and listed, also after a reload', async ({ call }) => {
  const [ida, jon, kit] = [await call('ida'), await call('jon'), await call('kit')];
  const room = await ida.makesRoom({ size: '9×9', color: 'Black' });
  await jon.joins(room);
  await kit.opens(room);
  await play(ida, jon, 'E5 C3');
  for (const person of [ida, jon, kit]) await expect(person.latest).toHaveText('White C3');

  await ida.presses('Pass');
  for (const person of [jon, kit]) await expect(person.latest).toHaveText('Black passes');
  await expect(ida.latest).toHaveText('You pass');
  await jon.presses('Offer draw');
  await expect(ida.latest).toHaveText('White offers a draw');
  await ida.presses('Decline');
  for (const person of [jon, kit]) await expect(person.latest).toHaveText('Black declines the draw');
  await expect(ida.latest).toHaveText('You decline the draw');

  await test.step('an unanswered offer lapses with the next move', async () => {
    await ida.presses('Offer draw');
    // Wait for the offer. Otherwise, the move could reach the server first.
    await expect(jon.latest).toHaveText('Black offers a draw');
    await jon.plays('G7');
    await expect(ida.latest).toHaveText('White G7. The draw offer has lapsed');
    await expect(ida.page.getByRole('group', { name: 'You offered a draw' })).toHaveCount(0);
  });

  const all = [
    'ida joins',
    'jon joins',
    'The game has started',
    '1 1 Black E5 2 White C3',
    '3 3 Black Pass',
    'White offers a draw',
    'Black declines the draw',
    'Black offers a draw',
    '4 4 White G7',
  ];
  await expect(lines(kit)).toHaveText([...all, 'The draw offer has lapsed'], { useInnerText: true });
  await kit.page.reload();
  await expect(lines(kit)).toHaveText(all, { useInnerText: true });
  await expect(kit.latest).toHaveText('White G7');

  await test.step('a click on a move in the list shows the board after that move', async () => {
    await kit.page.getByRole('button', { name: '1 Black E5' }).click();
    await kit.sees('C3', 'empty');
    await jon.presses('Offer draw');
    await kit.sees('C3', 'empty');
    await kit.page.getByRole('button', { name: 'Back to the game' }).click();
    await kit.sees('G7', 'white, last move');
  });
});

test('players who leave and return are announced next to the board, but not listed with the moves', async ({
  call,
}) => {
  const [lea, max] = [await call('lea'), await call('max')];
  const room = await lea.makesRoom({ size: '9×9', color: 'Black' });
  await max.joins(room);
  await play(lea, max, 'E5 C3');
  // The browser requests this file because the page at /healthz names no icon.
  await max.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await max.opens('/healthz');
  await expect(lea.latest).toHaveText('max closed the page');
  await max.opens(room);
  await expect(lea.latest).toHaveText('max is back');
  await expect(lines(lea).filter({ hasText: /closed the page|is back/ })).toHaveCount(0);
});

test('a takeback removes the move from the list and is shown next to the board', async ({ call }) => {
  const [nat, oli] = [await call('nat'), await call('oli')];
  await oli.joins(await nat.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' }));
  await play(nat, oli, 'h8 h9 i8');
  await nat.presses('Takeback');
  await oli.presses('Accept');
  await expect(oli.latest).toHaveText('Taken back to move 2. Black to move');
  await expect(nat.page.getByRole('button', { name: '3 Black i8' })).toHaveCount(0);
});
