// Which moves a player must confirm. By default these are taps on small points, and all moves in correspondence games.
// The settings can change this for each speed.

import { expect, test } from './test.ts';

test('a tap on a phone must be confirmed, and a mouse click plays at once', async ({ call }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [kai, liv] = [await call('kai'), await call('liv', phone)];
  const room = await kai.makesRoom({ time: 'Rapid: 10 min, then 3 × 30 s' });
  await liv.joins(room);
  await kai.plays('E5');
  await liv.sees('E5', 'black, last move');
  await liv.point('C3').tap();
  await liv.sees('C3', 'empty, chosen');
  await liv.point('C7').tap(); // A tap on another point chooses that point instead.
  await liv.sees('C3', 'empty$');
  await liv.point('C7').tap();
  await kai.sees('C7', 'white, last move');
  await kai.presses('Pass'); // With a mouse, one click is enough.
  await liv.reads('Your turn');
  const pass = liv.page.getByRole('button', { name: 'Pass', exact: true });
  const confirm = liv.page.getByRole('button', { name: 'Confirm pass' });
  await pass.tap();
  await expect(confirm).toBeVisible();
  await liv.page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(confirm).toHaveCount(0);
  await kai.reads('White to move');
  await pass.tap();
  await pass.tap();
  await kai.reads('Which stones are dead?');
});

test('on a phone, two people at one device get from the home page to the first stone in two taps', async ({ call }) => {
  const amy = await call('amy', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Two on this device/ }).tap();
  const cell = amy.page.locator('.room[data-phase=playing]').getByRole('gridcell').nth(40);
  await cell.tap();
  await expect(cell).toHaveAccessibleName(/black, last move/);
  await amy.page.getByRole('button', { name: 'Pass', exact: true }).tap();
  await expect(amy.page.locator('.player.bottom.to-move')).toBeVisible();
});

test('a correspondence game asks before each move until the setting for its speed is changed', async ({ call }) => {
  const [mia, noa] = [await call('mia'), await call('noa')];
  const room = await mia.makesRoom({ time: 'Correspondence: 3 d + 1 d per move, at most 7 d, 2 rest days' });
  await noa.joins(room);
  await mia.reads('Your turn');
  await mia.point('E5').click();
  await noa.sees('E5', 'empty$');
  await mia.page.keyboard.press('f');
  await noa.sees('E5', 'black, last move');

  await noa.page.keyboard.press(',');
  const settings = noa.page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByLabel('In games of this speed')).toHaveValue('correspondence');
  await expect(settings.getByLabel('Confirm each move')).toHaveValue('always');
  await settings.getByLabel('Confirm each move').selectOption('never');
  await settings.getByLabel('In games of this speed').selectOption('blitz');
  await expect(settings.getByLabel('Confirm each move')).toHaveValue('touch');
  await noa.page.keyboard.press('Escape');
  await noa.point('C3').click();
  await mia.sees('C3', 'white, last move');
});
