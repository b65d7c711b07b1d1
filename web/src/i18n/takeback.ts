// The words for how moves are taken back in a game.

import type { TakebackPolicy } from '../protocol.gen.ts';
import { t } from './index.ts';

/** The policy of takebacks, and for how long a misclick can be taken back: `takebacks by agreement`. */
export function takebackWords(policy: TakebackPolicy, grace_ms?: number): string {
  const words = t(`home-takeback-${policy}`);
  if (grace_ms === undefined || Number.isNaN(grace_ms) || policy === 'free') return words;
  return t('home-takeback-with-grace', { words, seconds: grace_ms / 1000 });
}
