// The links to the player's running games in the header.

import { play } from './person.ts';
import { expectWhole, PHONE, pictured, SHORT, WIDE } from './places.ts';
import { expect, test } from './test.ts';

test('the link to a running game survives a reload, and names the opponent on the smallest phone', async ({ call }) => {
  const [ivy, jon] = [await call('ivy'), await call('jonathan-w')];
  await jon.joins(await ivy.makesRoom({ size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' }));
  await play(ivy, jon, 'E5 E3');
  const pill = ivy.page.locator('.back-to-game');
  for (const locale of ['en', 'ja']) {
    await ivy.page.evaluate((chosen) => {
      const key = 'tengen.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale: chosen }));
    }, locale);
    for (const path of ['/history', '/help']) {
      await ivy.opens(path);
      await expect(pill).toHaveCount(1);
      for (const size of [WIDE, PHONE, SHORT]) {
        await ivy.page.setViewportSize(size);
        await pictured(ivy.page, `reach-pill-${locale}`);
        const opponent = pill.locator('span').last();
        // On the smallest phone, the end of a long name may be cut off.
        if (size !== SHORT) await expectWhole(opponent);
        await expect(opponent).toBeInViewport({ ratio: 1 });
        expect((await opponent.boundingBox())?.width).toBeGreaterThan(36);
      }
    }
  }
  await pill.click();
  await expect(ivy.page.locator('.room[data-phase=playing]')).toBeVisible();
});
