import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Step } from '../../ui/step.tsx';

type Props = {
  at: number;
  total: number;
  /** The position in words. */
  spoken: string;
  onMove: (to: number) => void;
  /** Shown after the buttons, at the end of the line. */
  children: ComponentChildren;
};

/** The buttons for the first, previous, next and last position, and the slider. */
export function Controls({ at, total, spoken, onMove, children }: Props) {
  return (
    <div class="controls">
      <Step way="first" off={at === 0} onStep={() => onMove(0)} />
      <Step way="back" off={at === 0} onStep={() => onMove(at - 1)} />
      <input
        type="range"
        aria-label={t('replay-slider')}
        aria-valuetext={spoken}
        min="0"
        max={total}
        value={at}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <Step way="forward" off={at === total} onStep={() => onMove(at + 1)} />
      <Step way="last" off={at === total} onStep={() => onMove(total)} />
      {children}
    </div>
  );
}
