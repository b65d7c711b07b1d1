// The page of a player who waits for an opponent: the invitation, and a board for trying moves. The other
// tests in this file check the form that asks a guest for a name, and the buttons to leave or close a room.

import { REFUSED } from './person.ts';
import { expect, test } from './test.ts';

test('the link can be copied, and moves can be tried until someone joins', async ({ call }) => {
  const [ivy, jim] = [await call('ivy'), await call('jim')];
  const room = await ivy.makesRoom({ size: '9×9', color: 'Black' });
  await ivy.reads(/^Go 9×9\s· Chinese\s· komi 7.5\s· no clock\s· ivy plays Black$/);
  await ivy.presses('Copy');
  await ivy.reads('Copied');
  await ivy.point('E5').click();
  await ivy.point('C3').click();
  await ivy.sees('C3', 'white, last move');
  await ivy.presses('Take back');
  await ivy.sees('C3', 'empty');
  await ivy.presses('Clear the board');
  await ivy.sees('E5', 'empty');
  await ivy.point('G7').click();
  await jim.joins(room);
  await ivy.reads('Your turn');
  await ivy.sees('G7', 'empty');
});

test('a guest without a name is asked for a name before taking the seat, but only once', async ({ call }) => {
  const [kay, lou] = [await call('kay'), await call('lou', { settings: { name: '' } })];
  const question = lou.page.getByLabel('Your name (optional)');
  await lou.opens(await kay.makesRoom({ size: '9×9', color: 'Black' }));
  await question.fill('x y');
  await lou.presses('Join');
  lou.expects(REFUSED);
  await lou.reads('Use only letters, digits, - or _ in the name. No character can be invisible.');
  await question.fill('lou_1');
  await question.press('Enter');
  await expect(kay.page.getByRole('region', { name: 'White: lou_1' })).toBeVisible();

  const max = await call('max', { settings: { name: '' } });
  await max.opens(await kay.makesRoom({ size: '9×9', color: 'Black' }));
  await max.presses('Join');
  await max.reads('Black to move');
  await max.opens(await kay.makesRoom({ size: '9×9', color: 'Black' }));
  await expect(max.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await expect(max.page.getByLabel('Your name (optional)')).toHaveCount(0);
});

test('the QR code, the link and the copy button are in view on phones and desktop screens', async ({ call }) => {
  const nia = await call('nia');
  await nia.makesRoom({ size: '9×9', color: 'Black' });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1280, 800],
  ] as const) {
    await test.step(`${width}×${height}`, async () => {
      await nia.page.setViewportSize({ width, height });
      const parts = [
        nia.page.getByRole('img', { name: /QR code/ }),
        nia.page.getByLabel('Link to this game'),
        nia.page.getByRole('button', { name: 'Copy', exact: true }),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    });
  }
});

test('during nigiri, the guest can leave the seat, and the host can close the room', async ({ call }) => {
  const [nia, oli] = [await call('nia'), await call('oli')];
  const room = await nia.makesRoom({ size: '9×9', color: 'Nigiri' });
  await oli.opens(room);
  await oli.presses('Join');
  await oli.presses('Leave seat');
  await nia.reads('Waiting for an opponent');
  await oli.presses('Join');
  await expect(oli.page.getByRole('button', { name: 'Odd' })).toBeVisible();
  await nia.opens('/');
  await nia.reads('oli');
  await nia.reads('Choosing colors by nigiri');
  await nia.opens(room);
  const asked = nia.page.getByRole('dialog', { name: 'Close this game?' });
  await nia.answers('stand', 'r');
  await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(oli.page.getByRole('button', { name: 'Odd' })).toBeVisible();
  await nia.presses('Close this game');
  await asked.getByRole('button', { name: 'Close this game' }).click();
  for (const person of [nia, oli]) await person.reads('Aborted');
});

test('a player joins under a name in Japanese, and reads next to the field which rule a refused name breaks', async ({
  call,
}) => {
  const nia = await call('nia');
  const ami = await call('ami', { settings: { name: '', nameAsked: false } });
  await ami.opens(await nia.makesRoom({ size: '9×9' }));
  const field = ami.page.getByLabel('Your name (optional)');
  ami.expects(REFUSED);
  for (const [wrong, words] of [
    ['山田 太郎', 'Use only letters, digits, - or _ in the name. No character can be invisible.'],
    ['Ami山田', 'Use letters of one alphabet in the name.'],
    ['Admin', 'This name is reserved. Choose another one.'],
    ['a'.repeat(21), 'A name can have 1 to 20 characters.'],
  ] as const) {
    await field.fill(wrong);
    await ami.presses('Join');
    await ami.reads(words);
  }
  await field.fill('山田太郎');
  await ami.presses('Join');
  for (const person of [nia, ami])
    await expect(person.page.getByRole('region', { name: 'White: 山田太郎' })).toBeVisible();
});
