// Fair time: players get back the time that they have lost to delays. Before the first move, the room shows the round
// trips of both players. During the game, the room shows the time given back. The replay shows this time, too.

import { play } from './person.ts';
import { expect, test } from './test.ts';

test('both players see both round trips before the first move, and later the time given back', async ({ call }) => {
  const [uma, vic] = [await call('uma'), await call('vic')];
  const room = await uma.makesRoom({ size: '9×9', time: 'Rapid: 10 min, then 3 × 30 s' });
  await vic.joins(room);
  for (const { page } of [uma, vic]) {
    await expect(page.locator('.player .round-trip')).toHaveText([/^\d+ ms$/, /^\d+ ms$/]);
    await expect(page.getByRole('img', { name: /^connected, round trip \d+ ms$/ })).toHaveCount(2);
  }
  await play(uma, vic, 'E5 C3 G7 C7');
  await expect(uma.page.locator('.player .round-trip')).toHaveCount(0);
  // The menu and a key open the same table.
  await vic.presses('More');
  await vic.presses('Time given back');
  await uma.page.keyboard.press('Shift+T');
  for (const { page } of [uma, vic]) {
    const table = page.getByRole('dialog', { name: 'Time given back' });
    await expect(table.getByText('Delays of the server cost nobody time.')).toBeVisible();
    await table.getByRole('button', { name: 'Close' }).click();
    await expect(table).toBeHidden();
  }
  await vic.presses('Resign');
  await vic.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await uma.reads('Black wins by resignation');
  // The replay lists exactly the turns for which the record says that time was given back.
  const id = room.split('/').at(-1);
  const record = await (await uma.context.request.get(`/api/v1/games/${id}`)).json();
  const spared: { lag_ms: number; server_ms: number }[] = record.events.flatMap(
    ({ spared }: { spared?: { lag_ms: number; server_ms: number } }) => spared ?? [],
  );
  await uma.opens(`/game/${id}`);
  await uma.page.getByText('Time given back', { exact: true }).click();
  await uma.reads('Delays of the server cost nobody time.');
  const rows = uma.page.locator('.given-back tbody tr');
  await expect(rows).toHaveCount(spared.length);
  for (const [index, { lag_ms, server_ms }] of spared.entries()) {
    await expect(rows.nth(index).getByRole('cell')).toContainText([/uma|vic/, `${lag_ms} ms`, `${server_ms} ms`]);
  }
});
