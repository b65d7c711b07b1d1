// A player leaves a game. The tests check what each player then sees and may do.

import { type Person, play } from './person.ts';
import { expect, test } from './test.ts';

/** A player who has closed the page has ten seconds to come back. This wait is longer. */
const WAIT = { timeout: 20_000 };

/** Opens an address outside the client. This closes the page of the room. */
async function leaves(person: Person) {
  // The browser requests this file because the page at /healthz names no icon.
  await person.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await person.opens('/healthz');
}

type Noting = Window & { noted?: string | undefined; next?: string | undefined };

/**
 * Stores the words about an absent player as soon as they include the countdown. The countdown is shown for five
 * seconds. Also stores the words about the time after the countdown: what the player who stayed may do then.
 */
function noteCountdown(): void {
  const look = () => {
    const away = document.querySelector('.away:has([role=timer][aria-label="Time left to come back"])');
    (window as Noting).noted ??= away?.textContent ?? undefined;
    (window as Noting).next ??= document.querySelector('.deadline')?.textContent ?? undefined;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function game(ann: Person, ben: Person): Promise<string> {
  const room = await ann.makesRoom({
    kind: 'Gomoku',
    size: '15×15',
    color: 'Black',
    time: 'Rapid: 10 min + 5 s per move',
  });
  await ben.joins(room);
  await play(ann, ben, 'h8 h9');
  return room;
}

test('the player who stayed sees why the opponent is away and how long to wait, and then claims the win', async ({
  call,
}) => {
  const [ann, ben, eve] = [await call('ann'), await call('ben'), await call('eve')];
  const room = await game(ann, ben);
  await eve.opens(room);
  await eve.sees('h9', 'white');
  for (const { page } of [ann, eve]) await page.evaluate(noteCountdown);
  await leaves(ben);
  for (const { page } of [ann, eve]) {
    const noted = () => page.evaluate(() => (window as Noting).noted);
    await expect.poll(noted, WAIT).toMatch(/^closed the page 0:0[0-5]$/);
  }
  const next = () => ann.page.evaluate(() => (window as Noting).next);
  await expect.poll(next, WAIT).toMatch(/^If ben is not back in 0:0[1-5], you may claim the win or call a draw\.$/);
  await expect(ann.page.getByRole('button', { name: 'Claim the win' })).toBeVisible(WAIT);
  await expect(eve.page.getByRole('button', { name: 'Claim the win' })).toHaveCount(0);
  await ann.presses('Keep waiting');
  await expect(ann.page.getByRole('button', { name: 'Claim the win' })).toHaveCount(0);
  await ann.presses('End the game instead of waiting');
  const claim = ann.page.getByRole('button', { name: 'Claim the win' });
  await claim.focus();
  await expect(claim).toBeEnabled();
  await ann.page.keyboard.press('Enter');
  for (const person of [ann, eve]) await person.reads('Black wins: White left the game');

  // The home page shows this result to the player who has lost, until this player has seen the game.
  await ben.opens('/');
  const ended = ben.page.getByRole('link', { name: 'You lose: you left the game' });
  await ended.click();
  await ben.reads('You left and did not come back in time.');
  await ben.opens('/');
  await expect(ben.page.getByRole('heading', { name: 'Recent games' })).toBeVisible();
  await expect(ended).toHaveCount(0);
});

test('coming back ends the countdown, and a player on another page of the site is not away', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await game(ann, ben);
  await leaves(ben);
  const countdown = ann.page.getByRole('timer', { name: 'Time left to come back' });
  await expect(countdown).toBeVisible();
  /** The hidden words about the absence, which only screen readers speak. */
  const warning = ann.page.locator('.heard[aria-live]', { hasText: /come back/ });
  await expect(warning).toHaveCount(1);
  await ben.opens(room);
  await expect(ben.point('h9')).toHaveAccessibleName(/white/);
  await expect(countdown).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await ben.page.getByRole('link', { name: 'History' }).first().click();
  await ben.page.waitForURL(/\/history/);
  await ann.plays('i8');
  await expect(ben.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ann.page.getByText('disconnected')).toHaveCount(0);
  await expect(countdown).toHaveCount(0);
});

test('if a player leaves before accepting changed marks, play resumes, and the next two passes end the game', async ({
  call,
}) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await ann.makesRoom({ kind: 'Go', size: '9×9', color: 'Black', rules: 'Chinese' });
  await ben.joins(room);
  await play(ann, ben, 'E5 C3');
  await ann.presses('Pass');
  await ben.reads('Your turn');
  await ben.presses('Pass');
  // Wait for the second pass. Before it arrives, a click marks nothing.
  await ann.sees('E5', 'black, black territory');
  await ann.point('E5').click();
  await ann.sees('E5', 'black, dead');
  await ann.presses('Accept score');
  await ben.reads('Black has accepted');
  await leaves(ben);
  // The server counts the absence only after five seconds, but the page knows the deadline before that.
  await ann.reads(/^White closed the page\. Play resumes in 0:(10|0[6-9])\./);
  const warning = (person: Person) => person.page.getByRole('region', { name: 'Two passes in a row end the game' });
  await expect(warning(ann)).toBeVisible(WAIT);
  await ben.opens(room);
  await expect(warning(ben)).toBeVisible();
  await ben.reads(/^While you were away: .*You did not answer/);
  const pass = ben.page.getByRole('button', { name: 'Pass', exact: true });
  await expect(pass).toHaveAccessibleDescription(/all stones on the board count as alive/);
  await pass.click();
  await ann.reads('Your turn');
  await expect(warning(ann)).toBeVisible();
  await ann.presses('Pass');
  for (const person of [ann, ben]) await person.reads(/wins by/);
});

test('a player who comes back reads what happened in the meantime', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  const room = await game(ann, ben);
  await leaves(ben);
  await expect(ann.latest).toHaveText('ben closed the page', WAIT);
  await ann.plays('i8');
  await ben.opens(room);
  await expect(ben.latest).toHaveText('While you were away: Black i8');
  await ben.plays('i9');
  await expect(ben.latest).toHaveText('White i9');
});
