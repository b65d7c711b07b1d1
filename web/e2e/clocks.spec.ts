// Time controls in the form, and clocks in the room.

import { play } from './person.ts';
import { expect, test } from './test.ts';

test('Canadian overtime is chosen, shown to both players, and still shown after a reload', async ({ call }) => {
  const [ann, ben] = [await call('ann'), await call('ben')];
  await ann.opensForm();
  await ann.page.getByLabel('Time', { exact: true }).selectOption('Custom…');
  await ann.page.getByLabel('Time control').selectOption('Canadian');
  await expect(ann.page.getByLabel('Seconds per period')).toHaveValue('300');
  await ann.page.getByLabel('Moves per period').fill('51');
  await ann.presses('Start');
  await ann.reads('Enter a whole number from 1 to 50.');
  await ann.page.getByLabel('Moves per period').fill('15');
  await ann.chooses('Black');
  await ben.joins(await ann.createsRoom());
  for (const person of [ann, ben]) {
    await person.turnsTo('About');
    await person.reads('20 min, then 15 moves per 5 min');
  }
  await play(ann, ben, 'E5 C3');
  for (const person of [ann, ben]) {
    const clock = person.page.getByRole('timer', { name: "Black's clock" });
    await expect(clock).toContainText(/(20:00|19:5\d)\s*then 15 moves in 5 min/);
    await person.page.reload();
    await expect(clock).toContainText(/(20:00|19:[0-5]\d)\s*then 15 moves in 5 min/);
  }
});

test('the home page lists a game as a correspondence game, and its clocks show days, also after a reload', async ({
  call,
}) => {
  const never = { settings: { confirm: { correspondence: 'never' } } };
  const [cat, dan] = [await call('cat', never), await call('dan', never)];
  const days = '3 d + 1 d per move, at most 7 d, 2 rest days';
  const room = await cat.makesRoom({ size: '9×9', color: 'Black', time: `Correspondence: ${days}` });
  await dan.opens('/');
  await dan.reads(new RegExp(`correspondence, ${days.replaceAll('+', '\\+')}`));
  await dan.joins(room);
  await play(cat, dan, 'E5');
  for (const person of [cat, dan]) {
    const running = person.page.getByRole('timer', { name: "White's clock" });
    await expect(running).toContainText('2 d 23 h');
    await expect(running).toContainText('2 rest days left');
    await expect(person.page.getByRole('timer', { name: "Black's clock" })).toContainText('3 d 0 h');
    await person.page.reload();
    await expect(running).toContainText('2 d 23 h');
  }
  await play(dan, cat, 'C3');
});

test('each preset has time controls of its own', async ({ call }) => {
  const eve = await call('eve');
  await eve.opensForm();
  const options = () => eve.page.getByLabel('Time', { exact: true }).getByRole('option').allInnerTexts();
  for (const [card, times] of [
    ['Quick Go', ['Blitz: 1 min, then 3 × 10 s', 'Classical: 20 min, then 5 × 30 s']],
    ['Tic-tac-toe', ['Blitz: 5 s per move', 'Correspondence: 1 d per move']],
    ['Othello', ['Rapid: 10 min + 5 s per move', 'Classical: 30 min for the game']],
  ] as const) {
    await eve.chooses(card);
    expect(await options()).toEqual(expect.arrayContaining([...times, 'No clock', 'Custom…']));
    expect((await options()).length).toBe(6);
  }
});

test('a custom time control starts with the values of the time control chosen before', async ({ call }) => {
  const eve = await call('eve');
  await eve.opensForm();
  const choose = (time: string) => eve.page.getByLabel('Time', { exact: true }).selectOption(time);
  const starts = async (numbers: Record<string, string>) => {
    await choose('Custom…');
    for (const [label, number] of Object.entries(numbers)) {
      await expect(eve.page.getByLabel(label, { exact: true })).toHaveValue(number);
    }
  };
  await starts({ 'Minutes per player': '10', Periods: '3', 'Seconds per period': '30' });
  await choose('Blitz: 1 min, then 3 × 10 s');
  await starts({ 'Minutes per player': '1', Periods: '3', 'Seconds per period': '10' });
  await choose('Correspondence: 3 d + 1 d per move, at most 7 d, 2 rest days');
  await starts({ 'Days at the start': '3', 'Rest days per player': '2' });
  await choose('No clock');
  await starts({ 'Days at the start': '3' });
});

test('a voice counts down the last seconds on the player’s own clock', async ({ call }) => {
  const settings = { sound: true, count: 'voice' };
  const [fay, gus] = [await call('fay', { settings }), await call('gus', { settings })];
  for (const { page } of [fay, gus]) {
    await page.addInitScript(() => {
      const said: string[] = [];
      const voice = { lang: 'en-US', name: 'test' };
      Object.assign(window, {
        said,
        SpeechSynthesisUtterance: class {
          text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(window, 'speechSynthesis', {
        value: { getVoices: () => [voice], speak: (one: { text: string }) => said.push(one.text), cancel: () => {} },
      });
    });
  }
  const said = (person: typeof fay) => person.page.evaluate(() => (window as unknown as { said: string[] }).said);
  const room = await fay.makesRoom({ kind: 'Tic-tac-toe', size: null, color: 'X', time: 'Blitz: 5 s per move' });
  await gus.joins(room);
  await play(fay, gus, 'b2 a1');
  const ofGus = await said(gus);
  // Fay does not move again and loses on time.
  await fay.reads(/^O wins/);
  const counted = (await said(fay)).map(Number);
  expect(counted.length).toBeGreaterThan(0);
  expect(counted).toEqual([...counted].sort((a, b) => b - a));
  expect(counted.every((second) => second >= 1 && second <= 5)).toBe(true);
  expect(await said(gus)).toEqual(ofGus);
});

test('the clock that runs has the color of the turn, and the other clock has the color of the text', async ({
  call,
}) => {
  const [ira, jon] = [await call('ira'), await call('jon')];
  const room = await ira.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' });
  await jon.joins(room);
  const color = (name: string) =>
    ira.page
      .getByRole('timer', { name })
      .locator('.digits')
      .evaluate((digits) => getComputedStyle(digits).color);
  const named = (token: string) =>
    ira.page.evaluate((token) => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = `var(${token})`;
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    }, token);
  await play(ira, jon, 'E5');
  await expect.poll(() => color("White's clock")).toBe(await named('--turn'));
  expect(await color("Black's clock")).toBe(await named('--ink'));
});
