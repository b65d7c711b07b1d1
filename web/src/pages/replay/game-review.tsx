import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../../i18n/index.ts';
import { codeWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import type { Props } from './review.tsx';

/** A button that asks for the engine's review of a game. The review replaces the button. */
export function GameReview(props: Props) {
  const panel = useSignal<ComponentType<Props> | null>(null);
  const failed = useSignal(false);
  const Panel = panel.value;
  if (Panel) return <Panel {...props} />;
  const open = () =>
    import('./review.tsx').then(
      ({ ReviewPanel }) => {
        panel.value = ReviewPanel;
      },
      () => {
        failed.value = true;
      },
    );
  return (
    <div>
      <Button onClick={() => void open()}>{t('review-ask')}</Button>
      {failed.value ? <p role="alert">{codeWords('offline')}</p> : null}
    </div>
  );
}
