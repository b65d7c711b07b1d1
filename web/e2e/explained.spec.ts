// During the count and after the game, the page explains each point: who owns it, why, and how much it counts. A replay
// also answers questions.

import { Guest } from './api.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { expect, test } from './test.ts';

const JAPANESE = { kind: 'go', size: 5, ruleset: 'japanese', handicap: { type: 'none' } } as const;
const BLACK = ['B1', 'B2', 'B3', 'B4', 'B5', 'E3', 'pass'];
const WHITE = ['D1', 'D2', 'D3', 'D4', 'D5', 'pass'];

/** The person joins a room as White. The game goes on until both players have passed. Black's stone on E3 is dead. */
async function toTheCount(server: Server, person: Person): Promise<{ black: Guest; room: string }> {
  const black = await Guest.create(server, 'bot');
  const room = await black.makesRoom(JAPANESE);
  await person.joins(`/room/${room}`);
  const command = (point = 'pass') => (point === 'pass' ? { type: 'pass' } : { type: 'play', point });
  for (const [n, move] of BLACK.entries()) {
    await black.does(room, command(move));
    if (WHITE[n]) await does(person, room, { command_id: `white${n}`, command: command(WHITE[n]) });
  }
  await person.sees('E3', 'black');
  await person.reads('Which stones are dead?');
  return { black, room };
}

/** Sends a command with the session of the person's page. */
async function does({ page }: Person, room: string, body: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([room, text]) => {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(`/api/v1/rooms/${room}/commands`, { method: 'POST', headers, body: text });
      return sent.status;
    },
    [room, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

test('during the count and in the replay, the page explains a point that is hovered, focused or asked about', async ({
  call,
  server,
}) => {
  const eva = await call('eva');
  const { black, room } = await toTheCount(server, eva);
  await eva.sees('E3', 'black, dead');
  const told = eva.page.locator('.room-news .explained');
  const before = await eva.page.locator('.room-news').boundingBox();

  await test.step('the mouse and the keyboard', async () => {
    await eva.point('E3').hover();
    await expect(told).toHaveText(
      'E3: A dead stone: two points for White, one for the point and one for the prisoner.',
    );
    expect(await told.evaluate((one) => one.scrollHeight <= one.clientHeight + 1), 'the words fit').toBe(true);
    await eva.point('A1').focus();
    await expect(told).toHaveText('A1: Only Black surrounds this point: one point for Black.');
    await eva.page.keyboard.press('ArrowUp');
    await expect(told).toContainText('A2: ');
    expect(await eva.page.locator('.room-news').boundingBox(), 'the box of news does not move').toEqual(before);
  });

  await test.step('a typed question', async () => {
    await eva.page.locator('.room-field input').fill('C3?');
    await eva.page.keyboard.press('Enter');
    const answer = 'C3 empty: Both colors reach this point (dame), so it counts nothing.';
    await expect(eva.page.locator('.room-field-answer')).toHaveText(answer);
  });

  await test.step('the name of an empty point, typed into the field, explains the point', async () => {
    await eva.page.locator('.room-field input').fill('A1');
    await eva.page.keyboard.press('Enter');
    await expect(eva.page.locator('.room-field-answer')).toContainText('Only Black surrounds this point');
  });

  await test.step('a click still marks the group', async () => {
    await eva.point('E3').click();
    await eva.sees('E3', 'black(?!, dead)');
    await eva.point('E3').click();
    await eva.sees('E3', 'black, dead');
    await expect(told).toContainText('E3: A dead stone');
  });

  await test.step('the end, and the replay', async () => {
    await black.does(room, { type: 'accept_score', dead: ['E3'] });
    await eva.reads('Black has accepted'); // A key does nothing if this news arrives just after the press.
    await eva.answers('accept', 'y');
    await expect(eva.page.locator('.room[data-phase=finished]')).toBeVisible();
    const whole = (part: string) => expect(eva.page.locator(part), part).toBeInViewport({ ratio: 1 });
    await eva.turnsTo('Chat');
    expect((await eva.page.locator('.chat-lines').boundingBox())?.height).toBeGreaterThan(50);
    await whole('.chat-form');
    await eva.turnsTo('Moves');
    await whole('.room-field');
    await expect(eva.page.getByRole('button', { name: 'Other settings' })).toBeInViewport({ ratio: 1 });
    await expect(eva.page.locator('.room-ending .score tfoot')).toBeInViewport({ ratio: 1 });
    await eva.reads('Komi: White gets 6.5 points because Black moves first.');
    await eva.reads('5 points counted for no one.');
    await eva.opens(`/game/${room}`);
    const answer = eva.page.locator('.ask-answer').last();
    await eva.point('A1').hover();
    await expect(answer).toHaveText('A1: Only Black surrounds this point: one point for Black.');
    await eva.page.getByRole('textbox', { name: 'Ask' }).fill('row 3?');
    await eva.page.keyboard.press('Enter');
    await eva.page.mouse.move(0, 0);
    await expect(answer).toHaveText('B3 black; D3 white; E3 black, last move, dead, white territory');
  });

  await test.step('the keys of the replay ask about the point under the cursor', async () => {
    const spoken = eva.page.locator('.replay-side > [aria-live=assertive]');
    await eva.point('E3').focus();
    await eva.page.keyboard.press('1');
    await expect(spoken).toContainText('E3 black');
    await eva.page.keyboard.press('5');
    await expect(spoken).toContainText('Black: ');
    await eva.page.keyboard.press('g');
    await expect(eva.page.getByRole('textbox', { name: 'Ask' })).toBeFocused();
    await eva.page.keyboard.press('Escape');
    await expect(eva.point('E3')).toBeFocused();
    await eva.page.getByRole('button', { name: 'Previous move' }).press('Enter');
    await expect(spoken).toHaveText('');
  });
});

test('on a phone, a tap explains a point, and the tap of a player also marks the group on that point', async ({
  call,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [gil, hew] = [await call('gil', phone), await call('hew', phone)];
  const { room } = await toTheCount(server, gil);
  await hew.opens(`/room/${room}`);
  for (const person of [gil, hew]) {
    await person.sees('E3', 'black, dead');
    await person.point('A1').tap();
    const told = person.page.locator('.room-news .explained');
    await expect(told).toHaveText('A1: Only Black surrounds this point: one point for Black.');
    await expect(told).toBeInViewport();
  }
  await gil.point('E3').tap();
  await hew.sees('E3', 'black(?!, dead)');
  await expect(gil.page.locator('.room-news .explained')).toContainText("E3: Black's stone is alive.");
  // Nobody has accepted yet, and the page says what this mark costs.
  for (const person of [gil, hew]) {
    const cost = person.page.getByText(
      "White's area at E5 (4 points) does not count: Black's stones at E3 are marked alive.",
    );
    const seen = cost.filter({ visible: true }).first();
    await expect(seen).toBeInViewport({ ratio: 1 });
    expect(await seen.evaluate((one) => one.scrollHeight <= one.clientHeight + 1), 'the words fit').toBe(true);
  }
});

/** Expects that each part is completely in the window without scrolling, and that nothing covers the part. */
async function inSight(person: Person, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const one = person.page.locator(part).filter({ visible: true }).first();
    await expect(one, part).toBeInViewport({ ratio: 1 });
    const { covered, cut } = await one.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
      return { covered: !(top && element.contains(top)), cut: element.scrollHeight > element.clientHeight + 1 };
    });
    expect([part, covered, cut]).toEqual([part, false, false]);
  }
}

test('the page shows totals, warnings and the Accept button together, and says after the game what did not count', async ({
  call,
  server,
}) => {
  const ida = await call('ida');
  const { black, room } = await toTheCount(server, ida);
  await black.does(room, { type: 'mark', point: 'E3', dead: false });
  await ida.sees('E3', 'black(?!, dead)');
  const cost = "White's area at E5 (4 points) does not count: Black's stones at E3 are marked alive.";
  await expect(ida.page.locator('.room-scoring .notice')).toContainText(cost);
  await test.step('on a desktop', () => inSight(ida, ['.room-scoring .score tfoot tr', '.room-scoring .notice']));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    await test.step(`${width}x${height}`, async () => {
      await ida.page.setViewportSize({ width, height });
      // In landscape, the panel shows the warning, and the plates show the totals, without scrolling.
      const warning = width > height ? '.room-scoring .notice' : '.totals';
      await expect(ida.page.locator(warning)).toContainText(cost);
      if (warning === '.totals') await expect(ida.page.locator(warning)).toHaveText(/^Black: 5\s· White: 6\.5White's/);
      await inSight(ida, [warning, '.room-news .turn', '[data-act=accept]', '[data-act=resume]']);
      await expect(ida.page.getByText('Total: 5', { exact: true }).first()).toBeInViewport();
    });
  }
  await ida.page.setViewportSize({ width: 1280, height: 800 });
  await black.does(room, { type: 'accept_score', dead: [] });
  await ida.reads('Black has accepted'); // A key does nothing if this news arrives just after the press.
  await ida.answers('accept', 'y');
  await ida.reads("White's area at E5 (4 points) did not count: Black's stones at E3 were marked alive.");
  await inSight(ida, ['.room-ending .score tfoot tr']);
});
