import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { codeWords } from '../../i18n/words.ts';
import { getReview } from '../../net/api.ts';
import { Button } from '../../ui/button.tsx';
import type { Props } from './review.tsx';

/**
 * A button that asks for the engine's review of a game. The review replaces the button. If a review is already stored
 * or being made, the page shows it, or its progress, without a press on the button.
 */
export function GameReview(props: Props) {
  const panel = useSignal<ComponentType<Props & { asked: boolean }> | null>(null);
  const failed = useSignal(false);
  const asked = useSignal(false);
  const Panel = panel.value;
  const { id } = props;
  useEffect(() => {
    // Without a connection, the button stays.
    getReview(id)
      .then(({ state }) => (state === 'absent' ? undefined : open()))
      .catch(() => undefined);
  }, [id]);
  if (Panel) return <Panel {...props} asked={asked.peek()} />;
  async function open() {
    await import('./review.tsx').then(
      ({ ReviewPanel }) => {
        panel.value = ReviewPanel;
      },
      () => {
        failed.value = true;
      },
    );
  }
  return (
    <div>
      <Button
        onClick={() => {
          asked.value = true;
          void open();
        }}
      >
        {t('review-ask')}
      </Button>
      {failed.value ? <p role="alert">{codeWords('offline')}</p> : null}
    </div>
  );
}
