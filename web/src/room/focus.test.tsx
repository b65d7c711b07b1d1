import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pointedAt } from '../board/pointed-at.ts';
import { pointedPoint } from './desk.ts';
import { useFocus } from './focus.ts';

let root: HTMLElement;
beforeEach(() => {
  pointedPoint.value = null;
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

function Page({ asks }: { asks: boolean }) {
  useFocus();
  return (
    <div class="room">
      {asks ? <button type="button">Decline</button> : null}
      <div class="room-board" {...pointedAt(pointedPoint)}>
        <svg role="img" aria-label="board">
          <g data-point="3" tabindex={0} />
        </svg>
      </div>
    </div>
  );
}
const show = (asks: boolean) => act(() => render(<Page asks={asks} />, root));
const point = () => root.querySelector<SVGElement>('[data-point]');

test('when a pressed button disappears, the focus moves to a point of the board, which is not explained', async () => {
  show(true);
  root.querySelector('button')?.focus();
  show(false);
  await expect.poll(() => document.activeElement).toBe(point());
  expect(pointedPoint.value).toBeNull();
});

test('a viewer who moves the focus to a point asks for its explanation', () => {
  show(true);
  root.querySelector('button')?.focus();
  point()?.focus();
  expect(pointedPoint.value).toBe(3);
});
