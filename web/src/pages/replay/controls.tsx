import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

type Props = { at: number; total: number; onMove: (to: number) => void };

/** Buttons for first, back, forward and last, and the slider. */
export function Controls({ at, total, onMove }: Props) {
  const position = t('replay-position', { number: at, total });
  return (
    <div class="controls">
      <Step label={t('replay-first')} path="M6 5v14M19 5 9 12l10 7z" off={at === 0} onStep={() => onMove(0)} />
      <Step label={t('replay-back')} path="M17 5 7 12l10 7z" off={at === 0} onStep={() => onMove(at - 1)} />
      <input
        type="range"
        aria-label={t('replay-slider')}
        aria-valuetext={position}
        min="0"
        max={total}
        value={at}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <Step label={t('replay-forward')} path="M7 5l10 7-10 7z" off={at === total} onStep={() => onMove(at + 1)} />
      <Step label={t('replay-last')} path="M18 5v14M5 5l10 7-10 7z" off={at === total} onStep={() => onMove(total)} />
    </div>
  );
}

type StepProps = { label: string; path: string; off: boolean; onStep: () => void };

/** A button that stays focusable when it is disabled, so that the keyboard does not lose the focus. */
function Step({ label, path, off, onStep }: StepProps) {
  return (
    <Button aria-label={label} title={label} aria-disabled={off} onClick={() => !off && onStep()}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="2">
        <path d={path} stroke-linejoin="round" />
      </svg>
    </Button>
  );
}
