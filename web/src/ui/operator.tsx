// What the operator of the server says: that this page is kept out, and an announcement.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadTexts, t } from '../i18n/index.ts';
import { dateWords } from '../i18n/words.ts';
import { connection } from '../net/connection.ts';
import { Button } from './button.tsx';

// No first visit needs these texts.
await loadTexts();

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

// These are not in a style sheet, because the names of its files would take space in what every first visit loads.
const BOX = { flexWrap: 'nowrap', gap: 'var(--s2)', paddingBlock: 0, lineHeight: 1.25 } as const;
const BUTTONS = { flex: 'none', gap: 0 } as const;
const NARROW = { paddingInline: 'var(--s2)' } as const;
const TWO_LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

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
    <section class="notice announcement" style={BOX}>
      <p dir="auto" ref={words} class="small" style={whole ? {} : TWO_LINES}>
        {text}
      </p>
      <div class="line" style={BUTTONS}>
        {cut && !whole ? (
          <Button kind="quiet" style={NARROW} onClick={() => setWhole(true)}>
            {t('app-notice-more')}
          </Button>
        ) : null}
        <Button kind="quiet" style={NARROW} onClick={() => close(text)}>
          {t('app-close')}
        </Button>
      </div>
    </section>
  );
}
