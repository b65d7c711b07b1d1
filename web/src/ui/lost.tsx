import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

type Props = {
  /** What happened. */
  title: string;
  /** The consequence or the reason. */
  text: string;
  /** An action that may help. Without one, the link to the home page is the primary action. */
  act?: { words: string; run: () => void } | undefined;
  /** Details, and other ways to go on. */
  children?: ComponentChildren;
};

/** The page shown instead of one that does not exist, cannot be loaded or has crashed. */
export function Lost({ title, text, act, children }: Props) {
  return (
    <div class="page narrow" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div class="line">
        {act ? (
          <Button kind="primary" onClick={act.run}>
            {act.words}
          </Button>
        ) : null}
        <a class={act ? 'button' : 'button primary'} href="/">
          {t('lost-home')}
        </a>
      </div>
    </div>
  );
}
