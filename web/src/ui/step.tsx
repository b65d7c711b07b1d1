import { type MessageId, t } from '../i18n/index.ts';

/** The ways to step through a game, each with its label and its arrow. */
const STEPS = {
  first: { words: 'replay-first', path: 'M7 6v12M18 6l-7 6 7 6' },
  back: { words: 'replay-back', path: 'M15 6l-7 6 7 6' },
  forward: { words: 'replay-forward', path: 'M9 6l7 6-7 6' },
  last: { words: 'replay-last', path: 'M17 6v12M6 6l7 6-7 6' },
} as const satisfies Readonly<Record<string, { words: MessageId; path: string }>>;

type Props = { way: keyof typeof STEPS; off: boolean; onStep: () => void };

/** A button that steps through a game. It stays focusable while it is disabled, so that keyboard users do not lose the
 * focus. */
export function Step({ way, off, onStep }: Props) {
  const { words, path } = STEPS[way];
  return (
    <button
      type="button"
      class="button quiet step"
      aria-label={t(words)}
      title={t(words)}
      aria-disabled={off}
      onClick={() => !off && onStep()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
