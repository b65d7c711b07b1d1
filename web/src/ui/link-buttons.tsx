import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { t } from '../i18n/index.ts';
import { Button, type ButtonKind } from './button.tsx';
import { copyText } from './copy.ts';

/** The attributes of a button that say which key presses it. */
type Keyed = { 'aria-keyshortcuts'?: string | undefined };

type Props = {
  link: string;
  /** The label of the button that copies the link. */
  label: string;
  kind?: ButtonKind;
  /** The field that shows the link, if there is one. */
  field?: RefObject<HTMLInputElement | null>;
  /** Further attributes of the two buttons. */
  copyKey?: Keyed | undefined;
  shareKey?: Keyed | undefined;
};

/** A button that copies a link and, on devices that can share, a button that shares it. */
export function LinkButtons({ link, label, kind = 'plain', field, copyKey, shareKey }: Props) {
  const tried = useSignal<{ link: string; copied: boolean } | null>(null);
  // The result for an earlier link does not apply to this one.
  const done = tried.value?.link === link ? tried.value : null;
  const copy = async () => {
    tried.value = { link, copied: await copyText(link, field?.current) };
  };
  const share = () => void navigator.share({ url: link }).catch(() => undefined); // The user may have canceled.
  return (
    <>
      <Button kind={kind} {...copyKey} onClick={copy}>
        {done?.copied ? t('app-copied') : label}
      </Button>
      {typeof navigator.share === 'function' ? (
        <Button {...shareKey} onClick={share}>
          {t('room-share')}
        </Button>
      ) : null}
      <p class={done && !done.copied ? 'small copy-failed' : 'heard'} role="status">
        {done ? (done.copied ? t('app-copied') : t('app-copy-failed', { link })) : ''}
      </p>
    </>
  );
}
