// Two players use only their fingers, one on a phone in portrait and the other on a phone in landscape.

import { Finger, middle } from './finger.ts';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

const UPRIGHT = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SIDEWAYS = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };

/** Chooses a point with one tap, confirms the move with a second tap, and waits until the opponent sees the stone. */
async function taps(person: Person, name: string, opponent: Person): Promise<void> {
  await expect(person.page.getByRole('main').getByText('Your turn', { exact: true })).toBeVisible();
  await person.point(name).tap();
  await person.sees(name, 'empty, chosen');
  await person.point(name).tap();
  await opponent.sees(name, '(black|white), last move');
}

/** Taps a button as soon as it can be pressed. */
async function presses(person: Person, name: string): Promise<void> {
  const button = person.page.getByRole('button', { name, exact: true }).locator('visible=true');
  await expect(button).toBeEnabled();
  await button.tap();
}

/**
 * Drags a finger over the board, and expects a loupe to follow it. Far from every point, lifting the finger chooses
 * nothing. Near a point, lifting the finger chooses this point.
 */
async function aims(person: Person): Promise<void> {
  const { page } = person;
  const finger = await Finger.on(page);
  const loupe = page.locator('.loupe');
  const [low, high] = [await middle(person.point('D4')), await middle(person.point('Q16'))];
  await finger.presses(low);
  await expect(loupe).toHaveText('D4');
  const above = await loupe.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0), 'the lower end of the loupe').toBeLessThan(low.y);
  await expect(loupe).toBeInViewport({ ratio: 1 });
  await finger.moves(high);
  await expect(loupe).toHaveText('Q16');
  await expect(loupe).toBeInViewport({ ratio: 1 });
  const board = await page.getByRole('grid').boundingBox();
  await finger.moves({ x: (board?.x ?? 0) + 1, y: low.y });
  await expect(loupe).toHaveCount(0);
  await finger.lifts();
  await person.sees('Q16', 'empty$');
  await finger.presses(low);
  await finger.moves(high);
  await finger.lifts();
  await person.sees('Q16', 'empty, chosen');
}

/** Aims near the top of the screen, and expects the loupe to be next to the finger instead of above it. */
async function aimsHigh(person: Person): Promise<void> {
  const finger = await Finger.on(person.page);
  const loupe = person.page.locator('.loupe');
  const high = await middle(person.point('K18'));
  await finger.presses(high);
  await expect(loupe).toHaveText('K18');
  await expect(loupe).toBeInViewport({ ratio: 1 });
  const { x = 0, width = 0 } = (await loupe.boundingBox()) ?? {};
  expect(x > high.x || x + width < high.x, `the loupe is from ${x} to ${x + width}, the finger at ${high.x}`).toBe(
    true,
  );
  await finger.moves({ x: 1, y: high.y });
  await finger.lifts();
  await expect(loupe).toHaveCount(0);
}

test('a newcomer joins with one tap and places a stone with two more, and a whole game is played by touch', async ({
  call,
}) => {
  const tia = await call('tia', UPRIGHT);
  const room = await tia.makesRoom({ size: '19×19', color: 'White' });
  const uwe = await call('uwe', { ...SIDEWAYS, settings: { name: '' } });
  await uwe.opens('/');
  await uwe.page.getByRole('button', { name: "Join tia's game" }).tap();
  await uwe.page.waitForURL(`**${room}`);
  await uwe.reads('Your turn');
  await uwe.point('D16').tap();
  await tia.sees('D16', 'empty$');
  await uwe.point('D16').tap();
  await tia.sees('D16', 'black, last move');

  await test.step('fingers aim with a loupe', async () => {
    await aims(tia);
    await uwe.sees('Q16', 'empty$');
    await tia.point('Q16').tap();
    await uwe.sees('Q16', 'white, last move');
    await aimsHigh(uwe);
  });

  await test.step('the game is scored', async () => {
    await taps(uwe, 'D4', tia);
    await presses(tia, 'Pass');
    await presses(tia, 'Confirm pass');
    await uwe.reads('Your turn');
    await presses(uwe, 'Pass');
    await presses(uwe, 'Confirm pass');
    for (const person of [tia, uwe]) await person.reads('Which stones are dead?');
    await uwe.point('Q16').tap();
    await tia.sees('Q16', 'white, dead');
    await tia.point('Q16').tap();
    await uwe.sees('Q16', 'white(?!, dead)');
    for (const person of [tia, uwe]) await presses(person, 'Accept score');
    for (const person of [tia, uwe]) await person.reads(/wins by [\d.]+ points/);
  });
});
