// In the scoring phase, two players disagree about a group. They play it out on a scratch board.

import { ROOM } from './api.ts';
import type { Person } from './person.ts';
import { expect, test } from './test.ts';

const JAPANESE = { kind: 'go', size: 5, ruleset: 'japanese', handicap: { type: 'none' } } as const;
const BLACK = ['B1', 'B2', 'B3', 'B4', 'B5', 'E3', 'pass'];
const WHITE = ['D1', 'D2', 'D3', 'D4', 'D5', 'pass'];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Sends a request with the session of the person's page. */
async function posts({ page }: Person, path: string, body: unknown): Promise<{ id?: string }> {
  return page.evaluate(
    async ([path, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Two people sit down and play until both have passed. The server proposes Black's stone on E3 as dead. */
async function toTheCount(ada: Person, bo: Person): Promise<string> {
  await ada.opens('/');
  await posts(ada, '/api/v1/session', { name: 'ada', token: false });
  const { id = '' } = await posts(ada, '/api/v1/rooms', { ...ROOM, setup: JAPANESE });
  await ada.opens(`/room/${id}`);
  await bo.joins(`/room/${id}`);
  for (const [n, point] of BLACK.entries()) {
    for (const [person, at] of [[ada, point] as const, [bo, WHITE[n]] as const]) {
      const command = at === 'pass' ? { type: 'pass' } : { type: 'play', point: at };
      if (at) await posts(person, `/api/v1/rooms/${id}/commands`, { command_id: `${person.name}${n}`, command });
    }
  }
  for (const person of [ada, bo]) await person.sees('E3', 'black, dead');
  return `/room/${id}`;
}

/** Expects that the page marks the board as a scratch board, and says so above the latest event. */
async function seesScratch(person: Person): Promise<void> {
  await expect(person.page.locator('.room-board[data-scratch]')).toBeVisible();
  await expect(person.page.locator('.room-news .turn')).toHaveText('Scratch board: the game does not change');
}

test('two players play a group out, and only their agreement changes the marks', async ({ call }) => {
  const [ada, bo, cy] = [await call('ada'), await call('bo', PHONE), await call('cy')];
  const room = await toTheCount(ada, bo);
  await cy.opens(room);

  await test.step('Black disagrees, and White opens a scratch board', async () => {
    await ada.point('E3').click();
    for (const person of [bo, cy]) await person.sees('E3', 'black(?!, dead)');
    const places = () =>
      ada.page.evaluate(() =>
        ['.room-news', '.room-board', '.room-bar'].map((one) =>
          JSON.stringify(document.querySelector(one)?.getBoundingClientRect()),
        ),
      );
    const before = await places();
    await bo.presses('Play it out');
    for (const person of [ada, bo, cy]) await seesScratch(person);
    expect(await places(), 'the news, the board and the buttons do not move').toEqual(before);
    await expect(ada.latest).toContainText('White opens a scratch board');
  });

  await test.step('the players place stones in any order: White with a finger, Black with the keyboard and by typing', async () => {
    await bo.point('E2').tap();
    for (const person of [ada, bo, cy]) await person.sees('E2', 'white, last move');
    await expect(cy.latest).toContainText('Scratch board: White E2');
    await ada.point('C3').focus();
    await ada.page.keyboard.press('Enter');
    for (const person of [bo, cy]) await person.sees('C3', 'black, last move');
    await ada.page.locator('.room-field input').fill('C2');
    await ada.page.keyboard.press('Enter');
    await bo.sees('C2', 'black, last move');
    await ada.page.locator('.room-field input').blur();
    await ada.answers('scratch_takeback', 'u');
    for (const person of [ada, bo, cy]) await person.sees('C2', 'empty');
  });

  await test.step('after a reload, the board is the same', async () => {
    await bo.page.reload();
    await seesScratch(bo);
    await bo.sees('C3', 'black, last move');
    await bo.sees('E2', 'white');
    await bo.point('E4').tap();
    for (const person of [ada, bo, cy]) await person.sees('E3', 'empty');
    await expect(ada.latest).toContainText('Scratch board: White E4, captures 1 stone');
  });

  await test.step('White proposes the result, and Black agrees', async () => {
    await bo.answers('scratch_result', 'p');
    await ada.reads('White proposes this result');
    await ada.answers('scratch_result', 'p');
    for (const person of [ada, bo, cy]) {
      await person.sees('E3', 'black, dead');
      await person.sees('E2', 'empty');
      await expect(person.page.locator('.room-board[data-scratch]')).toHaveCount(0);
      await expect(person.latest).toContainText(
        person === ada ? 'You agree: the marks follow' : 'Black agrees: the marks follow the scratch board',
      );
    }
  });

  await test.step('both accept the score', async () => {
    await ada.answers('accept', 'y');
    await bo.reads('Black has accepted');
    await bo.answers('accept', 'y');
    await expect(cy.page.locator('.room[data-phase=finished]')).toBeVisible();
  });
});

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

/** Lists what does not fit on the page of a scratch board, for example text in a column narrower than 26 letters. */
async function cramped({ page }: Person): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.room-scratch');
    if (!panel) return ['no panel'];
    const upright = matchMedia('(max-aspect-ratio: 6 / 5), (min-height: 521px)').matches;
    const found = upright && panel.scrollHeight > panel.clientHeight + 1 ? ['the panel scrolls'] : [];
    for (const part of panel.querySelectorAll<HTMLElement>('p, li, button')) {
      const { fontSize } = getComputedStyle(part);
      const words = part.textContent ?? '';
      if (part.scrollWidth > part.clientWidth + 1) found.push(`"${words}" is cut off`);
      // A letter is about half as wide as it is high.
      const letters = (part.closest('p, ul') ?? part).clientWidth / (Number.parseFloat(fontSize) / 2);
      if (part.tagName !== 'BUTTON' && letters < 26) found.push(`"${words}" has ${letters} letters in a line`);
    }
    const field = document.querySelector('.room-field .input')?.getBoundingClientRect();
    const side = document.querySelector('.room-side')?.getBoundingClientRect();
    if (field?.width && side && field.right > side.right - 1) found.push('the field for a move is cut off');
    const lines = document.querySelector('.score-sheet');
    if (lines && lines.clientHeight > 0 && lines.clientHeight < 40) found.push('the list of moves has no space');
    return found;
  });
}

test('on every screen, the buttons of a scratch board can be reached, and nothing is cut off', async ({ call }) => {
  const [ada, bo] = [await call('ada'), await call('bo')];
  await toTheCount(ada, bo);
  for (const viewport of SIZES) {
    await ada.page.setViewportSize(viewport);
    await ada.page.getByRole('button', { name: 'Play it out' }).click();
    await seesScratch(ada);
    const words = ada.page.locator('.room-news .turn');
    expect(
      await words.evaluate((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 2),
    ).toBe(true);
    expect(await cramped(ada), `what does not fit at ${viewport.width}x${viewport.height}`).toEqual([]);
    for (const name of ['Propose result', 'Close scratch board']) {
      const button = ada.page.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth), `whether "${name}" fits`).toBe(true);
    }
    await ada.page.getByRole('button', { name: 'Take back last stone' }).scrollIntoViewIfNeeded();
    await ada.answers('scratch', 'b');
    await expect(ada.page.locator('.room-board[data-scratch]')).toHaveCount(0);
  }
});

test('on a phone in landscape, the panels use the width of their column', async ({ call }) => {
  const sideways = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };
  const [ada, bo] = [await call('ada'), await call('bo', sideways)];
  await toTheCount(ada, bo);
  const share = (part: string) =>
    bo.page.locator(part).evaluate((one) => one.clientWidth / (one.parentElement?.clientWidth ?? 0));
  expect(await share('.room-scoring > h2')).toBeGreaterThan(0.7);
  await bo.presses('Play it out');
  await seesScratch(bo);
  expect(await share('.room-scratch > .how')).toBeGreaterThan(0.7);
});
