import { render } from 'preact';
import { expect, test } from 'vitest';
import { useKeydown } from './use-keydown.ts';

function Page({ name, pressed }: { name: string; pressed: string[] }) {
  useKeydown((event) => pressed.push(`${name} ${event.key}`));
  return <p>{name}</p>;
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

test('a key works from the moment when the page shows what the key acts on, until the page removes it', () => {
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
