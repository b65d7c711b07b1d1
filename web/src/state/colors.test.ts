import { expect, test } from 'vitest';
import type { Handicap, Setup } from '../protocol.gen.ts';
import { withColors } from './colors.ts';

const go = (handicap: Handicap): Setup => ({ kind: 'go', size: 9, ruleset: 'japanese', handicap });
const letters = (setup: Setup, points: string[], turn?: 'black' | 'white') =>
  withColors(setup, points, turn)
    .map((move) => (move.color === 'black' ? 'b' : 'w'))
    .join('');

test('who plays first follows from the setup', () => {
  const points = ['A1', 'A2', 'A3', 'A4', 'A5'];
  expect(letters(go({ type: 'none' }), points)).toBe('bwbwb');
  expect(letters(go({ type: 'fixed', stones: 2 }), points)).toBe('wbwbw');
  expect(letters(go({ type: 'free', stones: 3 }), points)).toBe('bbbwb');
  expect(letters({ kind: 'gomoku', size: 15, ruleset: 'standard' }, points)).toBe('bwbwb');
});

test('a game that was resumed out of turn is turned round after the passes', () => {
  const points = ['A1', 'pass', 'pass', 'A2', 'A3'];
  // In turn: b w b w b, White next.
  expect(letters(go({ type: 'none' }), points, 'white')).toBe('bwbwb');
  expect(letters(go({ type: 'none' }), points, 'black')).toBe('bwbbw');
  expect(letters(go({ type: 'none' }), points)).toBe('bwbwb');
});

test('without two passes nothing is turned', () => {
  expect(letters(go({ type: 'none' }), ['A1', 'pass', 'A2'], 'black')).toBe('bwb');
});
