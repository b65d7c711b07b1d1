import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  at: number;
  total: number;
  onMove: (to: number) => void;
  /** The end of the line. */
  children: ComponentChildren;
};

/** Buttons for first, back, forward and last, and the slider. */
export function Controls({ at, total, onMove, children }: Props) {
  const position = t('replay-position', { number: at, total });
  return (
    <div class="controls">
      <Step label={t('replay-first')} path="M7 6v12M18 6l-7 6 7 6" off={at === 0} onStep={() => onMove(0)} />
      <Step label={t('replay-back')} path="M15 6l-7 6 7 6" off={at === 0} onStep={() => onMove(at - 1)} />
      <input
        type="range"
        aria-label={t('replay-slider')}
        aria-valuetext={position}
        min="0"
        max={total}
        value={at}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <Step label={t('replay-forward')} path="M9 6l7 6-7 6" off={at === total} onStep={() => onMove(at + 1)} />
      <Step label={t('replay-last')} path="M17 6v12M6 6l7 6-7 6" off={at === total} onStep={() => onMove(total)} />
      {children}
    </div>
  );
}

type StepProps = { label: string; path: string; off: boolean; onStep: () => void };

/** A button that stays focusable when it is disabled, so that the keyboard does not lose the focus. */
function Step({ label, path, off, onStep }: StepProps) {
  return (
    <Button kind="quiet" aria-label={label} title={label} aria-disabled={off} onClick={() => !off && onStep()}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </Button>
  );
}
