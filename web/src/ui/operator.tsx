// What the operator of the server says: that this page is kept out, and an announcement.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { dateWords } from '../i18n/words.ts';
import { connection } from '../net/connection.ts';
import { Button } from './button.tsx';
import './operator.css';

/** The key under which the tab stores the announcement that its user has closed. */
const CLOSED = 'tengen.notice';

/** The announcement that the user has closed. */
const closed = signal(stored());

function stored(): string {
  try {
    return sessionStorage.getItem(CLOSED) ?? '';
  } catch {
    return ''; // The browser may block all storage.
  }
}

function close(text: string): void {
  closed.value = text;
  try {
    sessionStorage.setItem(CLOSED, text);
  } catch {
    // Without storage, the announcement appears again after the page is loaded again.
  }
}

/** What the operator says now. */
export function Operator() {
  const [until, notice] = [connection.banned.value, connection.notice.value];
  const text = [notice?.restarts ? t('app-restarts') : '', notice?.text].filter(Boolean).join(' ');
  return (
    <>
      {until === 0 ? null : (
        <p class="notice bad">
          {until === Infinity ? t('code-banned') : t('app-banned-until', { time: dateWords(until) })}
        </p>
      )}
      {text === '' || text === closed.value ? null : <Announcement key={text} text={text} />}
    </>
  );
}

/** An announcement. A long one must not cover a game, so it begins with two lines. */
function Announcement({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const shown = words.current;
    setCut(shown !== null && shown.scrollHeight > shown.clientHeight + 1);
  }, []);
  return (
    <section class="notice announcement">
      <p dir="auto" ref={words} class={whole ? undefined : 'two-lines'}>
        {text}
      </p>
      <div class="line">
        {cut && !whole ? (
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {t('app-notice-more')}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={() => close(text)}>
          {t('app-close')}
        </Button>
      </div>
    </section>
  );
}
