// Questions, refusals, clocks and counts have places of their own in a room. They are not cut off, and nothing moves
// when they appear.

import { type Person, play } from './person.ts';
import {
  button,
  expectInNews,
  expectWhole,
  leaves,
  NARROW,
  name,
  PHONE,
  pictured,
  places,
  SHORT,
  SIDEWAYS,
  SIZES,
  SMALL,
  visibly,
  WIDE,
} from './places.ts';
import { expect, test } from './test.ts';

/**
 * Whether a large result would be shown now. A real one is shown for less than two seconds, so this function adds one
 * of its own for a moment.
 */
function showsLargeResult(): boolean {
  const result = document.createElement('div');
  result.className = 'room-result';
  document.querySelector('.room-board-fit')?.append(result);
  const { display } = getComputedStyle(result);
  result.remove();
  return display !== 'none';
}

test('an offer has its place, covers nothing and moves nothing', async ({ call }) => {
  test.slow(); // The test looks at many window sizes.
  const [ann, ben] = [await call('ann'), await call('ben')];
  await ben.joins(await ann.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(ann, ben, 'E5 E3');
  for (const size of [...SIZES, NARROW]) {
    await test.step(name(size), async () => {
      for (const { page } of [ann, ben]) await page.setViewportSize(size);
      await ann.reads('Your turn');
      const before = [await places(ann.page), await places(ben.page)];
      await ben.presses('Takeback');
      for (const label of ['Accept', 'Decline']) await expectInNews(button(ann, label));
      await expectInNews(ann.page.locator('.ask').getByText('White asks for a takeback'));
      await expectWhole(ann.page.locator('.room-news .turn'));
      await expectWhole(button(ben, 'Withdraw'));
      await pictured(ann.page, 'offer');
      await pictured(ben.page, 'own-offer');
      expect(await visibly(ann.page, 'White asks for a takeback · back to move 1')).toBe(1);
      expect(await visibly(ben.page, 'You asked for a takeback · back to move 1')).toBe(1);
      await ann.reads('Your turn');
      expect([await places(ann.page), await places(ben.page)]).toEqual(before);
      if (size === WIDE) for (const person of [ann, ben]) await person.page.getByRole('tab', { name: 'Chat' }).click();
      await ben.presses('Withdraw');
      await expect(button(ann, 'Accept')).toHaveCount(0);
      if (size === WIDE) for (const person of [ann, ben]) await person.page.getByRole('tab', { name: 'Moves' }).click();
    });
  }
});

test('with two open offers, both are visible, and each can be answered', async ({ call }) => {
  const [kit, lou] = [await call('kit'), await call('lou')];
  await lou.joins(await kit.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(kit, lou, 'E5 E3');
  await lou.presses('Takeback');
  await lou.presses('Offer draw');
  const asked = (words: string) => kit.page.locator('.ask', { hasText: words });
  for (const size of [...SIZES, NARROW]) {
    await test.step(name(size), async () => {
      await kit.page.setViewportSize(size);
      for (const [first, behind] of [
        ['takeback', 'Draw'],
        ['draw', 'Takeback'],
      ] as const) {
        const next = kit.page.locator('.next-ask');
        await expect(next).toHaveText(`White: ${behind} ›`);
        await expectInNews(next);
        await expectWhole(next.locator('span').first());
        await expectInNews(asked(first).locator('p'));
        await expectInNews(asked(first).getByRole('button', { name: 'Decline' }));
        await expectWhole(kit.page.locator('.room-news .turn'));
        await pictured(kit.page, `two-offers-${first}`);
        await next.click();
      }
    });
  }
  await kit.page.setViewportSize(WIDE);
  await kit.page.locator('.next-ask').press('Shift+N');
  await asked('draw').getByRole('button', { name: 'Decline' }).click();
  await expect(asked('draw')).toHaveCount(0);
  await expect(asked('takeback')).toBeVisible();
  await expect(kit.page.locator('.next-ask')).toHaveCount(0);
});

test('on a phone, the turn, the player’s own clock and a question stay visible above the open sheet', async ({
  call,
}) => {
  test.slow(); // The test looks at many window sizes.
  const [cal, dot] = [await call('cal'), await call('dot')];
  await dot.joins(await cal.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(cal, dot, 'E5 E3');
  const { page } = cal;
  for (const size of [PHONE, SHORT, SMALL, SIDEWAYS]) {
    await test.step(name(size), async () => {
      await page.setViewportSize(size);
      await cal.turnsTo('Chat');
      await expect(page.locator('.room-side')).toBeVisible();
      await page
        .locator('.room-side')
        .evaluate((sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished)));
      await expectWhole(page.locator('.room-news .turn'));
      await expectWhole(page.locator('.own-clock .digits'));
      const [board, box] = [
        await page.locator('.room-board').boundingBox(),
        await page.locator('.room-news').boundingBox(),
      ];
      const covered = (board?.y ?? 0) + (board?.height ?? 0) - (box?.y ?? 0);
      if (size === PHONE) expect(covered, 'the height of the covered part of the board').toBeLessThanOrEqual(1);
      if (size === SHORT) expect(covered, 'the height of the covered part of the board').toBeLessThanOrEqual(90);
      await expectWhole(page.getByRole('textbox', { name: 'Message everyone' }));
      await pictured(page, 'sheet');
      await dot.presses('Offer draw');
      for (const label of ['Accept', 'Decline']) await expectWhole(button(cal, label));
      await pictured(page, 'sheet-offer');
      // If Black declined this offer, White could not offer a draw again immediately.
      await dot.presses('Withdraw');
      await expect(button(cal, 'Decline')).toHaveCount(0);
      await page.getByRole('button', { name: 'Close' }).click();
    });
  }
});

test('the countdown of an absent opponent, and the choice after it, fit into every window', async ({ call }) => {
  test.slow(); // The test looks at many window sizes.
  const [eli, fay] = [await call('eli'), await call('fay')];
  await fay.joins(await eli.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(eli, fay, 'E5 C3');
  const { page } = eli;
  await page.setViewportSize(PHONE);
  await eli.reads('Your turn');
  const before = await places(page);
  await leaves(fay);
  const countdown = page.getByRole('timer', { name: 'Time left to come back' });
  await expect(countdown).toBeVisible();
  for (const size of [SHORT, SIDEWAYS, PHONE]) {
    await page.setViewportSize(size);
    await expectWhole(countdown);
    const facts = await page.locator('.player.top .player-facts').boundingBox();
    const inside = await page.locator('.player.top .player-facts > :visible').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        // Parts that do not fit are on a second line, which is cut off.
        .filter(({ top }) => top < (parts[0]?.parentElement?.getBoundingClientRect().bottom ?? 0))
        .map(({ left, right }) => [left, right]),
    );
    for (const [n, [left = 0, right = 0]] of inside.entries()) {
      if (n > 0) expect(left).toBeGreaterThanOrEqual(inside[n - 1]?.[1] ?? 0);
      expect(right).toBeLessThanOrEqual((facts?.x ?? 0) + (facts?.width ?? 0) + 1);
    }
    await pictured(page, 'away');
  }
  const labels = ['Claim the win', 'Call a draw', 'Keep waiting'];
  await expect(button(eli, 'Claim the win')).toBeVisible({ timeout: 20_000 });
  expect(await places(page)).toEqual(before);
  for (const size of [...SIZES, NARROW, PHONE]) {
    await test.step(name(size), async () => {
      await page.setViewportSize(size);
      for (const label of labels) await expectInNews(button(eli, label));
      await expectWhole(page.locator('.player.top .away .reason'));
      const words = page.locator('.ask').getByText('fay did not come back in time.');
      await expectWhole(words);
      expect((await words.boundingBox())?.width).toBeGreaterThan(150);
      await pictured(page, 'claim');
    });
  }
  await eli.turnsTo('Chat');
  for (const label of labels) await expectWhole(button(eli, label));
});

test('the clocks of Canadian overtime are inside the screen of a phone', async ({ call }) => {
  test.slow(); // The test looks at many window sizes.
  const [gus, hal] = [await call('gus'), await call('hal')];
  const { page } = gus;
  await gus.opensForm();
  await page.getByLabel('Time', { exact: true }).selectOption('Custom…');
  await page.getByLabel('Time control').selectOption('Canadian');
  await gus.chooses('Black');
  await hal.joins(await gus.createsRoom());
  await play(gus, hal, 'E5 C3');
  for (const size of [PHONE, SHORT, SMALL, SIDEWAYS]) {
    await test.step(name(size), async () => {
      await page.setViewportSize(size);
      await pictured(page, 'canadian');
      for (const place of ['top', 'bottom']) {
        for (const part of ['.digits', '.periods', '.captures']) {
          await expectWhole(page.locator(`.player.${place} ${part}`));
        }
      }
    });
  }
});

test('the scoring phase shows the count, the deadline, the totals and the chat together', async ({ call }) => {
  test.slow(); // The test looks at many window sizes.
  const [ivy, jon] = [await call('ivy'), await call('jon')];
  await jon.joins(await ivy.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await ivy.turnsTo('Chat');
  const field = ivy.page.getByRole('textbox', { name: 'Message everyone' });
  for (let n = 1; n <= 9; n++) {
    await field.fill(`line ${n}`);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await play(ivy, jon, 'E5 G3');
  await ivy.presses('Pass');
  await jon.reads('Your turn');
  await jon.presses('Pass');
  const { page } = ivy;
  await ivy.reads('Which stones are dead?');
  const newest = page.getByRole('log').getByText('line 9', { exact: true });
  await expectWhole(newest);
  await expectWhole(page.getByRole('log').getByText('line 7', { exact: true }));
  await ivy.presses('Accept score');
  await jon.reads('Black has accepted');
  for (const person of [ivy, jon]) {
    for (const size of SIZES) {
      await test.step(`${person.name} ${name(size)}`, async () => {
        await person.page.setViewportSize(size);
        await expectWhole(person.page.locator('.score-now'));
        await expectWhole(person.page.locator('.deadline'));
        for (const total of await person.page.locator('.player .total').all()) await expectWhole(total);
        if (size === WIDE) await expectWhole(person.page.locator('.score tfoot tr'));
        else await expectWhole(person.page.locator('.room-openers').getByRole('button', { name: 'Chat' }));
        await expectWhole(button(person, 'Resume play'));
        await pictured(person.page, `scoring-${person.name}`);
      });
    }
  }
  await jon.answers('accept', 'y');
  await expect(page.locator('.room[data-phase=finished]')).toBeVisible();
  await jon.answers('rematch', 'a');
  for (const size of SIZES) {
    await test.step(`the end, ${name(size)}`, async () => {
      await page.setViewportSize(size);
      await expectWhole(page.locator('.room-news .turn').getByText('You lose by'));
      expect(await page.evaluate(showsLargeResult), 'the large result').toBe(size === WIDE);
      for (const label of ['Accept', 'Decline']) await expectWhole(button(ivy, label));
      await expectWhole(page.getByRole('link', { name: 'New game' }).filter({ visible: true }));
      await pictured(page, 'end');
    });
  }
});

test('a long refusal is not cut off', async ({ call }) => {
  const [kim, lou] = [await call('kim'), await call('lou')];
  const room = { kind: 'Gomoku', size: '15×15', color: 'Black', rules: 'Renju' } as const;
  await lou.joins(await kim.makesRoom(room));
  await play(kim, lou, 'h8 a1 j8 c1 i9 e1 i10 g1');
  for (const size of SIZES) {
    await test.step(name(size), async () => {
      await kim.page.setViewportSize(size);
      await kim.point('i8').click();
      const refusal = kim.page.getByRole('alert').filter({ hasText: 'Double-three' });
      await expectWhole(refusal);
      await pictured(kim.page, 'refusal');
    });
  }
});

test('all choices of an opening are within reach on a phone', async ({ call }) => {
  const [mia, ned] = [await call('mia'), await call('ned')];
  const room = await mia.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'You', opening: 'Swap2' });
  await ned.opens(room);
  await ned.presses('Join');
  for (const point of ['h8', 'i9', 'g10']) await mia.plays(point);
  await ned.reads('Choose a color');
  for (const size of SIZES) {
    await test.step(name(size), async () => {
      await ned.page.setViewportSize(size);
      for (const label of ['Play Black', 'Play White', 'Add two stones']) {
        await expectWhole(button(ned, label));
      }
      await pictured(ned.page, 'swap2');
    });
  }
  // On a short phone, a question covers the panel, because there is no other place for it.
  await mia.presses('Offer draw');
  for (const size of [SHORT, SMALL]) {
    await ned.page.setViewportSize(size);
    for (const label of ['Accept', 'Decline']) await expectWhole(button(ned, label));
  }
  await ned.answers('decline', 'n');
  await expectWhole(button(ned, 'Play Black'));
});

test('the plate of a player who is about to lose on time changes its color', async ({ call }) => {
  const [quy, rob] = [await call('quy'), await call('rob')];
  await rob.joins(await quy.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X', time: 'Blitz: 5 s per move' }));
  const ground = (place: string) =>
    quy.page.locator(`.player.${place}`).evaluate((plate) => getComputedStyle(plate).backgroundColor);
  const calm = await ground('bottom');
  await quy.plays('b2');
  await expect.poll(() => ground('top')).not.toBe(calm);
  expect(await ground('bottom')).toBe(calm);
  await pictured(quy.page, 'low');
});

test('a wide board is centered vertically in its space', async ({ call }) => {
  const [sam, vic] = [await call('sam'), await call('vic')];
  const { page } = sam;
  await sam.opensForm();
  await sam.opensRest();
  await sam.chooses('Other size');
  await page.getByLabel('Columns').fill('19');
  await page.getByLabel('Rows').fill('7');
  await vic.joins(await sam.createsRoom());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const middle = (part: string) => {
            const { y = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
            return y + height / 2;
          };
          return Math.abs(middle('.room-board') - middle('.board-frame'));
        }),
      )
      .toBeLessThan(1);
    await pictured(page, 'rect');
  }
});

test('while a finger aims, the loupe shows the name of the point', async ({ call }) => {
  const tam = await call('tam', { viewport: PHONE, isMobile: true, hasTouch: true });
  const uli = await call('uli');
  await uli.joins(await tam.makesRoom({ size: '19×19', color: 'Black' }));
  await tam.reads('Your turn');
  const box = await tam.point('K10').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const finger = await tam.context.newCDPSession(tam.page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(tam.page.locator('.loupe')).toHaveText('K10');
  await pictured(tam.page, 'loupe');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('a player’s own messages, and messages read before a reload, do not count as new', async ({ call }) => {
  const [ola, pit] = [await call('ola', { viewport: PHONE }), await call('pit')];
  await ola.joins(await pit.makesRoom({ size: '9×9', color: 'Black' }));
  const says = async ({ page }: Person, text: string) => {
    await page.getByRole('textbox', { name: 'Message everyone' }).fill(text);
    await page.getByRole('textbox', { name: 'Message everyone' }).press('Enter');
  };
  for (const person of [ola, pit]) await person.turnsTo('Chat');
  await says(pit, 'one');
  await ola.reads('one');
  await says(ola, 'two');
  await pit.reads('two');
  await says(pit, 'three');
  await ola.reads('three');
  // What was read before a reload is not new after it.
  await ola.page.reload();
  await expect(button(ola, 'Chat')).toBeVisible();
  await says(pit, 'four');
  await expect(button(ola, 'Chat 1 new message')).toBeVisible();
});
