import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { pointWords } from '../../i18n/position.ts';
import { colorWord, errorWords } from '../../i18n/words.ts';
import { getReview } from '../../net/api.ts';
import type { Review, ReviewState, TurningPoint } from '../../protocol.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';
import type { Shown } from './record.ts';
import { askForReview, blackPercent, cancelReview, graphOf, type Overlay, overlayAt } from './review-state.ts';
import '../../theme/review.css';

/** How often the page asks how far the review has come, in milliseconds. */
const POLL_MS = 1000;
/** How long the page waits after a failed request before it asks again, in milliseconds. */
const RETRY_MS = 5000;

export type Props = {
  id: string;
  game: Shown;
  at: number;
  onMove: (to: number) => void;
  /** What the review adds to the board. */
  overlay: Signal<Overlay>;
};

/**
 * Shows the review of a game or its progress. `asked` means that the player has pressed the button. The panel has then
 * replaced the button. The panel asks for the review and takes the focus that the button had. The section and its
 * status stay while their contents change, so that the focus is not lost and a screen reader speaks each change.
 */
export function ReviewPanel({ id, asked, ...rest }: Props & { asked: boolean }) {
  const state = useSignal<ReviewState | null>(null);
  const failure = useSignal('');
  const polls = useSignal(0);
  const now = state.value;
  const waits = now?.state === 'waiting' || now?.state === 'working';
  const does = async (act: () => Promise<ReviewState>) => {
    try {
      state.value = await act();
      failure.value = '';
    } catch (error) {
      failure.value = errorWords(error);
    }
    polls.value++;
  };
  useEffect(() => void does(() => (asked ? askForReview(id) : getReview(id))), [id]);
  const poll = polls.value;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void does(() => getReview(id)), failure.peek() ? RETRY_MS : POLL_MS);
    return () => clearTimeout(timer);
  }, [waits, poll, id]);
  const waited = useRef(false);
  waited.current ||= waits;
  const section = useRef<HTMLElement>(null);
  const focused = useRef(asked);
  useLayoutEffect(() => {
    // The focus was on a button that has just disappeared. A focus elsewhere stays there.
    if (focused.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
    focused.current = false;
  });
  // This line runs before the page changes, so it sees where the focus was.
  if (section.current?.contains(document.activeElement)) focused.current = true;
  const status = (
    <p key="status" class={now?.state === 'waiting' || now?.state === 'absent' ? '' : 'heard'} role="status">
      {progressWords(now, waited.current)}
    </p>
  );
  if (now?.state === 'done') {
    return (
      <section class="review" ref={section} tabIndex={-1} aria-label={t('review-title')}>
        {status}
        <Shows review={now.review} {...rest} />
      </section>
    );
  }
  return (
    <section class="review" ref={section} tabIndex={-1} aria-label={t('review-title')}>
      {status}
      {now?.state === 'working' ? (
        // This is not a live region, because a screen reader would read each new number.
        <>
          <p>{t('review-working', { judged: now.judged, positions: now.positions })}</p>
          <progress max={now.positions} value={now.judged} aria-label={t('review-title')} />
        </>
      ) : null}
      {waits && now.asked ? <Button onClick={() => void does(() => cancelReview(id))}>{t('app-cancel')}</Button> : null}
      {(now?.state === 'absent' && now.possible) || (waits && !now.asked) ? (
        <Button onClick={() => void does(() => askForReview(id))}>{t('review-ask')}</Button>
      ) : null}
      {failure.value ? (
        <div class="line">
          <p role="alert">{failure.value}</p>
          {now ? null : <Button onClick={() => void does(() => getReview(id))}>{t('app-retry')}</Button>}
        </div>
      ) : null}
    </section>
  );
}

/** The progress is spoken this many times: so seldom that people can do something else meanwhile. */
const SPOKEN_PARTS = 4;

/**
 * How far the review has come, in words. `waited` says whether the page has shown the progress of this review.
 */
function progressWords(state: ReviewState | null, waited: boolean): string {
  switch (state?.state) {
    case undefined:
      return '';
    case 'done':
      return waited ? t('review-ready') : '';
    case 'working': {
      const part = Math.floor((state.judged / state.positions) * SPOKEN_PARTS);
      return t('review-spoken', { percent: Math.round((part * 100) / SPOKEN_PARTS) });
    }
    case 'absent':
      return state.possible ? '' : t('review-impossible');
    case 'waiting':
      return t('review-waiting', { count: state.ahead });
  }
}

type ShowsProps = Omit<Props, 'id'> & { review: Review };

/** The review: the graph, the chance in the current position, and the turning points. */
function Shows({ review, game, at, onMove, overlay }: ShowsProps) {
  const owned = useSignal(false);
  const shown = owned.value;
  useEffect(() => {
    overlay.value = overlayAt(review, at, shown);
  }, [review, at, shown, overlay]);
  useEffect(
    () => () => {
      overlay.value = {};
    },
    [overlay],
  );
  const percent = blackPercent(review, at);
  return (
    <>
      <h2>{t('review-title')}</h2>
      <Graph review={review} at={at} onMove={onMove} />
      <p class="small number" role="status">
        {percent === undefined
          ? at === game.moves.length
            ? ''
            : t('review-not-judged')
          : t('review-chance', { black: percent, white: 100 - percent })}
      </p>
      {review.turns.length === 0 ? (
        <p class="muted">{t('review-no-turns')}</p>
      ) : (
        <p class="small">{t('review-turns')}</p>
      )}
      <ol class="review-turns">
        {review.turns.map((turn) => (
          <li key={turn.position}>
            <button
              type="button"
              aria-current={at === turn.position ? 'step' : undefined}
              onClick={() => {
                onMove(turn.position);
                showBoard();
              }}
            >
              {turnWords(game, turn)}
            </button>
          </li>
        ))}
      </ol>
      {review.ownership.length > 0 ? (
        <Switch
          label={t('review-owned')}
          checked={shown}
          onChecked={(on) => {
            owned.value = on;
          }}
        />
      ) : null}
      <p class="small muted">{t('review-note')}</p>
    </>
  );
}

/** Scrolls up to the board if it begins above the window, as on a phone. */
function showBoard(): void {
  const board = document.querySelector('.replay-board .board-frame');
  if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView();
}

/** A turning point in words: `12. White D4 lost 35%. Better: C3`. */
function turnWords(game: Shown, { position, loss, line }: TurningPoint): string {
  const played = game.moves[position];
  const { kind } = game.setup;
  if (!played) return '';
  return t('review-turn', {
    number: position + 1,
    side: colorWord(kind, played.color),
    point: pointWords(kind, played.point),
    loss: Math.round(loss / 10),
    better: pointWords(kind, line[0] ?? 'pass'),
  });
}

type GraphProps = { review: Review; at: number; onMove: (to: number) => void };

/** The width and the height of the graph, in its own units. */
const WIDTH = 300;
const HEIGHT = 80;

/**
 * The chances of Black (below) and White (above) during the game. A click shows the position under the pointer. For
 * the keyboard, the slider does the same.
 */
function Graph({ review, at, onMove }: GraphProps) {
  const last = Math.max(review.black.length - 1, 1);
  const corners = graphOf(review).map(([x, share]) => `${x * WIDTH},${(1 - share) * HEIGHT}`);
  const [first] = corners;
  const end = corners.at(-1)?.split(',')[0] ?? '0';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below the board does the same
    <svg
      class="review-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('review-graph')}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onMove(Math.round(((event.clientX - left) / width) * last));
      }}
    >
      {/* The positions after the last judged one, such as those after the end of play */}
      <rect class="review-unknown" x={end} width={WIDTH - Number(end)} height={HEIGHT} />
      {first ? <polygon class="review-black" points={`0,${HEIGHT} ${corners.join(' ')} ${end},${HEIGHT}`} /> : null}
      <line class="review-even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {review.turns.map(({ position }) => (
        <line
          key={position}
          class="review-mark"
          x1={(position / last) * WIDTH}
          x2={(position / last) * WIDTH}
          y1="0"
          y2={HEIGHT}
        />
      ))}
      <line class="review-at" x1={(at / last) * WIDTH} x2={(at / last) * WIDTH} y1="0" y2={HEIGHT} />
    </svg>
  );
}
