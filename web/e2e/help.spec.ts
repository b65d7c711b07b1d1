// The pages that teach the games, and the links that lead to them.

import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** The lesson with this title. */
function lessonOf(person: Person, title: string) {
  const part = person.page.getByRole('region', { name: title });
  return {
    part,
    point: (name: string): Locator => part.getByRole('gridcell', { name: new RegExp(`^${name} `) }),
    says: (text: string | RegExp) => expect(part.getByRole('status')).toHaveText(text),
  };
}

test('a newcomer learns Go by playing, and wrong moves are explained and can be taken back', async ({ call }) => {
  const ann = await call('ann', { settings: { name: '' } });
  const { page } = ann;
  await ann.opens('/');
  await page.getByText('New to a game?').getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How to play Go', level: 1 })).toBeVisible();

  const capture = lessonOf(ann, 'Liberties and capture');
  await capture.says('The white stone has one liberty left. Play on it.');
  await capture.point('A1').click();
  await capture.says(/still has a liberty/);
  await capture.part.getByRole('button', { name: 'Take back' }).click();
  await expect(capture.point('A1')).toHaveAccessibleName(/empty/);
  await capture.point('C3').click();
  await capture.says(
    'You cannot play at C3. That point is occupied. The white stone has one liberty left. Play on it.',
  );

  await test.step('a lesson can be played with the keyboard, too', async () => {
    await capture.point('C3').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await capture.says('Captured. The stone is now your prisoner.');
    await expect(capture.point('C3')).toHaveAccessibleName(/empty/);
    await capture.part.getByRole('button', { name: 'Start again' }).click();
    await expect(capture.point('C3')).toHaveAccessibleName(/white/);
  });

  await test.step('the lesson about ko has three steps', async () => {
    const ko = lessonOf(ann, 'Ko');
    await ko.point('B3').click();
    await ko.says('Task 2 of 3: The rules refuse this move: ko. Now play anywhere else.');
    await ko.point('A5').click();
    await ko.point('B3').click();
    await expect(ko.point('C3')).toHaveAccessibleName(/empty/);
  });

  await test.step('the count is shown after two passes', async () => {
    const count = lessonOf(ann, 'The end and the count');
    await count.part.getByRole('button', { name: 'Pass' }).click();
    await expect(count.part.getByRole('row', { name: /^Area.*7 \+ 14 = 21.*7 \+ 21 = 28$/ })).toBeVisible();
  });

  await test.step('the lessons appear in the chosen language', async () => {
    await page.getByRole('banner').getByRole('combobox').selectOption('zh-CN');
    await expect(page.getByRole('heading', { name: '围棋入门', level: 1 })).toBeVisible();
  });
});

test('Gomoku and Othello are learned by playing on a touch screen', async ({ call }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const bea = await call('bea', phone);
  await bea.opens('/help/gomoku');
  const three = lessonOf(bea, 'Answer an open three');
  await three.point('a1').tap();
  await three.says('Black makes four in a row with two free ends. You can block only one of them.');
  await three.point('b4').tap();
  await three.says('Black can still make a four, but you can stop it at its other end.');
  const forbidden = lessonOf(bea, 'Renju: forbidden points');
  await forbidden.point('e5').tap();
  await forbidden.says('The rules refuse this move: double-three. In a game, such points are marked for Black.');

  await bea.opens('/help/othello');
  const pass = lessonOf(bea, 'When you have to pass');
  await pass.point('h6').tap();
  await pass.says('Black has no move and passes. You move again.');
});

test('the help can be opened from the form, the room and the header, and a move or a button hides the line for newcomers', async ({
  call,
}) => {
  const [cal, dot] = [await call('cal'), await call('dot')];
  const room = await cal.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black' });
  await dot.joins(room);
  await cal.presses('More');
  await cal.page.getByRole('dialog').getByRole('link', { name: 'How to play' }).click();
  await expect(cal.page.getByRole('heading', { name: 'How to play Gomoku', level: 1 })).toBeVisible();
  await cal.opens(room);
  await cal.plays('h8');
  await cal.opens('/');
  await expect(cal.page.getByText('New to a game?')).toHaveCount(0);
  await dot.opensForm();
  await dot.chooses('Othello');
  await dot.page.getByRole('link', { name: 'How to play' }).click();
  await expect(dot.page.getByRole('heading', { name: 'How to play Othello', level: 1 })).toBeVisible();
  await dot.page.getByRole('navigation').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(dot.page.getByText('Go back or forward one move')).toBeVisible();

  const eve = await call('eve');
  await eve.opens('/');
  await eve.presses('Hide the links to the lessons');
  await eve.page.reload();
  await expect(eve.page.getByRole('link', { name: 'Help' }).first()).toBeVisible();
  await expect(eve.page.getByText('New to a game?')).toHaveCount(0);
});
