// Two people play on one device, in turn on the same page.

import type { Person } from './person.ts';
import { expect, test } from './test.ts';

/** Places stones on these points. Waits after each stone until the server has confirmed it. */
async function places(person: Person, points: string): Promise<void> {
  for (const name of points.split(' ')) {
    await person.point(name).click();
    await expect(person.point(name)).toHaveAccessibleName(/(black|white|X|O), last move(?!.*(confirmed|sent))/);
  }
}

/**
 * Presses a button that makes a choice in an opening, and waits until the server has confirmed the choice. The page
 * drops stones that are placed before that.
 */
async function decides(person: Person, choice: string): Promise<void> {
  await person.presses(choice);
  await expect(person.page.getByRole('button', { name: choice, exact: true })).toHaveCount(0);
}

/** An opening, the rules that it needs, and the player who begins it. */
type Begun = { opening: string; rules?: string; begins: 'You' | 'Opponent' };

/** Uses the form to start a game on this device. */
async function starts(person: Person, card: string, second = '', begun?: Begun): Promise<void> {
  await person.opensForm();
  await person.chooses(card);
  await person.page
    .getByRole('combobox', { name: 'Opponent', exact: true })
    .selectOption({ label: 'Someone next to me, on this device' });
  await person.page.getByLabel('Second player’s name').fill(second);
  await person.page.getByLabel('Time').selectOption({ label: 'No clock' });
  if (begun) {
    await person.opensRest();
    if (begun.rules) await person.page.getByLabel('Rules').selectOption({ label: begun.rules });
    await person.page.getByLabel('Opening').selectOption({ label: begun.opening });
  }
  await person.chooses(begun?.begins ?? (card === 'Tic-tac-toe' ? 'X' : 'Black'));
  await person.page.getByRole('button', { name: 'Start', exact: true }).click();
  await person.page.waitForURL(/\/room\/\w+/);
  await expect(person.page.locator('.room[data-phase=playing]')).toBeVisible();
}

test('from the home page, the first stone takes two presses', async ({ call }) => {
  const amy = await call('amy');
  await amy.opens('/');
  await amy.page.getByRole('button', { name: /^Two on this device/ }).click();
  const cell = amy.page.locator('.room[data-phase=playing]').getByRole('gridcell').nth(40);
  await cell.click();
  await expect(cell).toHaveAccessibleName(/black|X/);
  await expect(amy.page.locator('.player.top.to-move')).toBeVisible();
});

test('two people play tic-tac-toe with a takeback and a reload in the middle, and start a rematch', async ({
  call,
}) => {
  const zoe = await call('zoe');
  await starts(zoe, 'Tic-tac-toe', 'tim');
  const first = zoe.page.url();
  const cells = zoe.page.getByRole('gridcell');
  const mark = async (n: number) => {
    await cells.nth(n).click();
    await expect(cells.nth(n)).toHaveAccessibleName(/[XO], last move(?!.*(confirmed|sent))/);
  };
  for (const n of [0, 3, 1]) await mark(n);
  await zoe.presses('Takeback');
  await expect(cells.nth(1)).toHaveAccessibleName(/empty/);
  await mark(1);
  await zoe.page.reload();
  await mark(4);
  await mark(2);
  await zoe.reads(/X wins/);
  await zoe.page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(zoe.page).not.toHaveURL(first);
  await expect(zoe.page.locator('.room[data-phase=playing]')).toBeVisible();
  await zoe.opens('/history');
  await expect(zoe.page.getByText('tim').first()).toBeVisible();
});

test('two people play Go with a reload in the middle, and score the game', async ({ call }) => {
  const kim = await call('kim');
  await starts(kim, 'Quick Go', 'leo');
  await expect(kim.page.getByRole('region', { name: /leo/ })).toBeVisible();
  await places(kim, 'D4 F6');
  await kim.page.reload();
  await places(kim, 'E5');
  await kim.presses('Offer draw');
  await kim.reads('White offers a draw');
  await kim.presses('Decline');
  await kim.presses('Pass');
  await expect(kim.page.locator('.player.bottom.to-move')).toBeVisible();
  await kim.presses('Pass');
  await kim.reads('Which stones are dead?');
  await kim.presses('Black: Accept score');
  await kim.reads('Black has accepted');
  await kim.presses('White: Accept score');
  await expect(kim.page.locator('.room[data-phase=finished]')).toBeVisible();
});

test('the only move can be taken back, and either player can resign', async ({ call }) => {
  const max = await call('max');
  await starts(max, 'Quick Go', 'ned');
  await places(max, 'D4');
  await max.presses('Takeback');
  await max.sees('D4', 'empty');
  await places(max, 'F6');
  // White is to move.
  await max.presses('Resign');
  const dialog = max.page.getByRole('dialog', { name: 'Who resigns?' });
  await expect(dialog.getByRole('button', { name: 'White resigns' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Black resigns' }).click();
  await expect(max.page.locator('.room[data-phase=finished]')).toBeVisible();
  await max.reads(/White wins by resignation/);
});

test('the form offers no nigiri for one device, but two people can join a room with nigiri on one device', async ({
  call,
}) => {
  const una = await call('una');
  await una.opensForm();
  await una.chooses('Quick Go');
  await una.chooses('Nigiri');
  const opponent = una.page.getByRole('combobox', { name: 'Opponent', exact: true });
  await opponent.selectOption({ label: 'Someone next to me, on this device' });
  await expect(una.page.getByRole('radio', { name: 'Nigiri' })).toHaveCount(0);
  await expect(una.page.getByRole('radio', { name: 'Random' })).toBeChecked();
  await una.makesRoom({ color: 'Nigiri' });
  await una.presses('Play together on this device');
  await una.presses('Odd');
  await expect(una.page.locator('.room[data-phase=playing]')).toBeVisible();
});

test('one of two seats moves to another device, and the game goes on between the devices', async ({ call }) => {
  const [pia, rob] = [await call('pia'), await call('rob')];
  await starts(pia, 'Quick Go');
  await places(pia, 'D4');
  await pia.page.getByRole('button', { name: 'More' }).locator('visible=true').click();
  await pia.presses('Move White to another device');
  const link = await pia.page.getByLabel('Secret link to your seat').inputValue();
  await rob.opens(new URL(link).pathname + new URL(link).hash);
  await rob.presses('Play on this device');
  await rob.page.getByRole('link', { name: 'Go to the game' }).or(rob.page.locator('.room')).first().waitFor();
  await pia.reads('The link was used. White now plays on the other device.');
  await rob.opens(new URL(pia.page.url()).pathname);
  await pia.page.keyboard.press('Escape');
  await rob.plays('F6');
  await pia.plays('E5');
  await rob.sees('E5', 'black');

  // The seat moves back, and then nobody plays on the second device.
  await rob.page.getByRole('button', { name: 'More' }).locator('visible=true').click();
  await rob.presses('Play on another device');
  const back = await rob.page.getByLabel('Secret link to your seat').inputValue();
  await pia.opens(new URL(back).pathname + new URL(back).hash);
  await pia.presses('Play on this device');
  await expect(pia.page.locator('.room')).toBeVisible();
  await places(pia, 'G3');
  await places(pia, 'C3');
  await rob.sees('C3', 'black');
  await expect(rob.page.getByRole('button', { name: 'Pass' })).toHaveCount(0);
});

test('two people share the keyboard', async ({ call }) => {
  const uma = await call('uma');
  await starts(uma, 'Quick Go');
  const { keyboard } = uma.page;
  await uma.point('E5').focus();
  await keyboard.press('s');
  await keyboard.press(' ');
  await uma.sees('E5', 'empty');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await uma.sees('D5', 'black, last move');
  await expect(uma.page.locator('.player.top.to-move')).toBeVisible();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await keyboard.press('w');
  await keyboard.press('d');
  await keyboard.press(' ');
  await uma.sees('E6', 'white, last move');
});

test('the keys of both players go to the board, wherever the focus is', async ({ call }) => {
  const eli = await call('eli');
  await starts(eli, 'Quick Go');
  const { keyboard } = eli.page;
  const cursor = eli.page.getByRole('grid').locator('[data-point][tabindex="0"]');
  await keyboard.press('ArrowLeft');
  await expect(cursor).toBeFocused();
  await keyboard.press('Enter');
  await expect(cursor).toHaveAccessibleName(/black, last move/);
  await eli.presses('Takeback');
  await expect(cursor).toHaveAccessibleName(/empty/);
  await eli.point('D4').click();
  await expect(eli.page.locator('.player.top.to-move')).toBeVisible();
  await keyboard.press('Tab');
  await expect(cursor).not.toBeFocused();
  await keyboard.press('d');
  await expect(cursor).toBeFocused();
  await keyboard.press(' ');
  await eli.sees('E4', 'white, last move');
  await eli.presses('Takeback');
  await eli.sees('E4', 'empty');
  // The mouse has pressed the Takeback button. The Space key does not press the button again.
  await keyboard.press(' ');
  await keyboard.press(' ');
  // A key does nothing if the game changes just after the press. So wait until the server has confirmed the stone.
  await eli.sees('E4', 'white, last move$');
  await eli.sees('D4', 'black');
  await expect(eli.page.getByText('offers a draw')).toHaveCount(0);
  await keyboard.press('Shift+D');
  await eli.reads('Black offers a draw');
});

/** Either player may begin an opening: `first` begins the opening, and `second` acts next. */
const ORDERS = [
  { begins: 'You', first: 'amy', second: 'bo' },
  { begins: 'Opponent', first: 'bo', second: 'amy' },
] as const;

for (const { begins, first, second } of ORDERS) {
  test(`both players make their choices in Swap2 if ${first} begins`, async ({ call }) => {
    const amy = await call('amy');
    await starts(amy, 'Gomoku', 'bo', { opening: 'Swap2', begins });
    await amy.reads(`${first} to move`);
    await places(amy, 'h8 i9 g7');
    await amy.reads(`${second} chooses a color, or adds two stones.`);
    await decides(amy, 'Add two stones');
    await places(amy, 'h10 j8');
    await amy.reads(`${first} chooses a color.`);
    await amy.answers('choose_white', '8');
    await expect(amy.page.getByRole('region', { name: `White: ${first}` })).toBeVisible();
    await amy.reads('White to move');
    await places(amy, 'a1 a15');
  });

  test(`the second player chooses a color in Swap if ${first} begins`, async ({ call }) => {
    const amy = await call('amy');
    await starts(amy, 'Gomoku', 'bo', { opening: 'Swap', begins });
    await places(amy, 'h8 i9 g7');
    await amy.reads(`${second} chooses a color.`);
    await amy.answers('choose_black', '7');
    await expect(amy.page.getByRole('region', { name: `Black: ${second}` })).toBeVisible();
    await places(amy, 'a1 a15');
  });

  test(`one player sets the komi and the opponent chooses a color if ${first} begins`, async ({ call }) => {
    const amy = await call('amy');
    await starts(amy, 'Quick Go', 'bo', { opening: 'One sets komi, one chooses color', begins });
    await amy.reads(`${first} sets the komi. Then ${second} chooses a color.`);
    await amy.page.getByLabel('Komi', { exact: true }).fill('9.5');
    await amy.presses('Set komi');
    await amy.reads(`${second} chooses a color.`);
    await amy.presses('Play White');
    await amy.reads(/komi 9\.5/);
    await expect(amy.page.getByRole('region', { name: `White: ${second}` })).toBeVisible();
    await places(amy, 'E5 C3');
  });

  test(`both players bid in a komi auction if ${first} begins`, async ({ call }) => {
    const amy = await call('amy');
    await starts(amy, 'Quick Go', 'bo', { opening: 'Komi auction', begins });
    for (const [name, komi] of [
      [`${first} makes`, '6.5'],
      [`${second} bids`, '7'],
      [`${first} bids`, '8'],
    ] as const) {
      await amy.reads(new RegExp(`^${name}`));
      await amy.page.getByLabel('Komi', { exact: true }).fill(komi);
      await amy.presses('Bid');
    }
    await amy.presses('Play White with komi 8');
    await amy.reads(/komi 8(?!\.)/);
    await expect(amy.page.getByRole('region', { name: `White: ${second}` })).toBeVisible();
    await places(amy, 'E5 C3');
  });
}

test('both players make their choices in Taraguchi-10', async ({ call }) => {
  const amy = await call('amy');
  await starts(amy, 'Gomoku', 'bo', { opening: 'Taraguchi-10', rules: 'Renju', begins: 'You' });
  await places(amy, 'h8');
  await amy.reads('bo chooses a color.');
  await decides(amy, 'Play Black');
  await places(amy, 'h9');
  await amy.reads('bo chooses a color.');
  await decides(amy, 'Play Black');
  await places(amy, 'h10');
  await amy.reads('amy chooses a color.');
  await decides(amy, 'Play White');
  await places(amy, 'i10');
  await amy.reads(/chooses a color, or offers 10 points/);
  for (const point of 'a1 b1 c1 d1 e1 f1 g1 i1 j1 k1'.split(' ')) await amy.point(point).click();
  await amy.presses('Offer these 10 moves');
  await amy.presses('C: c1');
  await amy.sees('c1', 'black, last move');
  await places(amy, 'g9 g8');
});

test('both players make their choices in Soosyrv-8', async ({ call }) => {
  const amy = await call('amy');
  await starts(amy, 'Gomoku', 'bo', { opening: 'Soosyrv-8', rules: 'Renju', begins: 'You' });
  await places(amy, 'h8 h9 h10');
  await decides(amy, 'Play White');
  await places(amy, 'i10');
  await amy.page.getByLabel('Number of fifth moves').fill('2');
  await amy.presses('Declare');
  await decides(amy, 'Play Black');
  for (const point of ['g8', 'g9']) await amy.point(point).click();
  await amy.presses('Offer these 2 moves');
  await amy.presses('B: g9');
  await amy.sees('g9', 'black, last move');
  await places(amy, 'c3 c4');
});
