// Describes how moves may be taken back in a game.

import type { TakebackPolicy } from '../protocol.gen.ts';
import { t } from './index.ts';

/** The takeback policy, such as `takebacks by agreement`, and for how long a misclick can be taken back. */
export function takebackWords(policy: TakebackPolicy, grace_ms?: number): string {
  const words = t(`home-takeback-${policy}`);
  if (grace_ms === undefined || Number.isNaN(grace_ms) || policy === 'free') return words;
  return t('home-takeback-with-grace', { words, seconds: grace_ms / 1000 });
}
