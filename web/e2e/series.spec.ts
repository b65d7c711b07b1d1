// A series of games, from the form to the winner.

import { play } from './person.ts';
import { expect, test } from './test.ts';

test('a best-of-three series shows its score, alternates the colors, and has a winner', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  await ann.opensForm();
  await ann.chooses('Gomoku');
  await ann.page.getByLabel('Time').selectOption({ label: 'No clock' });
  await ann.opensRest();
  await ann.page.getByLabel('Opening').selectOption({ label: 'Free' });
  await ann.page.getByLabel('Games', { exact: true }).selectOption({ label: 'Best of 3' });
  await ann.chooses('Black');
  const room = await ann.createsRoom();
  await ben.opens(room);
  await ben.reads(/best of 3/);
  await ben.presses('Join');
  const seesScore = async (person: typeof ann, game: string, score: string) => {
    await expect(person.page.locator('.series-line')).toHaveText(game);
    await expect(person.page.locator('.player').getByRole('img', { name: score })).toHaveCount(2);
  };
  await seesScore(ann, 'Game 1 of 3', 'ann 0 – 0 ben');

  const resigns = async (person: typeof ann) => {
    await person.presses('Resign');
    await person.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  };
  await play(ann, ben, 'h8 h9');
  await resigns(ben);
  const panel = (person: typeof ann) => person.page.locator('.series');
  await expect(panel(ann)).toContainText('ann 1 – 0 ben');
  await expect(ann.page.getByRole('button', { name: 'Other settings' })).toHaveCount(0);

  await test.step('links lead an absent player back, and the opponent reads about the absence', async () => {
    await ben.opens('about:blank');
    await expect(panel(ann).getByRole('status').filter({ hasText: 'ben is not here' })).toBeVisible();
    await ann.answers('rematch', 'a');
    await ben.opens('/');
    const way = ben.page.getByRole('link', { name: 'Next game: ann vs ben' });
    await expect(way).toHaveAttribute('href', room);
    await ben.opens(room.replace('room', 'game'));
    await ben.page.getByRole('link', { name: 'The series goes on: to the room' }).click();
    await expect(ben.page).toHaveURL(new RegExp(room));
    await expect(panel(ann)).not.toContainText('is not here');
  });
  await expect(ben.page.getByRole('group', { name: 'ann is ready for the next game' })).toBeVisible();
  await ben.answers('accept', 'y');
  await expect(ann.page).not.toHaveURL(new RegExp(room));
  await seesScore(ben, 'Game 2 of 3', 'ann 1 – 0 ben');
  await expect(ben.page.getByRole('region', { name: 'White: ann' }).locator('.series-points')).toHaveText('1');
  await play(ben, ann, 'h8 h9');
  await resigns(ben);
  for (const person of [ann, ben]) await expect(panel(person)).toContainText('ann 2 – 0 ben ann wins the series.');
  await expect(ben.page.getByRole('button', { name: 'New series' })).toBeVisible();
  await ben.answers('rematch', 'a');
  await expect(ann.page.getByRole('group', { name: 'ben offers a new series, best of 3' })).toBeVisible();
  await panel(ann).getByRole('link', { name: 'Game 1' }).click();
  await expect(ann.page).toHaveURL(new RegExp(room.replace('room', 'game')));
  await ann.page.getByRole('link', { name: 'Game 2' }).click();
  await expect(ann.page.locator('.series-games [aria-current]')).toHaveText('Game 2');
  await expect(ann.page.getByRole('link', { name: 'The series goes on' })).toHaveCount(0);
  expect(await ann.page.evaluate(() => localStorage.getItem('tengen.series'))).toBe('[]');
});

test('the form explains only the chosen kind of series, and says whether the colors alternate', async ({ call }) => {
  const gus = await call('gus');
  await gus.opensForm();
  await gus.opensRest();
  const games = gus.page.getByLabel('Games', { exact: true });
  await games.selectOption({ label: 'Best of 3' });
  await expect(games).toHaveAccessibleDescription('A win is one point, a draw half a point. Colors alternate.');
  await games.selectOption({ label: 'Handicap ladder' });
  await expect(games).toHaveAccessibleDescription('The handicap changes by one stone after three wins in a row.');
  await games.selectOption({ label: 'First to a number of points' });
  await gus.page.getByLabel('Handicap').selectOption({ label: 'Free placement' });
  await expect(games).toHaveAccessibleDescription(
    /^A win is one point.* With handicap stones, players keep their colors\.$/,
  );
});
