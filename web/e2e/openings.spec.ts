// Two players play openings in two browsers. In some tests, a spectator watches in a third browser.

import { type Person, play } from './person.ts';
import { expect, test } from './test.ts';

const RENJU = { kind: 'Gomoku', size: '15×15', color: 'You', rules: 'Renju' } as const;

/** One player places these stones one after another. The others see each stone before the next one is placed. */
async function places(person: Person, others: readonly Person[], points: string): Promise<void> {
  for (const point of points.split(' ')) {
    await person.plays(point);
    for (const other of others) await expect(other.point(point)).toHaveAccessibleName(/, last move/);
  }
}

/** Returns two functions: `hold` delays all messages from the server to this person, and `letGo` delivers them. */
async function slowLine(person: Person): Promise<{ hold: () => void; letGo: () => void }> {
  let held: (() => void)[] | undefined;
  await person.page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => {
      held ??= [];
    },
    letGo: () => {
      for (const send of held ?? []) send();
      held = undefined;
    },
  };
}

/** Joins a game that starts with an opening. */
async function joins(person: Person, room: string): Promise<void> {
  await person.opens(room);
  await person.presses('Join');
  await expect(person.page.getByRole('button', { name: 'Resign' })).toBeVisible();
}

test('Swap2: one player places three stones, the opponent adds two, and the first player chooses a color', async ({
  call,
}) => {
  const [amy, ben, cas] = [await call('amy'), await call('ben'), await call('cas')];
  const room = await amy.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'You', opening: 'Swap2' });
  await joins(ben, room);
  await cas.opens(room);
  await amy.reads('Place a black stone anywhere.');
  await amy.reads('3 stones left this turn.');
  for (const person of [ben, cas]) await person.reads('amy places a black stone anywhere.');
  await ben.reads('Waiting for amy');
  const open = ben.page.getByText('color not chosen', { exact: true });
  await expect(open).toHaveCount(2);
  await places(amy, [ben, cas], 'h8 i9 g7');
  await cas.reads('ben chooses a color, or adds two stones.');
  await ben.reads('Choose a color, or add two stones and let amy choose.');
  await ben.point('h9').click();
  await ben.reads('That is not the next step of this opening.');
  await expect(amy.page.getByRole('button', { name: 'Add two stones' })).toHaveCount(0);
  await ben.presses('Add two stones');
  await ben.reads('Place a white stone anywhere.');
  await places(ben, [amy, cas], 'h10 j8');
  await amy.reads('Which color do you want to play from here?');
  await amy.presses('Play White');
  await amy.reads('Your turn');
  await expect(open).toHaveCount(0);
  await expect(amy.page.getByRole('region', { name: 'White: amy' })).toBeVisible();
  await expect(cas.page.getByRole('region', { name: 'Swap2' })).toHaveCount(0);
  await play(amy, ben, 'a1 a15');
  await cas.sees('a15', 'black, last move');
});

test('stones of an opening can be placed before the server answers', async ({ call }) => {
  const [gil, hal] = [await call('gil'), await call('hal')];
  const line = await slowLine(gil);
  await joins(hal, await gil.makesRoom({ kind: 'Gomoku', size: '15×15', color: 'You', opening: 'Swap' }));
  await gil.reads('3 stones left this turn.');
  line.hold();
  for (const point of ['h8', 'i9', 'i9', 'g7']) await gil.point(point).click();
  await gil.sees('h8', 'black, last move, not confirmed yet');
  await gil.sees('i9', 'empty');
  line.letGo();
  for (const person of [gil, hal]) {
    await person.sees('g7', 'black, last move');
    await person.sees('i9', 'white');
    await person.sees('h8', 'black');
  }
  await hal.reads('Which color do you want to play from here?');
});

test('Soosyrv-8: one player declares how many fifth moves the opponent must offer, and picks one of them', async ({
  call,
}) => {
  const [dan, eve, fay] = [await call('dan'), await call('eve'), await call('fay')];
  const room = await dan.makesRoom({ ...RENJU, opening: 'Soosyrv-8' });
  await joins(eve, room);
  await fay.opens(room);

  await test.step('stones near the center', async () => {
    await dan.reads('Place a black stone in the center.');
    await dan.sees('g8', 'empty, not allowed by the opening');
    await dan.point('g8').click();
    await dan.reads('g8: The opening does not allow that point.');
    await places(dan, [eve, fay], 'h8 h9 h10');
  });

  await test.step('a choice of color, a fourth stone, a number of fifth moves, and another choice of color', async () => {
    await eve.presses('Play White');
    await eve.reads(/^Place a (black|white) stone/);
    await places(eve, [dan, fay], 'i10');
    await eve.page.getByLabel('Number of fifth moves').fill('3');
    await eve.presses('Declare');
    await dan.reads('Which color do you want to play from here?');
    await dan.presses('Play Black');
  });

  await test.step('the offered fifth moves', async () => {
    await dan.reads("Select 3 points on the board to offer for Black's fifth stone. eve picks one.");
    await fay.reads("dan offers 3 points for Black's fifth stone; eve picks one.");
    await dan.point('g8').click();
    await dan.sees('g8', 'empty.*, offered as A');
    await dan.point('h9').click();
    await dan.reads('h9: Only empty points can be offered.');
    await dan.point('g9').click();
    await dan.point('j7').click();
    await dan.reads('3 of 3 chosen: g8, g9, j7');
    await dan.presses('Remove last point');
    await expect(dan.page.getByRole('button', { name: 'Offer these 3 moves' })).toBeDisabled();
    await dan.point('i7').click();
    await dan.presses('Offer these 3 moves');
  });

  await test.step('the pick', async () => {
    for (const person of [dan, fay]) await person.reads("eve picks the point for Black's fifth stone.");
    await fay.sees('i7', 'empty.*, offered as C');
    await eve.point('a1').click();
    await eve.reads('a1: The opening does not allow that point.');
    await eve.presses('B: g9');
    for (const person of [dan, eve, fay]) await person.sees('g9', 'black, last move');
    await play(eve, dan, 'c3 c4');
  });
});

test('Taraguchi-10: the opponent chooses a color after each stone, and ten fifth moves are offered', async ({
  call,
}) => {
  const [kit, lou] = [await call('kit'), await call('lou')];
  const room = await kit.makesRoom({ ...RENJU, opening: 'Taraguchi-10' });
  await joins(lou, room);
  await places(kit, [lou], 'h8');
  // By choosing Black, lou swaps colors with kit.
  await lou.presses('Play Black');
  await places(kit, [lou], 'h9');
  await lou.presses('Play Black');
  await lou.reads(/^Place a (black|white) stone/);
  await places(lou, [kit], 'h10');
  await kit.presses('Play White');
  await kit.reads(/^Place a (black|white) stone/);
  await places(kit, [lou], 'i10');
  await lou.reads("Choose a color, or select 10 points on the board to offer for Black's fifth stone.");
  const points = 'a1 b1 c1 d1 e1 f1 g1 i1 j1 k1'.split(' ');
  for (const point of points) await lou.point(point).click();
  await lou.reads('10 of 10 chosen');
  await lou.presses('Offer these 10 moves');
  await kit.presses('C: c1');
  for (const person of [kit, lou]) await person.sees('c1', 'black, last move');
  await play(kit, lou, 'g9 g8');
});

test('one player sets the komi, and the opponent chooses a color', async ({ call }) => {
  const [gus, hot] = [await call('gus'), await call('hot')];
  const room = await gus.makesRoom({ color: 'Opponent', opening: 'One sets komi, one chooses color' });
  await joins(hot, room);
  await gus.reads('hot sets the komi. Then gus chooses a color.');
  await hot.page.getByLabel('Komi', { exact: true }).fill('6.25');
  await hot.presses('Set komi');
  await hot.reads('Enter a multiple of 0.5 from -400 to 400, such as 7.5.');
  await hot.page.getByLabel('Komi', { exact: true }).fill('9.5');
  await hot.presses('Set komi');
  await gus.presses('Play White');
  for (const person of [gus, hot]) await person.reads(/komi 9\.5/);
  await play(hot, gus, 'E5 C3');
  await gus.sees('C3', 'white, last move');
});

test('in a komi auction, the players bid komi to play Black', async ({ call }) => {
  const [ivo, joy] = [await call('ivo'), await call('joy')];
  const room = await ivo.makesRoom({ color: 'You', opening: 'Komi auction' });
  await joins(joy, room);
  await ivo.page.getByLabel('Komi', { exact: true }).fill('6.5');
  await ivo.presses('Bid');
  await joy.reads('ivo bids 6.5 to play Black. Bid more, or play White.');
  await joy.page.getByLabel('Komi', { exact: true }).fill('6.5');
  await joy.presses('Bid');
  await joy.reads('Bid from 7 to 400 points, in steps of 0.5.');
  await joy.page.getByLabel('Komi', { exact: true }).fill('8');
  await joy.presses('Bid');
  await ivo.presses('Play White with komi 8');
  for (const person of [ivo, joy]) await person.reads(/komi 8(?!\.)/);
  await play(joy, ivo, 'E5 C3');
});
