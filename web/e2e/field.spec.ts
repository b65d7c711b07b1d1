// Whole games without a mouse. In one game, the players type everything into the text field next to the list of moves.
// In the other game, they move over the board with the arrow keys, and use the keys of the actions.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** The text field next to the list of moves, whatever its current label is. */
const field = (person: Person) => person.page.locator('.room-field input');

/** Types into the field and presses Enter. The focus stays in the field. */
async function enters(person: Person, text: string): Promise<void> {
  await field(person).fill(text);
  await field(person).press('Enter');
  await expect(field(person)).toBeFocused();
}

/** Types a question into the field. The answer appears next to the field, and screen readers announce it. */
async function asks(person: Person, question: string, answer: string | RegExp): Promise<void> {
  await enters(person, question);
  await expect(person.page.locator('.room-field-answer')).toHaveText(answer);
  await expect(person.page.locator('.room > [aria-live=assertive]')).toHaveText(answer);
}

test('a whole game of Go is played only by typing into the text field', async ({ call }) => {
  test.slow();
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ rules: 'Chinese' });
  await ben.joins(room);

  await test.step('stones', async () => {
    const moves = 'D4 e4 D6 E6 C5 F5 D3 D5 E5 F3 D5 F7 D7 F8 D8 F9 D9 F2 D2 F1 D1 B7';
    for (const [n, move] of moves.split(' ').entries()) {
      const [mover, other] = n % 2 === 0 ? [ann, ben] : [ben, ann];
      await mover.reads('Your turn');
      await enters(mover, move);
      await expect(other.point(move.toUpperCase())).toHaveAccessibleName(/, last move/);
    }
  });

  await test.step('questions', async () => {
    await asks(ann, 'B7?', 'B7 white, last move');
    await asks(ann, 'group F7?', 'F7 white: chain of 3 stones (F9, F8, F7); 7 liberties');
    await asks(ann, '+E4?', 'E4 white: 2 liberties: F4, E3');
    await asks(ann, 'row 4?', 'D4 black; E4 white');
    await asks(ann, '=?', /^Black: 1 .*; White: 0 /);
    await expect(ann.page.getByRole('status').filter({ hasText: 'White B7' })).toBeVisible();
  });

  await test.step('two passes', async () => {
    await enters(ann, 'pass');
    await ben.reads('Your turn');
    await enters(ben, '-');
    for (const person of [ann, ben]) await person.reads('Which stones are dead?');
  });

  await test.step('marks, and the score', async () => {
    await ann.sees('B7', 'white, dead');
    await enters(ann, 'B7');
    await ben.sees('B7', 'white(?!, dead)');
    await enters(ben, 'b7');
    await ann.sees('B7', 'white, dead');
    await asks(ben, 'B7?', /^B7 white, dead/);
    await expect(ann.page.getByRole('button', { name: 'Accept score' })).toBeEnabled();
    await enters(ann, '=');
    await ben.reads('Black has accepted');
    await expect(ben.page.getByRole('button', { name: 'Accept score' })).toBeEnabled();
    await enters(ben, 'accept score');
    for (const person of [ann, ben]) await expect(person.page.locator('.room[data-phase=finished]')).toBeVisible();
  });

  await test.step('after the game, typing a point asks about this point', async () => {
    await asks(ben, 'D4', /^D4 black/);
  });
});

/** Moves the cursor of the board to a point and presses Enter. */
async function playsByKeys(person: Person, point: string): Promise<void> {
  const { keyboard } = person.page;
  await person.reads('Your turn');
  await keyboard.press('Control+Home');
  const right = 'ABCDEFGHJ'.indexOf(point.charAt(0));
  const down = 9 - Number(point.slice(1));
  for (let n = 0; n < right; n++) await keyboard.press('ArrowRight');
  for (let n = 0; n < down; n++) await keyboard.press('ArrowDown');
  await expect(person.point(point)).toBeFocused();
  await keyboard.press('Enter');
  // A key does nothing if the game changes just after the press. So wait until the server has confirmed the stone.
  await expect(person.point(point)).toHaveAccessibleName(/, last move(?!.*(confirmed|sent))/);
}

/** Moves the focus to the board with the Tab key. */
async function tabsToBoard(person: Person): Promise<void> {
  const focused = person.page.locator('[role=gridcell]:focus');
  await expect(async () => {
    await person.page.keyboard.press('Tab');
    expect(await focused.count()).toBe(1);
  }).toPass();
}

test('a whole game of Go is played with only the keyboard', async ({ call }) => {
  test.slow();
  const [gil, hua] = [await call('gil'), await call('hua')];
  const room = await gil.makesRoom({ rules: 'Chinese' });
  await hua.opens(room);
  await expect(hua.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await hua.page.keyboard.press('j');
  for (const person of [gil, hua]) {
    await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
    await tabsToBoard(person);
  }

  await test.step('stones, a refused draw and a takeback', async () => {
    await playsByKeys(gil, 'E5');
    await playsByKeys(hua, 'C3');
    await hua.page.keyboard.press('d');
    await gil.reads('White offers a draw');
    await gil.answers('decline', 'n');
    await hua.reads('Black declines the draw');
    await hua.page.keyboard.press('u');
    await gil.reads('White asks for a takeback');
    await gil.answers('accept', 'y');
    await gil.sees('C3', 'empty');
    await playsByKeys(hua, 'C4');
    await playsByKeys(gil, 'G7');
  });

  await test.step('two passes, marks, and the score', async () => {
    // Wait for the move, because a key does nothing if a move arrives just after the press.
    await hua.sees('G7', 'black, last move');
    await hua.page.keyboard.press('p');
    await gil.reads('Your turn');
    await gil.page.keyboard.press('p');
    for (const person of [gil, hua]) await person.reads('Which stones are dead?');
    const before = (await hua.point('G7').getAttribute('aria-label')) ?? '';
    await gil.point('G7').focus(); // The cursor is already on G7.
    await gil.page.keyboard.press('Enter');
    await expect(hua.point('G7')).not.toHaveAccessibleName(before);
    await gil.answers('accept', 'y');
    await hua.reads('Black has accepted');
    await hua.answers('accept', 'y');
    for (const person of [gil, hua]) await expect(person.page.locator('.room[data-phase=finished]')).toBeVisible();
  });

  await test.step('a rematch', async () => {
    const first = gil.page.url();
    await gil.answers('rematch', 'a');
    await hua.reads('gil offers a rematch');
    await hua.answers('accept', 'y');
    for (const person of [gil, hua]) await expect(person.page).not.toHaveURL(first);
  });
});
