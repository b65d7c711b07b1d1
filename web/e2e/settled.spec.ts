// A button does only what its presser has seen.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

const accept = (person: Person) => person.page.getByRole('button', { name: /^(Accept score|The marks changed)$/ });

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
  await expect(accept(ben)).toHaveAttribute('aria-disabled', 'true');
  for (const person of [ann, ben]) await person.reads('White has not accepted yet');

  await expect(ann.page.getByRole('button', { name: 'Accept score' })).toBeEnabled();
  await accept(ann).hover();
  await ann.page.mouse.down();
  await ben.point('G3').click();
  await expect(ann.page.getByRole('button', { name: 'The marks changed' })).toBeDisabled();
  await ann.page.mouse.up();
  await ann.page.mouse.down();
  await ann.page.mouse.up();
  await expect(accept(ann)).toBeEnabled();
  await ann.reads('Black has not accepted yet');
  await accept(ann).click();
  await ben.reads('Black has accepted');
  await ann.reads(/^White marks .* as (dead|alive)/);
});
