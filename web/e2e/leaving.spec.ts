// A player leaves the page of a running game for the home page.

import { play } from './person.ts';
import { expect, test } from './test.ts';

test('on a phone, the home page shows the running game without scrolling, and the player does not count as absent', async ({
  call,
}) => {
  const ann = await call('ann');
  const ben = await call('ben', { viewport: { width: 390, height: 844 } });
  const time = 'Rapid: 10 min + 5 s per move';
  const room = await ann.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'Black', time });
  await ben.joins(room);
  await play(ann, ben, 'h8 h9 i8');
  await ben.page.getByRole('link', { name: 'Go to the home page' }).first().click();
  const game = ben.page
    .getByRole('main')
    .getByRole('link', { name: /^Your turn/ })
    .first();
  await expect(game).toBeInViewport();
  await expect(game.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await ben.reads('If you close it, your opponent may end the game.');

  // After a reload, the home page still shows the game, and Ben still does not count as absent.
  await ben.page.reload();
  await expect(game).toBeInViewport();
  await expect(ann.page.getByText('closed the page')).toHaveCount(0);
  await expect(ann.page.getByText('disconnected')).toHaveCount(0);
  await game.click();
  await ben.plays('i9');
});
