import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { mayPass, type Position } from '../../rules.ts';
import { Button } from '../../ui/button.tsx';
import { type History, shown, step } from './history.ts';
import { keyed } from './keyed.ts';
import { type Fault, play, type Sketch } from './sketch.ts';

type Props = {
  history: Signal<History>;
  position: Position;
  /** Takes the result of an action: shows a new sketch, and ignores a fault. */
  take: (result: Sketch | Fault) => void;
  /** The text between the buttons. It says whose turn it is. */
  children: ComponentChildren;
};

/** The line below the practice board: buttons for undo, redo and pass, and the text that says whose turn it is. */
export function Line({ history, position, take, children }: Props) {
  const { at, sketches } = history.value;
  const go = (count: number) => {
    history.value = step(history.peek(), count);
  };
  return (
    <div class="practice-line">
      <div class="practice-steps">
        <Button kind="quiet" {...keyed('undo')} off={at === 0} onClick={() => go(-1)}>
          {t('practice-undo')}
        </Button>
        <Button kind="quiet" {...keyed('redo')} off={at === sketches.length - 1} onClick={() => go(1)}>
          {t('practice-redo')}
        </Button>
      </div>
      {children}
      {mayPass(shown(history.value).setup) ? (
        <Button
          kind="quiet"
          {...keyed('pass')}
          off={position.progress() === 'over'}
          onClick={() => take(play(shown(history.peek()), null))}
        >
          {t('word-pass')}
        </Button>
      ) : null}
    </div>
  );
}
