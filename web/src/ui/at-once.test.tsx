import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useEffectAtOnce } from './at-once.ts';

test('the effect runs as soon as a signal changes, not in the next frame, and stops when the component goes away', () => {
  const number = signal(1);
  const log: string[] = [];
  function Logging() {
    useEffectAtOnce(() => {
      const now = number.value;
      log.push(`shows ${now}`);
      return () => {
        log.push(`drops ${now}`);
      };
    });
    return null;
  }
  const root = document.createElement('div');
  act(() => render(<Logging />, root));
  expect(log).toEqual(['shows 1']);
  number.value = 2;
  expect(log).toEqual(['shows 1', 'drops 1', 'shows 2']);
  act(() => render(null, root));
  number.value = 3;
  expect(log).toEqual(['shows 1', 'drops 1', 'shows 2', 'drops 2']);
});
