import { render } from 'preact';
import { expect, test } from 'vitest';
import { useKeydown } from './use-keydown.ts';

function Page({ name, pressed }: { name: string; pressed: string[] }) {
  useKeydown((event) => pressed.push(`${name} ${event.key}`));
  return <p>{name}</p>;
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

test('a component handles keys with the handler of its latest render, from the first render until it is removed', () => {
  const root = document.createElement('div');
  const pressed: string[] = [];
  for (const name of ['first', 'second']) {
    render(<Page name={name} pressed={pressed} />, root);
    press('ArrowLeft');
  }
  render(null, root);
  press('ArrowLeft');
  expect(pressed).toEqual(['first ArrowLeft', 'second ArrowLeft']);
});
