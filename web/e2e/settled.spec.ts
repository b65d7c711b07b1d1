// A press on a button has no effect just after the button has changed. The button that accepts the score also ignores
// presses just after the marks have changed. In the last test, a takeback leads back to a pass, and a player clicks on
// an earlier position.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

const acceptButton = (person: Person) =>
  person.page.getByRole('button', { name: /^(Accept score|The marks changed)$/ });

test('neither a double click on Pass nor a press just after the marks have changed accepts a score', async ({
  call,
}) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' });
  await ben.joins(room);
  for (const [person, point] of [
    [ann, 'C7'],
    [ben, 'G3'],
  ] as const) {
    await person.plays(point);
  }
  await ann.presses('Pass');
  await ben.reads('Your turn');
  await ben.page.getByRole('button', { name: 'Pass', exact: true }).dblclick();
  await expect(acceptButton(ben)).toHaveAttribute('aria-disabled', 'true');
  for (const person of [ann, ben]) await person.reads('White has not accepted yet');

  await expect(ann.page.getByRole('button', { name: 'Accept score' })).toBeEnabled();
  await acceptButton(ann).hover();
  await ann.page.mouse.down();
  await ben.point('G3').click();
  await expect(ann.page.getByRole('button', { name: 'The marks changed' })).toBeDisabled();
  await ann.page.mouse.up();
  await ann.page.mouse.down();
  await ann.page.mouse.up();
  await expect(acceptButton(ann)).toBeEnabled();
  await ann.reads('Black has not accepted yet');
  await acceptButton(ann).click();
  await ben.reads('Black has accepted');
  await ann.reads(/^White marks .* as (dead|alive)/);
});

test('a pass is shown again after a takeback, and a click on an earlier position shows a message', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Go', size: '9×9', color: 'Black' });
  await ben.joins(room);
  await ann.plays('C7');
  await ben.sees('C7', 'black, last move');
  await ben.presses('Pass');
  const plate = ann.page.getByRole('region', { name: 'White: ben' });
  await expect(plate).toContainText('Pass');
  await ann.sees('C7', 'black, last move');
  await ann.plays('G3');
  await expect(plate).not.toContainText('Pass');
  await ann.presses('Takeback');
  await expect(ben.page.getByRole('group', { name: 'Black asks for a takeback · back to move 2' })).toBeVisible();
  await ben.presses('Accept');
  await expect(ann.latest).toHaveText('Taken back to move 2. Your turn');
  await expect(plate).toContainText('Pass');

  await ann.page.getByRole('button', { name: 'Previous move' }).click();
  await ann.point('D4').click();
  await expect(ann.page.getByRole('alert').filter({ hasText: 'This is an earlier position.' })).toBeVisible();
  await ann.sees('D4', 'empty');
  await ann.presses('Back to the game');
  await ann.plays('D4');
});
