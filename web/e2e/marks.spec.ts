// What a player sees when the opponent marks stones and accepts the score.

import { Guest } from './api.ts';
import { expect, test } from './test.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`in a window ${viewport.width} pixels wide, an explanation hides neither the opponent’s marks nor an acceptance`, async ({
    call,
    server,
  }) => {
    const eva = await call('eva', { viewport, hasTouch: viewport.width < 500 });
    const black = await Guest.create(server, 'bot');
    const room = await black.makesRoom({ kind: 'go', size: 5, ruleset: 'japanese', handicap: { type: 'none' } });
    await eva.joins(`/room/${room}`);
    const plays = (point: string) => (point === 'pass' ? { type: 'pass' } : { type: 'play', point });
    const white = ['D1', 'D2', 'D3', 'D4', 'D5', 'pass'];
    for (const [n, move] of ['B1', 'B2', 'B3', 'B4', 'B5', 'E3', 'pass'].entries()) {
      await black.does(room, plays(move));
      const answer = white[n];
      if (answer === undefined) continue;
      const body = JSON.stringify({ command_id: `white${n}`, command: plays(answer) });
      await eva.page.evaluate(
        ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
        [`/api/v1/rooms/${room}/commands`, body] as const,
      );
    }
    const part = (name: string) => eva.page.locator(`.room-news .${name}`);
    await eva.sees('E3', 'black, dead');
    await eva.point('A1').click();
    await expect(part('explained')).toContainText('A1: ');
    await black.does(room, { type: 'mark', point: 'B3', dead: true });
    await expect(part('happened')).toContainText('Black marks 5 stones around B3 as dead');
    await expect(part('explained')).toHaveCount(0);
    // A second mark on the same chain restores the server's proposal.
    await black.does(room, { type: 'mark', point: 'B1', dead: false });
    await expect(part('happened')).toContainText('as alive');
    await eva.sees('E3', 'black, dead');
    await black.does(room, { type: 'accept_score', dead: ['E3'] });
    await expect(part('turn')).toHaveText('Black has accepted: White wins by 7.5 points');
    await eva.point('A1').click();
    await expect(part('explained')).toContainText('A1: ');
    await expect(part('turn')).toHaveText(/Black has accepted/);
    await eva.point('E3').click();
    await expect(part('turn')).toHaveText(/^Current score/);
  });
}
