import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lanAddresses, qrPath } from '../net/api.ts';
import { LinkButtons } from '../ui/link-buttons.tsx';
import { keyed } from './keyed.ts';

/** Host names that mean this device. A link with one of them does not work on another device. */
export const LOCAL = /^(localhost|127\.|\[::1\])/;

type Props = {
  path: string;
  label: string;
  /**
   * The QR code of a secret link. Without a `picture`, the QR code is loaded from a URL that contains the link. A
   * secret must not appear in the URL of a request. Secret links are shown in a dialog, where the buttons have no keys.
   */
  picture?: { src: string; alt: string };
};

/** A link for another device, to read, copy or scan. */
export function Invite({ path, label, picture }: Props) {
  const id = useId();
  const origin = useSignal(location.origin);
  const field = useRef<HTMLInputElement>(null);
  const noPicture = useSignal(false);
  /** Whether no other device can open the link. */
  const local = useSignal(false);
  useEffect(() => {
    if (!LOCAL.test(location.hostname)) return;
    void lanAddresses().then(([first]) => {
      if (first) origin.value = new URL(first).origin;
      else local.value = true;
    });
  }, [origin, local]);
  const link = origin.value + path;
  return (
    <div class="invite stack">
      {noPicture.value ? null : (
        <img
          class="qr"
          src={picture?.src ?? qrPath(link)}
          width="240"
          height="240"
          alt={picture?.alt ?? t('home-qr', { address: link })}
          onError={() => {
            noPicture.value = true;
          }}
        />
      )}
      <div class="field">
        <label for={id}>{label}</label>
        <div class="invite-link">
          <input
            id={id}
            ref={field}
            class="input"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <LinkButtons
            link={link}
            label={t('app-copy')}
            kind="primary"
            field={field}
            {...(picture ? {} : { copyKey: keyed('copy_link'), shareKey: keyed('share_link') })}
          />
        </div>
        {local.value ? (
          <p class="small wrong" role="status">
            {t('room-invite-local')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
